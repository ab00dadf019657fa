// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Outcome } from "../../../src/interfaces/IBettingPool.sol";
import { BONDS, CHALLENGES, RESULT, SUSPENDED } from "../Properties.sol";
import { Handler } from "./Handler.sol";

/// @notice Challenges, rulings, and attempts of owner and operators to get round them.
contract ChallengeHandler is Handler {
    constructor(Setup memory setup) Handler(setup) { }

    function challengeResult(uint256 who, uint256 which) external step {
        uint256 matchId = which % 2 == 0 ? _find(which / 8, _isRare) : 0;
        // Silence is rarely awaited: three days end every other match too.
        if (which % 8 == 1) matchId = _await(which / 8, _isChallengeable, _silentFrom);
        if (matchId == 0) matchId = _find(which / 8, _isChallengeable);
        vm.assume(matchId != 0);
        address user = _bettor(who);
        uint256 bond = POOL.challengeBond(matchId);
        vm.assume(TOKEN.balanceOf(user) >= bond);
        bytes memory data = abi.encodeCall(POOL.challengeResult, (matchId, STORE.outcomeOf(matchId)));
        assertTrue(_try(user, data), CHALLENGES);
        assertEq(POOL.challengerOf(matchId), user, CHALLENGES);
        assertEq(bond, STORE.bond(matchId), BONDS);
        STORE.recordChallenge(user, matchId, bond);
    }

    /// @dev Too early, too late, again, or a match whose outcome is another.
    function tryToChallenge(uint256 who, uint256 which, uint256 what) external step {
        uint256 matchId = _anyMatch(which);
        Outcome outcome = Outcome(what % 4);
        vm.assume(!_isChallengeable(matchId) || outcome != STORE.outcomeOf(matchId));
        bytes memory data = abi.encodeCall(POOL.challengeResult, (matchId, outcome));
        assertFalse(_try(_bettor(who), data), CHALLENGES);
    }

    /// @dev Half of the rulings uphold. A winner only once one can be named. The store checks what happens to result and bond.
    function rule(uint256 which, uint256 what) external step {
        uint256 matchId = _pick(which, _isChallenged);
        Outcome outcome = what % 2 == 0 ? STORE.outcomeOf(matchId) : Outcome(what / 2 % 4);
        bool isWinner = outcome == Outcome.A || outcome == Outcome.B;
        bool isAllowed = outcome == Outcome.Void || (isWinner && STORE.isOver(matchId));
        bytes memory data = abi.encodeCall(POOL.rule, (matchId, outcome));
        assertEq(_try(POOL.arbiter(), data), isAllowed, RESULT);
    }

    /// @dev Owner and operators try everything on a challenged match. They can only name a missing result before `ruleBy`, and rule
    /// if the owner is the arbiter.
    function tryToEvade(uint256 who, uint256 which, uint256 how, uint256 what) external step {
        uint256 matchId = _pick(which, _isChallenged);
        address caller = who % 2 == 0 ? POOL.owner() : _operators[who / 2 % _operators.length];
        uint64 start = uint64(STORE.clock() + 5 days);
        uint8 winner = uint8(what % 2 + 1);
        bytes[7] memory calls = [
            abi.encodeCall(POOL.finalizeMatch, (matchId, winner)),
            abi.encodeCall(POOL.voidMatch, (matchId)),
            abi.encodeCall(POOL.rule, (matchId, Outcome(what % 4))),
            abi.encodeCall(POOL.overruleResult, (matchId, winner)),
            abi.encodeCall(POOL.closeBetting, (matchId)),
            abi.encodeCall(POOL.replaceMatch, (matchId, start, start + 1)),
            abi.encodeCall(POOL.setArbiter, (caller, 7 days))
        ];
        how %= calls.length;
        vm.assume(how > 1 || !_isOperable(matchId));
        vm.assume(how != 2 || caller != POOL.arbiter());
        assertFalse(_try(caller, calls[how]), SUSPENDED);
    }

    function _isChallengeable(uint256 matchId) private view returns (bool) {
        return STORE.isChallengeable(matchId);
    }

    /// @dev Resolved before its end, or named after its silence was challenged.
    function _isRare(uint256 matchId) private view returns (bool) {
        return _isChallengeable(matchId) && (_hasNotEnded(matchId) || STORE.challengeCount(matchId) != 0);
    }

    function _silentFrom(uint256 matchId) private view returns (uint256) {
        return _isUnresolved(matchId) ? _endOf(matchId) + 3 days : 0;
    }
}
