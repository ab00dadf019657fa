// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { IBettingPool, Match, Outcome } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

/// @notice Challenges and rulings. The arbiter is the owner, unless a test says otherwise.
contract ChallengeTest is PoolTest {
    uint256 private constant BOND = 0.02 ether;
    uint256 private constant RULING_PERIOD = 7 days;
    uint256 private constant CHALLENGEABLE_AFTER = 3 days;
    address private constant BURNED = 0x000000000000000000000000000000000000dEaD;

    Outcome[3] private rulings = [Outcome.A, Outcome.B, Outcome.Void];
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchWithBets(1 ether, 1 ether);
    }

    // ---------------------------------------------------------------- challenges

    function test_SuspendsTheMatch() public {
        _finalize(matchId, A);
        uint64 claimableAt = pool.getMatch(matchId).claimableAt;
        uint64 ruleBy = uint64(vm.getBlockTimestamp() + RULING_PERIOD);
        vm.expectEmit(address(pool));
        emit IBettingPool.ResultChallenged(matchId, carol, BOND, ruleBy);
        _challenge(carol);

        Match memory m = pool.getMatch(matchId);
        assertEq(m.ruleBy, ruleBy);
        assertTrue(m.isFinalized);
        assertEq(m.winner, A);
        assertEq(m.claimableAt, claimableAt, "kept");
        assertEq(pool.challengerOf(matchId), carol);
        assertEq(weth.balanceOf(carol), FUNDS - BOND);
        assertEq(weth.balanceOf(address(pool)), 2 ether + BOND);
        assertEq(pool.accruedFees(), 0);
        assertEq(_bonds(), BOND);
        _expectNothingToClaim(alice);
        vm.warp(ruleBy + 365 days);
        _expectNothingToClaim(alice);
        (uint256[] memory claimable,,) = lens.getClaimable(alice, 0, 10);
        assertEq(claimable.length, 0);
    }

    function test_WhenSecondIsLeft() public {
        _finalize(matchId, A);
        vm.warp(pool.getMatch(matchId).claimableAt - 1);
        _challenge(bob);
        assertGt(pool.getMatch(matchId).ruleBy, 0);
    }

    function test_RevertWhen_ClaimableAtHasCome() public {
        _decide(matchId, A);
        _expectRevert(IBettingPool.ResolutionFinal.selector);
        _challengeOutcome(bob, Outcome.A);
    }

    function test_WhenOfAVoid() public {
        _void(matchId);
        _challenge(alice);
        assertTrue(pool.getMatch(matchId).isVoid);
        vm.warp(END + 1);
        _rule(Outcome.A);
        assertEq(pool.getMatch(matchId).winner, A);
        assertEq(weth.balanceOf(alice), FUNDS - 1 ether, "the bond is back");
    }

    function test_RevertWhen_OfNothingTooEarly() public {
        vm.warp(END + CHALLENGEABLE_AFTER - 1);
        _expectRevert(IBettingPool.ChallengeTooEarly.selector);
        _challengeOutcome(alice, Outcome.None);
    }

    function test_WhenOfNothing_ItStaysOpenAndUnresolved() public {
        vm.warp(END + CHALLENGEABLE_AFTER);
        _challenge(alice);
        Match memory m = pool.getMatch(matchId);
        assertEq(m.ruleBy, vm.getBlockTimestamp() + RULING_PERIOD);
        assertEq(m.claimableAt, 0);
        assertFalse(m.isFinalized);
        (Match[] memory open,) = lens.getOpenMatches(0, 10);
        assertEq(open.length, 1);
        _rule(Outcome.B);
        (open,) = lens.getOpenMatches(0, 10);
        assertEq(open.length, 0);
        assertEq(_claim(bob, matchId), 1.92 ether);
    }

    function test_WhenOfNothing_UntilItIsAbandoned() public {
        vm.warp(END + ABANDONED_AFTER);
        _expectRevert(IBettingPool.MatchAbandoned.selector);
        _challengeOutcome(alice, Outcome.None);
        vm.warp(END + ABANDONED_AFTER - 1);
        _challenge(alice);
        // Seven days do not void a suspended match.
        vm.warp(END + ABANDONED_AFTER);
        _expectRevert(IBettingPool.MatchNotAbandoned.selector);
        pool.voidAbandonedMatch(matchId);
    }

    function test_RevertWhen_ChallengedTwice() public {
        _finalize(matchId, A);
        _challenge(bob);
        _expectRevert(IBettingPool.ResultSuspended.selector);
        _challengeOutcome(carol, Outcome.A);
        _expectRevert(IBettingPool.ResultSuspended.selector);
        _challengeOutcome(bob, Outcome.A);
    }

    function test_RevertWhen_Ruled() public {
        _void(matchId);
        _challenge(bob);
        vm.warp(START);
        _rule(Outcome.Void);
        assertEq(pool.getMatch(matchId).claimableAt, NOW + WINDOW);
        _expectRevert(IBettingPool.ResolutionFinal.selector);
        _challengeOutcome(carol, Outcome.Void);
        _expectRevert(IBettingPool.ResolutionFinal.selector);
        vm.prank(owner);
        pool.voidMatch(matchId);
        _expectRulingToRevert(IBettingPool.NotChallenged.selector, Outcome.Void);
    }

    function test_WhenByTheOperatorHimself_HeRisksTheBond() public {
        _fund(operator, 1 ether);
        _finalize(matchId, B);
        _challenge(operator);
        _rule(Outcome.B);
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
        _rule(Outcome.A);
        assertEq(_claimAfterWindow(alice), 1.92 ether);
    }

    function test_WhenPaused() public {
        _finalize(matchId, A);
        vm.prank(owner);
        pool.pause();
        _challenge(bob);
        _rule(Outcome.B);
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
        _challengeOutcome(bob, Outcome.A);
    }

    function test_WhenOwnerRenouncesDuringAChallenge_AnyoneVoidsAfterThePeriod() public {
        _finalize(matchId, A);
        _challenge(bob);
        vm.prank(owner);
        pool.renounceOwnership();
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotArbiter.selector, owner));
        vm.prank(owner);
        pool.rule(matchId, Outcome.B);
        skip(RULING_PERIOD);
        vm.prank(stranger);
        pool.voidAbandonedMatch(matchId);
        assertEq(_claim(alice, matchId), 1 ether);
        assertEq(_claim(bob, matchId), 1 ether);
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        matchId = 99;
        _expectRevert(IBettingPool.MatchNotFound.selector);
        _challengeOutcome(bob, Outcome.A);
        _expectRevert(IBettingPool.MatchNotFound.selector);
        pool.challengeBond(matchId);
        _expectRevert(IBettingPool.MatchNotFound.selector);
        pool.challengerOf(matchId);
        _expectRulingToRevert(IBettingPool.MatchNotFound.selector, Outcome.A);
    }

    function test_RevertWhen_ChallengerCannotPayTheBond() public {
        _finalize(matchId, A);
        vm.expectRevert();
        _challengeOutcome(stranger, Outcome.A);
        assertEq(pool.getMatch(matchId).ruleBy, 0);
        assertEq(_bonds(), 0);
    }

    function test_RevertWhen_OutcomeIsAnother() public {
        uint256 snapshot = vm.snapshotState();
        for (uint8 i = 0; i < 4; ++i) {
            if (Outcome(i) == Outcome.None) vm.warp(END + CHALLENGEABLE_AFTER);
            else if (Outcome(i) == Outcome.Void) _void(matchId);
            else _finalize(matchId, i);
            for (uint8 j = 0; j < 4; ++j) {
                if (j != i) _expectRevert(IBettingPool.ResultChanged.selector);
                if (j != i) _challengeOutcome(bob, Outcome(j));
            }
            _challengeOutcome(bob, Outcome(i));
            vm.revertToState(snapshot);
        }
    }

    function testFuzz_RevertWhen_OutcomeIsUnknown(uint8 outcome) public {
        outcome = uint8(bound(outcome, 4, 255));
        _finalize(matchId, A);
        bytes4[2] memory selectors = [pool.challengeResult.selector, pool.rule.selector];
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(owner);
            // solhint-disable-next-line avoid-low-level-calls
            (bool ok,) = address(pool).call(abi.encodeWithSelector(selectors[i], matchId, outcome));
            assertFalse(ok);
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
        _bet(alice, matchId, 250 ether, A);
        _bet(bob, matchId, 250 ether - 50, B);
        assertEq(pool.challengeBond(matchId), 5 ether);
        _bet(bob, matchId, 1 ether, B);
        assertEq(pool.challengeBond(matchId), 5 ether);
    }

    function test_MatchKeepsTheMinBondOfItsCreation() public {
        vm.prank(owner);
        pool.setMinBond(1 ether);
        assertEq(pool.challengeBond(matchId), BOND);
        assertEq(pool.challengeBond(_createMatch()), 1 ether);
    }

    function testFuzz_BondIsAtLeastTheMinAndAtMostFiveEther(uint256 onA, uint256 onB, uint96 minBond) public {
        minBond = uint96(bound(minBond, 0.01 ether, 1 ether));
        vm.prank(owner);
        pool.setMinBond(minBond);
        onA = bound(onA, MIN_BET, 400 ether);
        onB = bound(onB, MIN_BET, 400 ether);
        matchId = _createMatch(MIN_BET, 400 ether);
        _bet(alice, matchId, onA, A);
        _bet(bob, matchId, onB, B);
        (uint256 less, uint256 more) = onA < onB ? (onA, onB) : (onB, onA);
        uint256 moved = more < 50 * less ? more : 50 * less;
        uint256 expected = moved * 2 / 100;
        if (expected < minBond) expected = minBond;
        if (expected > 5 ether) expected = 5 ether;
        assertEq(pool.challengeBond(matchId), expected);
        _void(matchId);
        _challenge(carol);
        assertEq(weth.balanceOf(carol), FUNDS - expected);
        assertEq(_bonds(), expected);
    }

    function test_BondsOfAllChallengesAddUp() public {
        uint256 first = matchId;
        uint256 second = _createMatchWithBets(2 ether, 2 ether);
        _void(first);
        _void(second);
        _challenge(carol, first);
        _challenge(carol, second);
        assertEq(_bonds(), 3 * BOND);
        _rule(first, Outcome.Void);
        assertEq(_bonds(), 2 * BOND);
        skip(RULING_PERIOD);
        pool.voidAbandonedMatch(second);
        assertEq(_bonds(), 0);
    }

    // ---------------------------------------------------------------- the ruling period

    function test_BeforeTheStart_PeriodDoesNotWaitForTheEnd() public {
        _void(matchId);
        vm.warp(START - 1);
        _challenge(alice);
        assertEq(pool.getMatch(matchId).ruleBy, START - 1 + RULING_PERIOD);
    }

    function test_FromTheStartOn_PeriodStartsAtTheEnd() public {
        _void(matchId);
        vm.warp(START);
        _challenge(alice);
        assertEq(pool.getMatch(matchId).ruleBy, END + RULING_PERIOD);
    }

    function test_WhenClosedByHand_PeriodStartsAtTheEnd() public {
        vm.warp(START + 1);
        _close();
        uint256 snapshot = vm.snapshotState();
        uint64[4] memory moments = [START + 1, END - 1, END, END + 1];
        for (uint256 i = 0; i < moments.length; ++i) {
            for (uint256 j = 0; j < rulings.length; ++j) {
                _name(operator, rulings[j]);
                vm.warp(moments[i]);
                _challenge(alice);
                uint256 from = moments[i] < END ? END : moments[i];
                assertEq(pool.getMatch(matchId).ruleBy, from + RULING_PERIOD);
                vm.revertToState(snapshot);
            }
        }
    }

    function testFuzz_RuleBy(uint256 namedAt, uint256 wait, bool isClosed, uint256 outcome) public {
        namedAt = bound(namedAt, NOW, END + 1 hours);
        vm.warp(namedAt);
        if (isClosed && namedAt < END) _close();
        bool isOver = namedAt > (isClosed && namedAt < END ? START : END);
        _name(operator, isOver ? rulings[outcome % 3] : Outcome.Void);
        skip(bound(wait, 0, 2 hours));
        _challenge(alice);
        uint256 from = vm.getBlockTimestamp();
        if (from >= START && from < END) from = END;
        assertEq(pool.getMatch(matchId).ruleBy, from + RULING_PERIOD);
    }

    /// @dev Far matches: the last second that fits in 32 bits, and one more.
    function test_WhenRuleByIsTheLastTimeThatFits() public {
        uint64 endTime = type(uint32).max - uint64(RULING_PERIOD);
        for (uint64 late = 0; late < 2; ++late) {
            uint256 snapshot = vm.snapshotState();
            vm.warp(endTime - 1 days);
            vm.prank(operator);
            matchId = pool.createMatch(NAME, endTime - 1 days, endTime + late, MIN_BET, MAX_BET);
            _void(matchId);
            if (late != 0) {
                vm.expectRevert(
                    abi.encodeWithSelector(
                        SafeCast.SafeCastOverflowedUintDowncast.selector, 32, uint256(type(uint32).max) + 1
                    )
                );
            }
            vm.prank(alice);
            pool.challengeResult(matchId, Outcome.Void);
            assertEq(pool.getMatch(matchId).ruleBy, late == 0 ? type(uint32).max : 0);
            vm.revertToState(snapshot);
        }
    }

    /// @dev The ruling and the void are both possible from `ruleBy` on: the first one counts.
    function test_AroundRuleBy() public {
        _finalize(matchId, A);
        _challenge(bob);
        uint256 ruleBy = pool.getMatch(matchId).ruleBy;
        for (uint256 now_ = ruleBy - 1; now_ <= ruleBy + 1; ++now_) {
            vm.warp(now_);
            uint256 snapshot = vm.snapshotState();
            _rule(Outcome.B);
            assertEq(pool.getMatch(matchId).winner, B);
            _expectRevert(IBettingPool.MatchAlreadyFinalized.selector);
            pool.voidAbandonedMatch(matchId);
            vm.revertToState(snapshot);

            if (now_ < ruleBy) _expectRevert(IBettingPool.MatchNotAbandoned.selector);
            pool.voidAbandonedMatch(matchId);
            if (now_ < ruleBy) continue;
            assertTrue(pool.getMatch(matchId).isVoid);
            _expectRulingToRevert(IBettingPool.NotChallenged.selector, Outcome.B);
            vm.revertToState(snapshot);
        }
    }

    // ---------------------------------------------------------------- rulings

    function test_WhenUpheld_BondGoesToTheFees() public {
        _finalize(matchId, A);
        uint64 claimableAt = pool.getMatch(matchId).claimableAt;
        _challenge(bob);
        vm.expectEmit(address(pool));
        emit IBettingPool.ResultRuled(matchId, owner, Outcome.A);
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchFinalized(matchId, owner, A, claimableAt);
        _expectBondToGoTo(address(pool));
        _rule(Outcome.A);
        Match memory m = pool.getMatch(matchId);
        assertEq(m.ruleBy, 0);
        assertEq(m.claimableAt, claimableAt, "as before the challenge");
        assertEq(pool.accruedFees(), BOND);
        assertEq(_bonds(), 0);
        assertEq(pool.challengerOf(matchId), bob);
        _expectNothingToClaim(alice);
        assertEq(_claimAfterWindow(alice), 1.92 ether);
    }

    function test_WhenChanged_BondComesBackAlone() public {
        _accrueFees();
        _finalize(matchId, A);
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 1; i < 3; ++i) {
            _challenge(bob);
            _expectBondToGoTo(bob);
            _rule(rulings[i]);
            assertEq(weth.balanceOf(bob), FUNDS - 1 ether);
            assertEq(pool.accruedFees(), 0.08 ether);
            assertEq(_bonds(), 0);
            vm.revertToState(snapshot);
        }
    }

    function test_WhenThereWasNoResult_AnyRulingReturnsTheBond() public {
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < 3; ++i) {
            vm.warp(END + CHALLENGEABLE_AFTER);
            _challenge(bob);
            _expectBondToGoTo(bob);
            _rule(rulings[i]);
            assertEq(weth.balanceOf(bob), FUNDS - 1 ether);
            assertEq(pool.getMatch(matchId).claimableAt, vm.getBlockTimestamp());
            vm.revertToState(snapshot);
        }
    }

    function test_WhenAVoidIsUpheld() public {
        _void(matchId);
        _challenge(bob);
        _rule(Outcome.Void);
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
        _rule(Outcome.B);
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
        _rule(Outcome.A);
        assertEq(pool.getMatch(matchId).claimableAt, NOW + 30 days);
    }

    function test_RevertWhen_WinnerIsRuledBeforeItCouldBeNamed() public {
        _void(matchId);
        _challenge(bob);
        vm.warp(END);
        _expectRulingToRevert(IBettingPool.MatchNotEnded.selector, Outcome.A);
        vm.warp(END + 1);
        _rule(Outcome.A);
        assertEq(pool.getMatch(matchId).winner, A);
    }

    function test_WhenPeriodIsOver_RulingIsGoodUntilSomebodyVoids() public {
        _finalize(matchId, A);
        _challenge(bob);
        skip(RULING_PERIOD + 30 days);
        _rule(Outcome.B);
        assertEq(_claim(bob, matchId), 1.92 ether);
    }

    function test_WhenNobodyRules_AnyoneVoidsAndTheBondIsBurned() public {
        _finalize(matchId, A);
        _challenge(bob);
        skip(RULING_PERIOD);
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchVoided(matchId, stranger, uint64(vm.getBlockTimestamp()));
        _expectBondToGoTo(BURNED);
        vm.prank(stranger);
        pool.voidAbandonedMatch(matchId);
        assertEq(pool.getMatch(matchId).ruleBy, 0);
        assertEq(pool.accruedFees(), 0);
        assertEq(weth.balanceOf(bob), FUNDS - 1 ether - BOND);
        assertEq(weth.balanceOf(BURNED), BOND);
        assertEq(_bonds(), 0);
        _expectRevert(IBettingPool.ResolutionFinal.selector);
        _challengeOutcome(bob, Outcome.Void);
        assertEq(_claim(alice, matchId), 1 ether);
        assertEq(_claim(bob, matchId), 1 ether);
        assertEq(weth.balanceOf(address(pool)), 0);
    }

    function test_WhenNobodyRulesOnAMissingResult_BondComesBack() public {
        vm.warp(END + CHALLENGEABLE_AFTER);
        _challenge(bob);
        skip(RULING_PERIOD);
        _expectBondToGoTo(bob);
        pool.voidAbandonedMatch(matchId);
        assertEq(weth.balanceOf(bob), FUNDS - 1 ether);
        (Match[] memory open,) = lens.getOpenMatches(0, 10);
        assertEq(open.length, 0);
    }

    function test_RevertWhen_RulerIsNotTheArbiter() public {
        _finalize(matchId, A);
        _challenge(bob);
        address[2] memory others = [operator, bob];
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotArbiter.selector, others[i]));
            vm.prank(others[i]);
            pool.rule(matchId, Outcome.B);
        }
    }

    function test_LensSaysWhetherTheArbiterHasRuled() public {
        assertFalse(lens.isRuled(99), "unknown");
        assertFalse(lens.isRuled(matchId), "unresolved");
        _finalize(matchId, A);
        assertFalse(lens.isRuled(matchId), "named");
        _challenge(bob);
        assertFalse(lens.isRuled(matchId), "challenged");
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < 3; ++i) {
            _rule(rulings[i]);
            assertTrue(lens.isRuled(matchId), "ruled");
            skip(365 days);
            assertTrue(lens.isRuled(matchId), "final");
            vm.revertToState(snapshot);
        }
        skip(RULING_PERIOD);
        pool.voidAbandonedMatch(matchId);
        assertFalse(lens.isRuled(matchId), "nobody ruled");
    }

    function test_WhenAMissingResultIsNamed_LensSaysThatNobodyRuled() public {
        vm.warp(END + CHALLENGEABLE_AFTER);
        _challenge(bob);
        _name(operator, Outcome.A);
        assertFalse(lens.isRuled(matchId));
    }

    function test_RevertWhen_NothingIsChallenged() public {
        _expectRulingToRevert(IBettingPool.NotChallenged.selector, Outcome.Void);
        _finalize(matchId, A);
        _expectRulingToRevert(IBettingPool.NotChallenged.selector, Outcome.B);
    }

    function test_RevertWhen_RulingIsNone() public {
        _finalize(matchId, A);
        _challenge(bob);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.InvalidWinner.selector, 0));
        vm.prank(owner);
        pool.rule(matchId, Outcome.None);
    }

    // ---------------------------------------------------------------- naming a challenged missing result

    function test_NamingAMissingResultEndsItsChallenge() public {
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < 6; ++i) {
            vm.warp(END + CHALLENGEABLE_AFTER);
            _challenge(bob);
            // In the last second.
            skip(RULING_PERIOD - 1);
            _expectBondToGoTo(bob);
            _name(i < 3 ? operator : owner, rulings[i % 3]);
            Match memory m = pool.getMatch(matchId);
            assertEq(m.ruleBy, 0);
            assertEq(m.claimableAt, vm.getBlockTimestamp() + WINDOW);
            assertEq(m.winner, i % 3 == 2 ? 0 : i % 3 + 1);
            assertEq(weth.balanceOf(bob), FUNDS - 1 ether);
            assertEq(_bonds(), 0);
            (Match[] memory open,) = lens.getOpenMatches(0, 10);
            assertEq(open.length, 0);

            // As any other result, it can be challenged until `claimableAt`.
            vm.warp(m.claimableAt - 1);
            _challenge(carol);
            assertEq(pool.getMatch(matchId).ruleBy, vm.getBlockTimestamp() + RULING_PERIOD);
            assertEq(pool.challengerOf(matchId), carol);
            assertEq(_bonds(), BOND);
            vm.revertToState(snapshot);
        }
    }

    function test_WhenNobodyChallenged_NamingPaysNoBond() public {
        uint256 other = _createMatch();
        vm.expectCall(address(weth), "", 0);
        _finalize(matchId, A);
        _void(other);
    }

    function test_RevertWhen_MissingResultIsNamedAtRuleBy() public {
        vm.warp(END + CHALLENGEABLE_AFTER);
        _challenge(bob);
        skip(RULING_PERIOD);
        for (uint256 i = 0; i < 3; ++i) {
            _expectRevert(IBettingPool.MatchAbandoned.selector);
            _name(operator, rulings[i]);
        }
    }

    function test_WhenMissingResultIsChallenged_OwnerHasNothingToOverrule() public {
        vm.warp(END + CHALLENGEABLE_AFTER);
        _challenge(bob);
        _expectRevert(IBettingPool.MatchNotFinalized.selector);
        vm.prank(owner);
        pool.overruleResult(matchId, A);
    }

    // ---------------------------------------------------------------- a foreign arbiter

    function test_WhenArbiterIsForeign_OwnerAndOperatorCannotTouchAChallengedMatch() public {
        address judge = _startAnewWithAJudge(180 days);
        _finalize(matchId, B);
        _challenge(alice);
        assertEq(pool.getMatch(matchId).ruleBy, vm.getBlockTimestamp() + 180 days);

        vm.startPrank(owner);
        _expectRevert(IBettingPool.ResultSuspended.selector);
        pool.overruleResult(matchId, A);
        _expectRevert(IBettingPool.ResultSuspended.selector);
        pool.voidMatch(matchId);
        _expectRevert(IBettingPool.ResultSuspended.selector);
        pool.finalizeMatch(matchId, B);
        _expectRevert(IBettingPool.ResultSuspended.selector);
        pool.replaceMatch(matchId, END + 30 days, END + 31 days);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotArbiter.selector, owner));
        pool.rule(matchId, Outcome.B);
        vm.expectRevert(IBettingPool.ArbiterFixed.selector);
        pool.setArbiter(owner, 1 days);
        pool.renounceOwnership();
        vm.stopPrank();

        vm.prank(judge);
        pool.rule(matchId, Outcome.A);
        assertEq(_claimAfterWindow(alice), 1.92 ether);
    }

    function test_WhenArbiterIsForeign_ChallengesWorkWithoutAnOwner() public {
        address judge = _startAnewWithAJudge(1 days);
        vm.prank(owner);
        pool.renounceOwnership();
        _finalize(matchId, B);
        _challenge(alice);
        vm.prank(judge);
        pool.rule(matchId, Outcome.A);
        assertEq(pool.getMatch(matchId).winner, A);
    }

    // ---------------------------------------------------------------- helpers

    /// @dev Leaves 0.08 WETH of fees.
    function _accrueFees() private {
        uint256 other = _createMatchWithBets(1 ether, 1 ether);
        _decide(other, B);
        _claim(bob, other);
        vm.prank(bob);
        weth.transfer(alice, 0.92 ether);
    }

    function _close() private {
        vm.prank(operator);
        pool.closeBetting(matchId);
    }

    function _startAnewWithAJudge(uint32 period) private returns (address judge) {
        judge = makeAddr("judge");
        _deployPool(address(weth));
        vm.prank(owner);
        pool.setArbiter(judge, period);
        _approve(alice);
        _approve(bob);
        matchId = _createMatchWithBets(1 ether, 1 ether);
    }

    function _approve(address user) private {
        vm.prank(user);
        weth.approve(address(pool), type(uint256).max);
    }

    function _challenge(address user) private {
        _challenge(user, matchId);
    }

    function _challengeOutcome(address user, Outcome outcome) private {
        vm.prank(user);
        pool.challengeResult(matchId, outcome);
    }

    function _rule(Outcome outcome) private {
        _rule(matchId, outcome);
    }

    function _name(address who, Outcome outcome) private {
        vm.prank(who);
        if (outcome == Outcome.Void) pool.voidMatch(matchId);
        else pool.finalizeMatch(matchId, uint8(outcome));
    }

    function _claimAfterWindow(address user) private returns (uint256) {
        if (vm.getBlockTimestamp() < pool.getMatch(matchId).claimableAt) _warpToClaimable(matchId);
        return _claim(user, matchId);
    }

    function _expectBondToGoTo(address to) private {
        vm.expectEmit(address(pool));
        emit IBettingPool.ChallengeEnded(matchId, pool.challengerOf(matchId), BOND, to);
    }

    function _expectRevert(bytes4 selector) private {
        vm.expectRevert(abi.encodeWithSelector(selector, matchId));
    }

    function _expectRulingToRevert(bytes4 selector, Outcome outcome) private {
        _expectRevert(selector);
        vm.prank(owner);
        pool.rule(matchId, outcome);
    }

    function _expectNothingToClaim(address user) private {
        _expectRevert(IBettingPool.NothingToClaim.selector);
        _claim(user, matchId);
    }
}
