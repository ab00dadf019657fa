// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

import { IBettingPool, Match } from "../interfaces/IBettingPool.sol";
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
    uint256 public constant override MIN_ANSWER_BOND = 0.01 ether;

    /// @dev Index of the answer among the template's outcomes.
    bytes32 private constant TEAM_A = bytes32(uint256(0));
    bytes32 private constant TEAM_B = bytes32(uint256(1));
    bytes32 private constant TOO_SOON = bytes32(type(uint256).max - 1);

    IBettingPool public immutable override bettingPool;
    IRealityETH public immutable override realityETH;
    address public immutable override arbitrator;
    uint256 public immutable override templateId;
    IWETH private immutable _token;

    mapping(uint256 matchId => bytes32) public override questionOf;
    mapping(uint256 matchId => uint256) private _attempts;

    constructor(address bettingPool_, address realityETH_, address arbitrator_) {
        bettingPool = IBettingPool(bettingPool_);
        realityETH = IRealityETH(realityETH_);
        arbitrator = arbitrator_;
        _token = bettingPool.bettingToken();
        if (realityETH.token() != address(_token)) revert WrongToken(realityETH.token());
        templateId = realityETH.createTemplate(QuestionText.TEMPLATE);
    }

    /// @inheritdoc IRealityArbiter
    function ask(uint256 matchId) external returns (bytes32 questionId) {
        if (questionOf[matchId] != 0) revert AlreadyAsked(questionOf[matchId]);
        return _ask(matchId);
    }

    /// @inheritdoc IRealityArbiter
    function settle(uint256 matchId) external {
        bytes32 questionId = questionOf[matchId];
        if (questionId == 0) revert NotAsked(matchId);
        bytes32 answer = realityETH.resultFor(questionId);
        if (answer == TOO_SOON) _ask(matchId);
        else bettingPool.rule(matchId, answer == TEAM_A ? 1 : answer == TEAM_B ? 2 : 0);
    }

    /// @dev Every question gets its own nonce: Reality.eth refuses to ask the same one twice.
    function _ask(uint256 matchId) private returns (bytes32 questionId) {
        Match memory m = bettingPool.getMatch(matchId);
        if (!m.isChallenged) revert NotChallenged(matchId);
        (, string memory rules) = bettingPool.rulesOf(matchId);
        uint256 attempt = _attempts[matchId]++;
        uint256 fee = realityETH.arbitrator_question_fees(arbitrator);
        if (fee != 0) {
            _token.safeTransferFrom(msg.sender, address(this), fee);
            _token.forceApprove(address(realityETH), fee);
        }
        questionId = realityETH.askQuestionWithMinBondERC20(
            templateId,
            QuestionText.parameters(block.chainid, address(bettingPool), matchId, m.name, rules),
            arbitrator,
            ANSWER_TIMEOUT,
            // A second after this, the pool accepts a winner.
            uint256((m.isBettingClosed ? m.startTime : m.endTime) + 1).toUint32(),
            uint256(keccak256(abi.encode(matchId, attempt))),
            MIN_ANSWER_BOND,
            fee
        );
        questionOf[matchId] = questionId;
        emit QuestionAsked(matchId, questionId, attempt);
    }
}
