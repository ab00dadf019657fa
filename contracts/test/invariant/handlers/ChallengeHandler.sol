// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { BONDS, CHALLENGES, SUSPENDED } from "../Properties.sol";
import { Handler } from "./Handler.sol";

/// @notice Challenges, rulings, and attempts of owner and operators to get round them.
contract ChallengeHandler is Handler {
    constructor(Setup memory setup) Handler(setup) { }

    function challengeResult(uint256 who, uint256 which) external step {
        uint256 matchId = _pick(which, _isChallengeable);
        address user = _bettor(who);
        uint256 bond = STORE.bond(matchId);
        assertEq(POOL.challengeBond(matchId), bond, BONDS);
        vm.assume(WETH.balanceOf(user) >= bond);
        uint256 balance = WETH.balanceOf(user);
        uint8 outcome = STORE.outcomeOf(matchId);
        _as(user);
        POOL.challengeResult(matchId, outcome);
        assertEq(balance - WETH.balanceOf(user), bond, BONDS);
        assertEq(POOL.challengerOf(matchId), user, CHALLENGES);
        STORE.recordChallenge(user, matchId, bond);
    }

    /// @dev Too early, too late, again, or a match whose outcome is another.
    function tryToChallenge(uint256 who, uint256 which, uint8 outcome) external step {
        uint256 matchId = _anyMatch(which);
        uint8[4] memory outcomes = [0, 1, 2, 255];
        outcome = outcomes[outcome % 4];
        vm.assume(!_isChallengeable(matchId) || outcome != STORE.outcomeOf(matchId));
        bytes memory data = abi.encodeCall(POOL.challengeResult, (matchId, outcome));
        assertFalse(_try(_bettor(who), data), CHALLENGES);
    }

    function rule(uint256 which, uint8 outcome) external step {
        uint256 matchId = _pick(which, _isChallenged);
        outcome = STORE.isOver(matchId) ? outcome % 3 : 0;
        uint8 was = STORE.status(matchId);
        bool isUpheld = was == (outcome == 0 ? STORE.VOID() : outcome);
        address challenger = STORE.challengerOf(matchId);
        uint256 bond = STORE.bondOf(matchId);
        uint256 fees = POOL.accruedFees();
        uint256 balance = WETH.balanceOf(challenger);
        address arbiter = POOL.arbiter();
        _as(arbiter);
        POOL.rule(matchId, outcome);
        uint256 paid = WETH.balanceOf(challenger) - balance;
        if (isUpheld) {
            assertEq(paid, 0, BONDS);
            STORE.recordBondKept(matchId);
        } else {
            uint256 reward = was == STORE.OPEN() ? 0 : Math.min(bond, fees);
            assertEq(paid, bond + reward, BONDS);
            STORE.recordBondReturned(matchId, reward);
        }
    }

    /// @dev Owner and operators try everything on a challenged match. An owner who is the arbiter may rule.
    function tryToEvade(uint256 who, uint256 which, uint256 how, uint8 outcome) external step {
        uint256 matchId = _pick(which, _isChallenged);
        address caller = who % 2 == 0 ? POOL.owner() : _operators[who / 2 % _operators.length];
        bytes[6] memory calls = [
            abi.encodeCall(POOL.finalizeMatch, (matchId, uint8(outcome % 2 + 1))),
            abi.encodeCall(POOL.overruleResult, (matchId, uint8(outcome % 2 + 1))),
            abi.encodeCall(POOL.voidMatch, (matchId)),
            abi.encodeCall(POOL.rule, (matchId, uint8(outcome % 3))),
            abi.encodeCall(POOL.closeBetting, (matchId)),
            abi.encodeCall(POOL.replaceMatch, (matchId, uint64(STORE.clock()), uint64(STORE.clock() + 1)))
        ];
        how %= calls.length;
        vm.assume(how != 3 || caller != POOL.arbiter());
        assertFalse(_try(caller, calls[how]), SUSPENDED);
    }

    function _isChallengeable(uint256 matchId) private view returns (bool) {
        return STORE.isChallengeable(matchId);
    }
}
