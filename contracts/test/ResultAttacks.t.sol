// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PoolTest } from "./utils/PoolTest.sol";
import { IBettingPool, Match, Outcome } from "../src/interfaces/IBettingPool.sol";

/// @notice Ways to profit from a wrong, missing, rushed or slow result, which challenges and fixed times rule out.
contract ResultAttacksTest is PoolTest {
    function test_WhenResultIsWrong_AnyBettorStopsItInTheLastSecond() public {
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        _finalize(matchId, B);
        vm.warp(pool.getMatch(matchId).claimableAt - 1);
        _challenge(alice, matchId);

        skip(1 days);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, matchId));
        _claim(bob, matchId);
        _rule(matchId, Outcome.A);
        assertEq(_claim(alice, matchId), 1.92 ether);
    }

    function test_WhenWindowIsSetToZero_RunningMatchesKeepTheirs() public {
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        vm.prank(owner);
        pool.setDisputeWindow(0);
        _finalize(matchId, B);
        assertEq(pool.getMatch(matchId).claimableAt, vm.getBlockTimestamp() + WINDOW);
    }

    function test_WhenOperatorIsSilent_BettorPreventsTheVoid() public {
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        vm.warp(END + 3 days);
        _challenge(alice, matchId);
        _rule(matchId, Outcome.A);
        vm.warp(END + ABANDONED_AFTER);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAlreadyFinalized.selector, matchId));
        pool.voidAbandonedMatch(matchId);
        assertEq(_claim(alice, matchId), 1.92 ether);
    }

    function test_WhenMatchIsOverAndClosed_ResultIsNamedBeforeItsEnd() public {
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        vm.warp(START + 1);
        vm.startPrank(operator);
        pool.closeBetting(matchId);
        pool.finalizeMatch(matchId, A);
        vm.stopPrank();
        assertEq(pool.getMatch(matchId).claimableAt, END + WINDOW, "money moves no sooner for it");
    }

    function test_RevertWhen_ResultIsNamedBeforeTheStart() public {
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        vm.startPrank(operator);
        pool.closeBetting(matchId);
        vm.warp(START);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotEnded.selector, matchId));
        pool.finalizeMatch(matchId, A);
        vm.stopPrank();
    }

    function test_WhenNobodyBetOnTheWinner_ResultIsAResult() public {
        uint256 matchId = _createMatch();
        _bet(alice, matchId, 1 ether, A);
        _decide(matchId, B);
        Match memory m = pool.getMatch(matchId);
        assertEq(m.winner, B);
        assertFalse(m.isVoid);
        assertEq(_claim(alice, matchId), 1 ether, "every stake comes back");
    }

    /// @dev Otherwise alice would challenge the right result, and the owner would uphold it and keep her bond.
    function test_RevertWhen_OwnerCorrectsTheResultJustBeforeTheChallenge() public {
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        _finalize(matchId, B);
        vm.prank(owner);
        pool.overruleResult(matchId, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.ResultChanged.selector, matchId));
        vm.prank(alice);
        pool.challengeResult(matchId, Outcome.B);
        assertEq(weth.balanceOf(alice), FUNDS - 1 ether);
    }

    function test_RevertWhen_OperatorNamesTheResultJustBeforeSilenceIsChallenged() public {
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        vm.warp(END + 3 days);
        _finalize(matchId, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.ResultChanged.selector, matchId));
        vm.prank(alice);
        pool.challengeResult(matchId, Outcome.None);
    }

    function test_WhenArbiterNeverRules_OwnerEarnsNothing() public {
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        _finalize(matchId, B);
        _challenge(alice, matchId);
        skip(pool.rulingPeriod());
        vm.prank(owner);
        pool.voidAbandonedMatch(matchId);
        assertEq(pool.accruedFees(), 0);
    }

    function test_WhenThereIsNoResult_ChallengingItEarnsNothing() public {
        uint256 matchId = _createMatchWithBets(10 ether, 10 ether);
        _decide(matchId, A);
        _claim(alice, matchId);
        uint256 fees = pool.accruedFees();
        assertGt(fees, 0);

        matchId = _createMatchWithBets(1 ether, 1 ether);
        vm.warp(pool.getMatch(matchId).endTime + 3 days);
        _challenge(carol, matchId);
        _rule(matchId, Outcome.A);
        assertEq(weth.balanceOf(carol), FUNDS, "the bond is back, and no wei more");
        assertEq(pool.accruedFees(), fees);
    }

    /// @dev A long match is voided when its outcome shows, days before its end.
    function test_WhenVoidedLongBeforeTheEnd_WinnerCanStillBeRuled() public {
        vm.prank(operator);
        uint256 matchId = pool.createMatch(NAME, NOW, NOW + 30 days, MIN_BET, MAX_BET);
        _bet(alice, matchId, 1 ether, A);
        _bet(bob, matchId, 1 ether, B);
        skip(10 days);
        _void(matchId);
        _challenge(alice, matchId);

        vm.warp(NOW + 30 days);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotAbandoned.selector, matchId));
        pool.voidAbandonedMatch(matchId);
        skip(1);
        _rule(matchId, Outcome.A);
        assertEq(_claim(alice, matchId), 1.92 ether);
    }

    /// @dev Otherwise the minimum bond would bind every stake of a match that is called off until its scheduled end.
    function test_WhenAnEarlyVoidIsUpheld_RefundsDoNotWaitForTheEnd() public {
        vm.prank(operator);
        uint256 matchId = pool.createMatch(NAME, NOW, NOW + 30 days, MIN_BET, MAX_BET);
        _bet(alice, matchId, 1 ether, A);
        _void(matchId);
        _challenge(bob, matchId);
        skip(1 days);
        _rule(matchId, Outcome.Void);
        assertEq(_claim(alice, matchId), 1 ether);
    }
}
