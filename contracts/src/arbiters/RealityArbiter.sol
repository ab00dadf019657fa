// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

import { IArbiter } from "../interfaces/IArbiter.sol";
import { IBettingPool, Match, Outcome } from "../interfaces/IBettingPool.sol";
import { IRealityArbiter } from "../interfaces/IRealityArbiter.sol";
import { IRealityETH } from "../interfaces/IRealityETH.sol";
import { IWETH } from "../interfaces/IWETH.sol";
import { QuestionText } from "../libraries/QuestionText.sol";

/// @title Arbiter that puts challenged matches to Reality.eth
/// @notice See `IRealityArbiter` for rules and trust model.
contract RealityArbiter is IRealityArbiter {
    using SafeCast for uint256;
    using SafeERC20 for IWETH;

    uint32 public constant override ANSWER_TIMEOUT = 1 days;

    /// @dev Each day of delay at least doubles an attacker's bond.
    uint256 private constant TIME_FOR_ANSWERS = 14 days;
    /// @dev For the arbitrator's own courts and appeals.
    uint256 private constant TIME_FOR_ARBITRATION = 46 days;

    /// @dev Index of the answer among the template's outcomes.
    bytes32 private constant TEAM_A = bytes32(uint256(0));
    bytes32 private constant TEAM_B = bytes32(uint256(1));
    bytes32 private constant TOO_SOON = bytes32(type(uint256).max - 1);

    IBettingPool public immutable override bettingPool;
    IRealityETH public immutable override realityETH;
    address public immutable override arbitrator;
    uint256 public immutable override templateId;
    /// @inheritdoc IArbiter
    // solhint-disable-next-line immutable-vars-naming
    uint256 public immutable override MIN_RULING_PERIOD;
    IWETH private immutable _token;

    mapping(uint256 matchId => bytes32) public override questionOf;
    /// @dev The `ruleBy` of the challenge that `questionOf` is about: an answer about an earlier one must not decide a later one.
    mapping(uint256 matchId => uint256) private _ruleByOf;
    mapping(uint256 matchId => uint256) private _attempts;

    /// @param bettingPool_ pool whose challenged matches are decided
    /// @param realityETH_ Reality.eth contract, ERC-20 version 3.0 or later, with the pool's token
    /// @param arbitrator_ contract that settles disputed answers, zero for none
    constructor(address bettingPool_, address realityETH_, address arbitrator_) {
        bettingPool = IBettingPool(bettingPool_);
        realityETH = IRealityETH(realityETH_);
        arbitrator = arbitrator_;
        MIN_RULING_PERIOD = TIME_FOR_ANSWERS + (arbitrator_ == address(0) ? 0 : TIME_FOR_ARBITRATION);
        _token = bettingPool.bettingToken();
        if (realityETH.token() != address(_token)) revert WrongToken(realityETH.token());
        templateId = realityETH.createTemplate(QuestionText.TEMPLATE);
    }

    /// @inheritdoc IRealityArbiter
    function ask(uint256 matchId, uint256 maxFee) external returns (bytes32 questionId) {
        Match memory m = _challenged(matchId);
        if (_isAsked(m)) revert AlreadyAsked(questionOf[matchId]);
        // A void can be judged before the end.
        return _ask(m, m.isVoid ? 0 : _overFrom(m) + 1, _takeQuestionFee(maxFee));
    }

    /// @inheritdoc IRealityArbiter
    function settle(uint256 matchId, uint256 maxFee) external {
        Match memory m = _challenged(matchId);
        if (!_isAsked(m)) revert NotAsked(matchId);
        bytes32 answer = realityETH.resultFor(questionOf[matchId]);
        Outcome outcome = answer == TEAM_A ? Outcome.A : answer == TEAM_B ? Outcome.B : Outcome.Void;
        bool isTooSoon = outcome == Outcome.Void ? answer == TOO_SOON : block.timestamp <= m.endTime;
        if (isTooSoon) _ask(m, uint256(m.endTime) + 1, _takeQuestionFee(maxFee));
        else bettingPool.rule(matchId, outcome);
    }

    function _challenged(uint256 matchId) private view returns (Match memory m) {
        m = bettingPool.getMatch(matchId);
        if (m.ruleBy == 0) revert NotChallenged(matchId);
    }

    function _isAsked(Match memory m) private view returns (bool) {
        return _ruleByOf[m.id] == m.ruleBy;
    }

    /// @dev A second after this, the pool accepts a winner.
    function _overFrom(Match memory m) private pure returns (uint256) {
        return m.isBettingClosed ? m.startTime : m.endTime;
    }

    /// @dev Every question gets its own nonce: Reality.eth refuses to ask the same one twice.
    function _ask(Match memory m, uint256 openingTime, uint256 fee) private returns (bytes32 questionId) {
        (bytes32 rulesHash, string memory rulesUri) = bettingPool.rulesOf(m.id);
        string memory parameters = QuestionText.parameters(m, address(bettingPool), rulesHash, rulesUri);
        uint256 attempt = _attempts[m.id]++;
        // Whoever corrects a wrong first answer earns at least the bond of the challenge.
        uint256 minBond = bettingPool.challengeBond(m.id);
        questionId = realityETH.askQuestionWithMinBondERC20(
            templateId,
            parameters,
            arbitrator,
            ANSWER_TIMEOUT,
            openingTime.toUint32(),
            uint256(keccak256(abi.encode(m.id, attempt))),
            minBond,
            fee
        );
        questionOf[m.id] = questionId;
        _ruleByOf[m.id] = m.ruleBy;
        emit QuestionAsked(m.id, questionId, attempt);
    }

    /// @dev Takes the arbitrator's fee for a question from the caller and approves it for Reality.eth.
    function _takeQuestionFee(uint256 maxFee) private returns (uint256 fee) {
        fee = realityETH.arbitrator_question_fees(arbitrator);
        if (fee > maxFee) revert FeeAboveMaximum(fee, maxFee);
        if (fee == 0) return 0;
        _token.safeTransferFrom(msg.sender, address(this), fee);
        _token.forceApprove(address(realityETH), fee);
    }
}
