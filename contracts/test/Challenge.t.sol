// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool, Match } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

/// @notice Challenges and rulings. The arbiter is the owner, unless a test says otherwise.
contract ChallengeTest is PoolTest {
    uint256 private constant BOND = 0.02 ether;
    uint256 private constant RULING_PERIOD = 3 days;
    uint256 private constant CHALLENGEABLE_AFTER = 3 days;

    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchWithBets(1 ether, 1 ether);
    }

    // ---------------------------------------------------------------- challenges

    function test_SuspendsTheMatch() public {
        _finalize(matchId, A);
        uint64 ruleBy = uint64(vm.getBlockTimestamp() + RULING_PERIOD);
        vm.expectEmit(address(pool));
        emit IBettingPool.ResultChallenged(matchId, carol, BOND, ruleBy);
        _challenge(carol);

        Match memory m = pool.getMatch(matchId);
        assertTrue(m.isChallenged);
        assertTrue(m.isFinalized);
        assertEq(m.winner, A);
        assertEq(m.claimableAt, ruleBy);
        assertEq(pool.challengerOf(matchId), carol);
        assertEq(weth.balanceOf(carol), FUNDS - BOND);
        assertEq(weth.balanceOf(address(pool)), 2 ether + BOND);
        assertEq(pool.accruedFees(), 0);
        _expectNothingToClaim(alice);
        vm.warp(ruleBy + 365 days);
        _expectNothingToClaim(alice);
        (uint256[] memory claimable,,) = pool.getClaimable(alice, 0, 10);
        assertEq(claimable.length, 0);
    }

    function test_WhenSecondIsLeft() public {
        _finalize(matchId, A);
        vm.warp(pool.getMatch(matchId).claimableAt - 1);
        _challenge(bob);
        assertTrue(pool.getMatch(matchId).isChallenged);
    }

    function test_RevertWhen_ClaimableAtHasCome() public {
        _decide(matchId, A);
        _expectRevert(IBettingPool.ResolutionFinal.selector);
        _challengeOutcome(bob, A);
    }

    function test_WhenOfAVoid() public {
        _void(matchId);
        _challenge(alice);
        assertTrue(pool.getMatch(matchId).isVoid);
        vm.warp(END + 1);
        _rule(A);
        assertEq(pool.getMatch(matchId).winner, A);
        assertEq(weth.balanceOf(alice), FUNDS - 1 ether, "the bond is back");
    }

    function test_RevertWhen_OfNothingTooEarly() public {
        vm.warp(END + CHALLENGEABLE_AFTER - 1);
        _expectRevert(IBettingPool.ChallengeTooEarly.selector);
        _challengeOutcome(alice, NO_RESULT);
    }

    function test_WhenOfNothing_ItStaysOpenAndUnresolved() public {
        vm.warp(END + CHALLENGEABLE_AFTER);
        _challenge(alice);
        Match memory m = pool.getMatch(matchId);
        assertTrue(m.isChallenged);
        assertFalse(m.isFinalized);
        (Match[] memory open,) = pool.getOpenMatches(0, 10);
        assertEq(open.length, 1);
        _rule(B);
        (open,) = pool.getOpenMatches(0, 10);
        assertEq(open.length, 0);
        assertEq(_claim(bob, matchId), 1.92 ether);
    }

    function test_RevertWhen_ChallengedTwice() public {
        _finalize(matchId, A);
        _challenge(bob);
        _expectRevert(IBettingPool.ResultSuspended.selector);
        _challengeOutcome(carol, A);
        _expectRevert(IBettingPool.ResultSuspended.selector);
        _challengeOutcome(bob, A);
    }

    function test_RevertWhen_Ruled() public {
        _void(matchId);
        _challenge(bob);
        vm.warp(START);
        _rule(0);
        assertEq(pool.getMatch(matchId).claimableAt, NOW + WINDOW);
        _expectRevert(IBettingPool.ResolutionFinal.selector);
        _challengeOutcome(carol, 0);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.ResolutionFinal.selector, matchId));
        vm.prank(owner);
        pool.voidMatch(matchId);
        _expectRevert(IBettingPool.NotChallenged.selector);
        _rule(0);
    }

    function test_WhenByTheOperatorHimself_HeRisksTheBond() public {
        _fund(operator, 1 ether);
        _finalize(matchId, B);
        _challenge(operator);
        _rule(B);
        assertEq(weth.balanceOf(operator), 1 ether - BOND);
        assertEq(pool.accruedFees(), BOND);
    }

    function test_WhenOverruled_TheNewResultCanBeChallenged() public {
        _finalize(matchId, A);
        vm.warp(pool.getMatch(matchId).claimableAt - 1);
        vm.prank(owner);
        pool.overruleResult(matchId, B);
        vm.warp(pool.getMatch(matchId).claimableAt - 1);
        _challenge(alice);
        _rule(A);
        assertEq(_claimAfterWindow(alice), 1.92 ether);
    }

    function test_WhenPaused() public {
        _finalize(matchId, A);
        vm.prank(owner);
        pool.pause();
        _challenge(bob);
        _rule(B);
        assertEq(_claimAfterWindow(bob), 1.92 ether);
    }

    function test_WhenPausedAndNobodyRules() public {
        _finalize(matchId, A);
        _challenge(bob);
        vm.prank(owner);
        pool.pause();
        skip(RULING_PERIOD);
        pool.voidAbandonedMatch(matchId);
        assertEq(_claim(alice, matchId), 1 ether);
    }

    function test_RevertWhen_ThereIsNoArbiter() public {
        vm.prank(owner);
        pool.renounceOwnership();
        _finalize(matchId, A);
        assertEq(pool.arbiter(), address(0));
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotArbiter.selector, address(0)));
        _challengeOutcome(bob, A);
    }

    function test_WhenOwnerRenouncesDuringAChallenge_AnyoneVoidsAfterThePeriod() public {
        _finalize(matchId, A);
        _challenge(bob);
        vm.prank(owner);
        pool.renounceOwnership();
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotArbiter.selector, owner));
        _rule(B);
        skip(RULING_PERIOD);
        vm.prank(stranger);
        pool.voidAbandonedMatch(matchId);
        assertEq(_claim(alice, matchId), 1 ether);
        assertEq(_claim(bob, matchId), 1 ether);
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        matchId = 99;
        _expectRevert(IBettingPool.MatchNotFound.selector);
        _challengeOutcome(bob, A);
        _expectRevert(IBettingPool.MatchNotFound.selector);
        pool.challengeBond(matchId);
        _expectRevert(IBettingPool.MatchNotFound.selector);
        pool.challengerOf(matchId);
        _expectRevert(IBettingPool.MatchNotFound.selector);
        _rule(A);
    }

    function test_RevertWhen_ChallengerCannotPayTheBond() public {
        _finalize(matchId, A);
        vm.expectRevert();
        _challengeOutcome(stranger, A);
        assertFalse(pool.getMatch(matchId).isChallenged);
    }

    function test_RevertWhen_OutcomeIsAnother() public {
        uint8[4] memory outcomes = [0, A, B, NO_RESULT];
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < 4; ++i) {
            if (outcomes[i] == 0) _void(matchId);
            else if (outcomes[i] == NO_RESULT) vm.warp(END + CHALLENGEABLE_AFTER);
            else _finalize(matchId, outcomes[i]);
            for (uint256 j = 0; j < 4; ++j) {
                if (j != i) _expectRevert(IBettingPool.ResultChanged.selector);
                if (j != i) _challengeOutcome(bob, outcomes[j]);
            }
            _expectRevert(IBettingPool.ResultChanged.selector);
            _challengeOutcome(bob, 3);
            _challengeOutcome(bob, outcomes[i]);
            vm.revertToState(snapshot);
        }
    }

    // ---------------------------------------------------------------- bonds

    function test_BondIsTwoPercentOfWhatTheResultMoves() public {
        assertEq(pool.challengeBond(matchId), 0.02 ether);
        matchId = _createMatchWithBets(3 ether, 8 ether);
        assertEq(pool.challengeBond(matchId), 0.16 ether, "the larger outcome: 8 WETH if A wins");
        vm.warp(START);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _warpToStart(matchId);
        _bet(alice, matchId, 2 ether, A);
        _bet(bob, matchId, 4 ether, B);
        assertEq(pool.challengeBond(matchId), 0.1 ether, "both pools: 1 and 4 WETH if A wins");
    }

    function test_BondIsOfMatchedStakesOnly() public {
        matchId = _createMatchWithBets(MIN_BET, 10 ether);
        assertEq(pool.challengeBond(matchId), 0.01 ether, "50 times 0.01 WETH, of which 2 %");
        matchId = _createMatchWithBets(0.1 ether, 10 ether);
        assertEq(pool.challengeBond(matchId), 0.1 ether);
    }

    function test_BondHasBounds() public {
        matchId = _createMatch();
        assertEq(pool.challengeBond(matchId), 0.01 ether);
        matchId = _createMatch(MIN_BET, 1_000 ether);
        _bet(alice, matchId, 50 ether, A);
        _bet(bob, matchId, 50 ether - 50, B);
        assertEq(pool.challengeBond(matchId), 1 ether);
        _bet(bob, matchId, 500 ether, B);
        assertEq(pool.challengeBond(matchId), 1 ether);
    }

    // ---------------------------------------------------------------- rulings

    function test_WhenUpheld_BondGoesToTheFees() public {
        _finalize(matchId, A);
        uint64 claimableAt = pool.getMatch(matchId).claimableAt;
        _challenge(bob);
        vm.expectEmit(address(pool));
        emit IBettingPool.ResultRuled(matchId, owner, A);
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchFinalized(matchId, owner, A, claimableAt);
        _rule(A);
        Match memory m = pool.getMatch(matchId);
        assertFalse(m.isChallenged);
        assertEq(m.claimableAt, claimableAt, "as before the challenge");
        assertEq(pool.accruedFees(), BOND);
        assertEq(pool.challengerOf(matchId), bob);
        _expectNothingToClaim(alice);
        assertEq(_claimAfterWindow(alice), 1.92 ether);
    }

    function test_WhenChanged_BondComesBackWithAReward() public {
        _accrue(1 ether);
        _finalize(matchId, A);
        uint256 fees = pool.accruedFees();
        _challenge(bob);
        uint256 balance = weth.balanceOf(bob);
        _rule(B);
        assertEq(weth.balanceOf(bob) - balance, 2 * BOND);
        assertEq(pool.accruedFees(), fees - BOND);
        assertEq(_claimAfterWindow(bob), 1.92 ether);
    }

    function test_WhenFeesAreShort_RewardIsWhatTheyHold() public {
        _accrue(0.01 ether);
        _finalize(matchId, A);
        assertEq(pool.accruedFees(), 0.01 ether);
        _challenge(bob);
        uint256 balance = weth.balanceOf(bob);
        _rule(0);
        assertEq(weth.balanceOf(bob) - balance, BOND + 0.01 ether);
        assertEq(pool.accruedFees(), 0);
        assertEq(weth.balanceOf(address(pool)), 2 ether);
    }

    function test_WhenThereWasNoResult_AnyRulingReturnsTheBond() public {
        uint256 snapshot = vm.snapshotState();
        for (uint8 outcome = 0; outcome <= 2; ++outcome) {
            vm.warp(END + CHALLENGEABLE_AFTER);
            _challenge(bob);
            _rule(outcome);
            assertEq(weth.balanceOf(bob), FUNDS - 1 ether);
            assertEq(pool.getMatch(matchId).claimableAt, vm.getBlockTimestamp());
            vm.revertToState(snapshot);
        }
    }

    function test_WhenAVoidIsUpheld() public {
        _void(matchId);
        _challenge(bob);
        _rule(0);
        assertEq(pool.accruedFees(), BOND);
        assertEq(pool.getMatch(matchId).claimableAt, NOW + WINDOW);
    }

    function test_WhenRuledBeforeTheScheduledEnd_MoneyWaitsForIt() public {
        vm.warp(START + 1);
        vm.startPrank(operator);
        pool.closeBetting(matchId);
        pool.finalizeMatch(matchId, A);
        vm.stopPrank();
        _challenge(bob);
        _rule(B);
        assertEq(pool.getMatch(matchId).claimableAt, END + WINDOW);
        _expectNothingToClaim(bob);
    }

    /// @dev The time before the challenge of an early void is long before the end.
    function test_WhenAVoidIsRuledToAWinnerBeforeTheEnd_MoneyWaitsForIt() public {
        vm.prank(operator);
        matchId = pool.createMatch(NAME, NOW, NOW + 30 days, MIN_BET, MAX_BET);
        vm.prank(operator);
        pool.closeBetting(matchId);
        _void(matchId);
        _challenge(bob);
        skip(2 days);
        _rule(A);
        assertEq(pool.getMatch(matchId).claimableAt, NOW + 30 days);
    }

    function test_RevertWhen_WinnerIsRuledBeforeItCouldBeNamed() public {
        _void(matchId);
        _challenge(bob);
        vm.warp(END);
        _expectRevert(IBettingPool.MatchNotEnded.selector);
        _rule(A);
        vm.warp(END + 1);
        _rule(A);
        assertEq(pool.getMatch(matchId).winner, A);
    }

    function test_WhenPeriodIsOver_RulingIsGoodUntilSomebodyVoids() public {
        _finalize(matchId, A);
        _challenge(bob);
        skip(RULING_PERIOD + 30 days);
        _rule(B);
        assertEq(_claim(bob, matchId), 1.92 ether);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAlreadyFinalized.selector, matchId));
        pool.voidAbandonedMatch(matchId);
    }

    function test_RevertWhen_RulingAfterTheVoid() public {
        _finalize(matchId, A);
        _challenge(bob);
        skip(RULING_PERIOD);
        pool.voidAbandonedMatch(matchId);
        _expectRevert(IBettingPool.NotChallenged.selector);
        _rule(A);
        _expectRevert(IBettingPool.ResolutionFinal.selector);
        _challengeOutcome(bob, 0);
    }

    function test_WhenNobodyRules_AnyoneVoidsAndBondComesBack() public {
        _finalize(matchId, A);
        _challenge(bob);
        skip(RULING_PERIOD - 1);
        _expectRevert(IBettingPool.MatchNotAbandoned.selector);
        pool.voidAbandonedMatch(matchId);
        skip(1);
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchVoided(matchId, stranger, uint64(vm.getBlockTimestamp()));
        vm.prank(stranger);
        pool.voidAbandonedMatch(matchId);
        assertFalse(pool.getMatch(matchId).isChallenged);
        assertEq(pool.accruedFees(), 0);
        assertEq(weth.balanceOf(bob), FUNDS - 1 ether, "the bond, without a reward");
        assertEq(_claim(alice, matchId), 1 ether);
        assertEq(_claim(bob, matchId), 1 ether);
        assertEq(weth.balanceOf(address(pool)), 0);
    }

    function test_WhenNothingWasChallenged_SevenDaysDoNotVoidASuspendedMatch() public {
        vm.warp(END + ABANDONED_AFTER - 1);
        _challenge(bob);
        vm.warp(END + ABANDONED_AFTER);
        _expectRevert(IBettingPool.MatchNotAbandoned.selector);
        pool.voidAbandonedMatch(matchId);
    }

    function test_RevertWhen_RulerIsNotTheArbiter() public {
        _finalize(matchId, A);
        _challenge(bob);
        address[2] memory others = [operator, bob];
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotArbiter.selector, others[i]));
            vm.prank(others[i]);
            pool.rule(matchId, B);
        }
    }

    function test_RevertWhen_NothingIsChallenged() public {
        _expectRevert(IBettingPool.NotChallenged.selector);
        _rule(0);
        _finalize(matchId, A);
        _expectRevert(IBettingPool.NotChallenged.selector);
        _rule(B);
    }

    function testFuzz_RevertWhen_OutcomeIsNone(uint8 outcome) public {
        outcome = uint8(bound(outcome, 3, 255));
        _finalize(matchId, A);
        _challenge(bob);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.InvalidWinner.selector, outcome));
        _rule(outcome);
    }

    // ---------------------------------------------------------------- a foreign arbiter

    function test_WhenArbiterIsForeign_OwnerAndOperatorCannotTouchAChallengedMatch() public {
        address judge = makeAddr("judge");
        _deployPool(address(weth));
        vm.prank(owner);
        pool.setArbiter(judge, 45 days);
        _approve(alice);
        _approve(bob);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _finalize(matchId, B);
        _challenge(alice);
        assertEq(pool.getMatch(matchId).claimableAt, vm.getBlockTimestamp() + 45 days);

        vm.startPrank(owner);
        _expectRevert(IBettingPool.ResultSuspended.selector);
        pool.overruleResult(matchId, B);
        _expectRevert(IBettingPool.ResultSuspended.selector);
        pool.voidMatch(matchId);
        _expectRevert(IBettingPool.ResultSuspended.selector);
        pool.finalizeMatch(matchId, B);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotArbiter.selector, owner));
        pool.rule(matchId, B);
        vm.expectRevert(IBettingPool.ArbiterFixed.selector);
        pool.setArbiter(owner, 1 days);
        pool.renounceOwnership();
        vm.stopPrank();

        vm.prank(judge);
        pool.rule(matchId, A);
        assertEq(_claimAfterWindow(alice), 1.92 ether);
    }

    function test_WhenArbiterIsForeign_ChallengesWorkWithoutAnOwner() public {
        address judge = makeAddr("judge");
        _deployPool(address(weth));
        vm.prank(owner);
        pool.setArbiter(judge, 1 days);
        _approve(alice);
        _approve(bob);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        vm.prank(owner);
        pool.renounceOwnership();
        _finalize(matchId, B);
        _challenge(alice);
        vm.prank(judge);
        pool.rule(matchId, A);
        assertEq(pool.getMatch(matchId).winner, A);
    }

    // ---------------------------------------------------------------- farming rewards

    /// @dev A stolen operator key names a hundred wrong results and challenges them all. Rewards come out of the fees only.
    function test_WhenAStolenKeyFarmsRewards_StakesAreUntouched() public {
        _accrue(0.5 ether);
        address thief = makeAddr("thief");
        _fund(thief, 10 ether);
        uint256 fees = pool.accruedFees();
        uint256[] memory ids = new uint256[](100);
        vm.startPrank(operator);
        for (uint256 i = 0; i < 100; ++i) {
            uint64 start = uint64(vm.getBlockTimestamp());
            ids[i] = pool.createMatch(NAME, start, start + 1, MIN_BET, MAX_BET);
        }
        vm.stopPrank();
        skip(2);
        for (uint256 i = 0; i < 100; ++i) {
            matchId = ids[i];
            vm.prank(operator);
            pool.finalizeMatch(matchId, A);
            _challenge(thief);
        }
        for (uint256 i = 0; i < 100; ++i) {
            matchId = ids[i];
            _rule(B);
        }
        assertEq(weth.balanceOf(thief), 10 ether + fees, "the fees, and no wei more");
        assertEq(pool.accruedFees(), 0);
        assertGe(weth.balanceOf(address(pool)), 2 ether, "alice's and bob's stakes");
    }

    function test_WhenFeesAreWithdrawnFirst_AStolenKeyFarmsNothing() public {
        _accrue(0.5 ether);
        address thief = makeAddr("thief");
        _fund(thief, 1 ether);
        _finalize(matchId, A);
        _challenge(thief);
        vm.prank(owner);
        pool.withdrawFees(owner);
        _rule(B);
        assertEq(weth.balanceOf(thief), 1 ether, "the bond, without a reward");
    }

    // ---------------------------------------------------------------- helpers

    /// @dev Leaves `amount` of accrued fees: a challenge that is upheld.
    function _accrue(uint256 amount) private {
        uint256 was = matchId;
        uint256 stake = amount * 50;
        matchId = _createMatch(1, 1_000 ether);
        if (amount > 0.01 ether) {
            _bet(alice, matchId, stake, A);
            _bet(bob, matchId, stake, B);
        }
        _void(matchId);
        _challenge(carol);
        _rule(0);
        if (amount > 0.01 ether) {
            _warpToClaimable(matchId);
            _claim(alice, matchId);
            _claim(bob, matchId);
        }
        matchId = was;
        assertEq(pool.accruedFees(), amount);
    }

    function _approve(address user) private {
        vm.prank(user);
        weth.approve(address(pool), type(uint256).max);
    }

    function _challenge(address user) private {
        _challenge(user, matchId);
    }

    function _challengeOutcome(address user, uint8 outcome) private {
        vm.prank(user);
        pool.challengeResult(matchId, outcome);
    }

    function _rule(uint8 outcome) private {
        vm.prank(owner);
        pool.rule(matchId, outcome);
    }

    function _claimAfterWindow(address user) private returns (uint256) {
        if (vm.getBlockTimestamp() < pool.getMatch(matchId).claimableAt) _warpToClaimable(matchId);
        return _claim(user, matchId);
    }

    function _expectRevert(bytes4 selector) private {
        vm.expectRevert(abi.encodeWithSelector(selector, matchId));
    }

    function _expectNothingToClaim(address user) private {
        _expectRevert(IBettingPool.NothingToClaim.selector);
        _claim(user, matchId);
    }
}
