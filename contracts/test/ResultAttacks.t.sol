// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool, Match, Outcome } from "../src/interfaces/IBettingPool.sol";
import { IWETH } from "../src/interfaces/IWETH.sol";
import { PoolTest } from "./utils/PoolTest.sol";
import { RefusingToken } from "./utils/RefusingToken.sol";

/// @notice Ways to profit from a wrong, missing, rushed or slow result, which challenges and fixed times rule out.
contract ResultAttacksTest is PoolTest {
    address private constant BURNED = 0x000000000000000000000000000000000000dEaD;
    /// @dev Ways in which a challenge ends: see `end`.
    uint256 private constant ENDINGS = 4;
    uint256 private constant BURNING = 3;

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

    // ---------------------------------------------------------------- an arbiter who does not rule

    /// @dev If the bond came back, a sleeping owner would give every loser a free refund.
    function test_WhenTheArbiterSleeps_LosersRefundCostsTheBond() public {
        uint256 matchId = _createMatchWithBets(10 ether, 10 ether);
        _finalize(matchId, A);
        _challenge(bob, matchId);
        skip(pool.rulingPeriod());
        pool.voidAbandonedMatch(matchId);
        assertEq(_claim(bob, matchId), 10 ether);
        assertEq(weth.balanceOf(bob), FUNDS - 0.2 ether);
        assertEq(weth.balanceOf(BURNED), 0.2 ether);
    }

    /// @dev The owner bets through a second account, wins when right and never rules when wrong. If the bond came back, 100 WETH
    /// would become 109.2 over one win and one loss.
    function test_WhenTheOwnerRulesOnNoLoss_EachCostsABond() public {
        address second = makeAddr("second account");
        _fund(second, 100 ether);
        uint256 won = _createMatch();
        uint256 lost = _createMatch();
        _bet(second, won, 10 ether, A);
        _bet(second, lost, 10 ether, A);
        _bet(bob, won, 10 ether, B);
        _bet(bob, lost, 10 ether, B);
        _finalize(won, A);
        _finalize(lost, B);
        _challenge(second, lost);
        skip(pool.rulingPeriod());
        pool.voidAbandonedMatch(lost);
        vm.prank(second);
        pool.claimMany(_list(won, lost));
        assertEq(weth.balanceOf(second), 109.2 ether - 0.2 ether);
        assertEq(pool.accruedFees(), 0.8 ether, "the fee of the win alone");
    }

    function test_WhenAVoidIsChallengedBeforeTheStart_RefundsWaitOneRulingPeriodAtMost() public {
        uint256 matchId = _matchIn180Days(NOW + 179 days);
        _void(matchId);
        _challenge(bob, matchId);
        vm.warp(NOW + 7 days - 1);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotAbandoned.selector, matchId));
        pool.voidAbandonedMatch(matchId);
        skip(1);
        pool.voidAbandonedMatch(matchId);
        assertEq(_claim(alice, matchId), 500 ether);
    }

    /// @dev A winner may show before the scheduled end, so the arbiter has until after it. A ruling ends it at any time.
    function test_WhenAVoidIsChallengedAfterTheStart_RefundsWaitForARulingOrTheEnd() public {
        uint256 matchId = _matchIn180Days(NOW);
        _void(matchId);
        _challenge(bob, matchId);
        assertEq(pool.getMatch(matchId).ruleBy, NOW + 187 days);
        skip(WINDOW);
        _rule(matchId, Outcome.Void);
        assertEq(_claim(alice, matchId), 500 ether);
    }

    /// @dev A winner is final no earlier than the scheduled end, which must not hold the refunds of a void back.
    function test_WhenAnEarlyWinnerIsRuledVoid_RefundsDoNotWaitForTheEnd() public {
        uint256 matchId = _matchIn180Days(NOW + 1 days);
        vm.warp(NOW + 1 days);
        vm.prank(operator);
        pool.closeBetting(matchId);
        _nameWinner(matchId);
        _challenge(bob, matchId);
        _rule(matchId, Outcome.Void);
        assertEq(_claim(alice, matchId), 500 ether);
    }

    /// @dev A 60-day match is closed by hand and named, or voided, a second after its start. An accomplice challenges at once, so
    /// that the ruling period would run out before anybody knows the winner, and end in a void that nobody can challenge.
    function test_WhenALongMatchIsClosedByHand_ItsChallengeRunsOutOnlyAfterItsEnd() public {
        uint64 start = uint64(vm.getBlockTimestamp() + 1);
        uint64 endTime = start + 60 days;
        Outcome[3] memory named = [Outcome.A, Outcome.B, Outcome.Void];
        for (uint256 i = 0; i < named.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            vm.prank(operator);
            uint256 matchId = pool.createMatch(NAME, start, endTime, MIN_BET, MAX_BET);
            _bet(alice, matchId, 1 ether, A);
            _bet(bob, matchId, 1 ether, B);
            vm.warp(start + 1);
            vm.startPrank(operator);
            pool.closeBetting(matchId);
            if (named[i] == Outcome.Void) pool.voidMatch(matchId);
            else pool.finalizeMatch(matchId, uint8(named[i]));
            vm.stopPrank();
            _challenge(carol, matchId);

            uint256 ruleBy = endTime + pool.rulingPeriod();
            vm.warp(ruleBy - 1);
            vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotAbandoned.selector, matchId));
            pool.voidAbandonedMatch(matchId);
            _rule(matchId, Outcome.A);
            assertEq(_claim(alice, matchId), 1.92 ether);
            vm.revertToState(snapshot);
        }
    }

    // ---------------------------------------------------------------- challenges that cost nothing

    /// @dev Mallory challenges a missing result an hour before the operators name it with nineteen others.
    function test_WhenSilenceIsChallengedForNothing_OperatorsBatchGoesThrough() public {
        bytes[] memory calls = new bytes[](20);
        for (uint256 i = 0; i < 20; ++i) {
            calls[i] = abi.encodeCall(pool.finalizeMatch, (_createMatchWithBets(1 ether, 1 ether), A));
        }
        vm.warp(END + 3 days);
        _challenge(carol, 7);
        vm.prank(operator);
        pool.multicall(calls);
        assertEq(pool.getMatch(7).ruleBy, 0);
        assertEq(pool.getMatch(7).claimableAt, vm.getBlockTimestamp() + WINDOW, "no later than the others");
        assertEq(weth.balanceOf(carol), FUNDS);
    }

    /// @dev Twenty challenges are decided in one transaction.
    function test_WhenManyResultsAreChallenged_ArbiterRulesInOneBatch() public {
        bytes[] memory calls = new bytes[](20);
        for (uint256 i = 0; i < 20; ++i) {
            uint256 matchId = _createMatchWithBets(0.1 ether, 0.1 ether);
            _finalize(matchId, A);
            _challenge(carol, matchId);
            calls[i] = abi.encodeCall(pool.rule, (matchId, Outcome.A));
        }
        vm.prank(owner);
        pool.multicall(calls);
        assertEq(pool.accruedFees(), 20 * 0.01 ether);
        assertEq(_bonds(), 0);
    }

    // ---------------------------------------------------------------- no time to challenge

    /// @dev With a window of 0, a wrong result would be named, final and paid in one block.
    function test_WhenTheArbiterIsForeign_EveryResultCanBeChallengedForAnHour() public {
        vm.startPrank(owner);
        pool.setArbiter(makeAddr("oracle"), 30 days);
        for (uint32 window = 0; window < 1 hours; window += 1 hours - 1) {
            vm.expectRevert(abi.encodeWithSelector(IBettingPool.DisputeWindowTooShort.selector, window));
            pool.setDisputeWindow(window);
        }
        pool.setDisputeWindow(1 hours);
        vm.stopPrank();
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        _finalize(matchId, B);
        skip(1 hours - 1);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, matchId));
        _claim(bob, matchId);
        _challenge(alice, matchId);
        skip(1);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, matchId));
        _claim(bob, matchId);
    }

    // ---------------------------------------------------------------- a bond that cannot leave

    /// @dev A recipient whom the token refuses does not stop the match: the bond becomes a fee.
    function test_WhenTheTokenRefusesTheChallenger_NothingIsBlocked() public {
        uint256 matchId = _startAnewWithRefusingToken();
        for (uint256 i = 0; i < ENDINGS; ++i) {
            uint256 snapshot = vm.snapshotState();
            _challengeToEnd(matchId, i);
            RefusingToken(address(weth)).refuse(i == BURNING ? BURNED : carol);
            vm.expectEmit(address(pool));
            emit IBettingPool.ChallengeEnded(matchId, carol, 0.02 ether, address(pool));
            _end(matchId, i, gasleft());
            assertEq(pool.accruedFees(), 0.02 ether);
            assertEq(_bonds(), 0);
            _warpToClaimable(matchId);
            assertGe(_claim(alice, matchId), 1 ether);
            vm.revertToState(snapshot);
        }
    }

    /// @dev The token demands nearly all the gas that the pool reserves for a transfer, so that a call with less would make it
    /// fail.
    function test_AtNoGasLimitDoesABondBecomeAFee() public {
        uint256 matchId = _startAnewWithRefusingToken();
        RefusingToken(address(weth)).demandGas(49_000);
        for (uint256 i = 0; i < ENDINGS; ++i) {
            uint256 snapshot = vm.snapshotState();
            _challengeToEnd(matchId, i);
            uint256 ended = vm.snapshotState();
            uint256 refused = 0;
            uint256 passed = 0;
            for (uint256 gasLimit = 20_000; gasLimit < 200_000; gasLimit += 211) {
                try this.end(matchId, i, gasLimit) {
                    ++passed;
                    assertEq(weth.balanceOf(i == BURNING ? BURNED : carol), i == BURNING ? 0.02 ether : FUNDS);
                    assertEq(pool.accruedFees(), 0);
                } catch (bytes memory reason) {
                    if (bytes4(reason) == IBettingPool.InsufficientGas.selector) ++refused;
                }
                vm.revertToState(ended);
            }
            assertGt(refused, 0);
            assertGt(passed, 0);
            vm.revertToState(snapshot);
        }
    }

    // ---------------------------------------------------------------- helpers

    /// @dev Ends the challenge of carol: 0 by a ruling, 1 by naming a missing result, 2 for lack of a ruling on it, 3 for lack of
    /// a ruling on a result.
    function end(uint256 matchId, uint256 ending, uint256 gasLimit) external {
        _end(matchId, ending, gasLimit);
    }

    function _end(uint256 matchId, uint256 ending, uint256 gasLimit) private {
        if (ending == 0) {
            vm.prank(owner);
            pool.rule{ gas: gasLimit }(matchId, Outcome.A);
        } else if (ending == 1) {
            vm.prank(operator);
            pool.finalizeMatch{ gas: gasLimit }(matchId, A);
        } else {
            pool.voidAbandonedMatch{ gas: gasLimit }(matchId);
        }
    }

    function _challengeToEnd(uint256 matchId, uint256 ending) private {
        if (ending == 0 || ending == BURNING) _finalize(matchId, B);
        else vm.warp(END + 3 days);
        _challenge(carol, matchId);
        if (ending > 1) vm.warp(pool.getMatch(matchId).ruleBy);
    }

    function _startAnewWithRefusingToken() private returns (uint256 matchId) {
        weth = IWETH(address(new RefusingToken()));
        _deployPool(address(weth));
        _fund(alice, FUNDS);
        _fund(bob, FUNDS);
        _fund(carol, FUNDS);
        return _createMatchWithBets(1 ether, 1 ether);
    }

    /// @dev With 500 WETH of alice.
    function _nameWinner(uint256 matchId) private {
        skip(1);
        vm.prank(operator);
        pool.finalizeMatch(matchId, A);
    }

    function _matchIn180Days(uint64 start) private returns (uint256 matchId) {
        vm.prank(operator);
        matchId = pool.createMatch(NAME, start, NOW + 180 days, MIN_BET, 500 ether);
        _bet(alice, matchId, 500 ether, A);
    }
}
