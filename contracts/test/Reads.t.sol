// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { IBettingPool, Match, Outcome, UserBet } from "../src/interfaces/IBettingPool.sol";
import { ILens } from "../src/interfaces/ILens.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract ReadsTest is PoolTest {
    uint256 private constant HUGE = type(uint256).max;

    // ---------------------------------------------------------------- one match, one bet

    function test_MatchesAreNumberedFromOne() public {
        assertEq(pool.getNextMatchId(), 1);
        assertEq(_createMatch(), 1);
        assertEq(_createMatch(), 2);
        assertEq(pool.getNextMatchId(), 3);
    }

    function testFuzz_RevertWhen_MatchDoesNotExist(uint256 matchId) public {
        _createMatch();
        vm.assume(matchId != 1);
        bytes memory refusal = abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, matchId);
        vm.expectRevert(refusal);
        pool.getMatch(matchId);
        vm.expectRevert(refusal);
        pool.getUserBet(matchId, alice);
        vm.expectRevert(refusal);
        pool.calculatePotentialWinnings(matchId, 1 ether, A);
        vm.expectRevert(refusal);
        pool.validateBetParameters(matchId, 1 ether, A);
    }

    function test_WhenThereIsNoBet_GetUserBetIsEmpty() public {
        (uint256 amount, uint8 prediction, bool claimed) = pool.getUserBet(_createMatch(), alice);
        assertEq(amount, 0);
        assertEq(prediction, 0);
        assertFalse(claimed);
    }

    function test_WhenBetIsFine_ValidateBetParametersIsSilent() public {
        uint256 matchId = _createMatch();
        // Needs no balance or allowance.
        vm.prank(stranger);
        pool.validateBetParameters(matchId, 1 ether, A);
    }

    // ---------------------------------------------------------------- calculatePotentialWinnings

    function test_Preview_IsTheWholePayoutOfAFreshPosition() public {
        uint256 matchId = _createMatchWithBets(1 ether, 3 ether);
        // Stake plus 92 % of 1/2 × 3 and of 1/4 × 1.
        assertEq(pool.calculatePotentialWinnings(matchId, 1 ether, A), 1 ether + 1.38 ether);
        assertEq(pool.calculatePotentialWinnings(matchId, 1 ether, B), 1 ether + 0.23 ether);
    }

    function test_Preview_WhenNobodyBet_IsTheStake() public {
        assertEq(pool.calculatePotentialWinnings(_createMatch(), 1 ether, A), 1 ether);
    }

    function test_Preview_WhenAmountIsZero_IsZero() public {
        assertEq(pool.calculatePotentialWinnings(_createMatch(), 0, A), 0);
        assertEq(pool.calculatePotentialWinnings(_createMatchWithBets(1 ether, 1 ether), 0, A), 0);
    }

    function test_Preview_WhenAmountIsTheLargest() public {
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        uint256 max = type(uint88).max;
        uint256 gain = 1 ether * max / (max + 1 ether);
        assertEq(pool.calculatePotentialWinnings(matchId, max, A), max + gain - gain * 8 / 100);
    }

    function testFuzz_Preview_RevertWhen_NoBetCanBeThatLarge(uint256 amount) public {
        uint256 matchId = _createMatch();
        amount = bound(amount, uint256(type(uint88).max) + 1, HUGE);
        vm.expectRevert(abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, 88, amount));
        pool.calculatePotentialWinnings(matchId, amount, A);
    }

    function testFuzz_Preview_RevertWhen_PredictionIsNoSide(uint8 prediction) public {
        vm.assume(prediction != A && prediction != B);
        uint256 matchId = _createMatch();
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.InvalidPrediction.selector, prediction));
        pool.calculatePotentialWinnings(matchId, 1 ether, prediction);
    }

    function testFuzz_Preview_IsTheClaimToTheWei(uint256 onA, uint256 onB, uint256 amount, bool sideA)
        public
    {
        uint256 matchId = _createMatchWithBets(bound(onA, MIN_BET, MAX_BET), bound(onB, MIN_BET, MAX_BET));
        uint8 side = sideA ? A : B;
        amount = bound(amount, MIN_BET, MAX_BET);
        uint256 preview = pool.calculatePotentialWinnings(matchId, amount, side);
        _bet(carol, matchId, amount, side);
        _decide(matchId, side);
        assertEq(_claim(carol, matchId), preview);
    }

    // ---------------------------------------------------------------- getMatches

    function test_Matches_WhenThereIsNone() public view {
        _assertMatches(0, 10, new uint256[](0), 0);
        _assertMatches(5, HUGE, new uint256[](0), 0);
    }

    function test_Matches_PagesAreNewestFirst() public {
        _createMatches(5);
        _assertMatches(0, 2, _list(5, 4), 3);
        _assertMatches(3, 2, _list(3, 2), 1);
        _assertMatches(1, 2, _list(1), 0);
        _assertMatches(0, 3, _list(5, 4, 3), 2);
    }

    function test_Matches_WhenPageEndsAtTheFirst_ThereIsNoNext() public {
        _createMatches(3);
        _assertMatches(0, 3, _list(3, 2, 1), 0);
        _assertMatches(0, HUGE, _list(3, 2, 1), 0);
        _assertMatches(2, HUGE, _list(2, 1), 0);
    }

    function test_Matches_WhenCursorIsBeyondTheNewest_ItStartsAtTheNewest() public {
        _createMatches(3);
        _assertMatches(4, 2, _list(3, 2), 1);
        _assertMatches(HUGE, 2, _list(3, 2), 1);
    }

    function test_Matches_WhenLimitIsZero_CursorStays() public {
        _createMatches(3);
        _assertMatches(0, 0, new uint256[](0), 3);
        _assertMatches(2, 0, new uint256[](0), 2);
    }

    function test_Matches_AreAsGetMatchSays() public {
        uint256 matchId = _createMatchWithBets(1 ether, 2 ether);
        _decide(matchId, A);
        (Match[] memory matches,) = lens.getMatches(0, 1);
        assertEq(abi.encode(matches[0]), abi.encode(pool.getMatch(matchId)));
    }

    function testFuzz_Matches_AllPagesTogetherAreAllMatches(uint256 count, uint256 limit) public {
        count = bound(count, 0, 12);
        limit = bound(limit, 1, 13);
        _createMatches(count);
        uint256 expected = count;
        uint256 cursor = 0;
        do {
            Match[] memory page;
            (page, cursor) = lens.getMatches(cursor, limit);
            for (uint256 i = 0; i < page.length; ++i) {
                assertEq(page[i].id, expected--);
            }
        } while (cursor != 0);
        assertEq(expected, 0);
    }

    // ---------------------------------------------------------------- getOpenMatches

    function test_Open_WhenThereIsNone() public {
        _assertOpen(0, 10, new uint256[](0), 0);
        _void(_createMatch());
        _assertOpen(0, 10, new uint256[](0), 0);
        _assertOpen(1, 10, new uint256[](0), 0);
        _createMatch();
        _assertOpen(0, 10, _list(2), 0);
    }

    function test_Open_PagesAreNewestFirst() public {
        _createMatches(5);
        _assertOpen(0, 2, _list(5, 4), 3);
        _assertOpen(3, 2, _list(3, 2), 1);
        _assertOpen(1, 2, _list(1), 0);
    }

    function test_Open_WhenNewestIsResolved() public {
        _createMatches(4);
        _void(4);
        _assertOpen(0, HUGE, _list(3, 2, 1), 0);
        _void(3);
        _assertOpen(0, HUGE, _list(2, 1), 0);
        assertEq(_createMatch(), 5);
        _assertOpen(0, HUGE, _list(5, 2, 1), 0);
    }

    function test_Open_WhenOneInTheMiddleIsResolved() public {
        _createMatches(3);
        _void(2);
        _assertOpen(0, HUGE, _list(3, 1), 0);
        _assertOpen(0, 1, _list(3), 1);
    }

    function test_Open_WhenOldestIsResolved() public {
        _createMatches(3);
        _void(1);
        _assertOpen(0, HUGE, _list(3, 2), 0);
        _assertOpen(0, 2, _list(3, 2), 0);
    }

    function test_Open_EveryKindOfResolutionTakesAMatchOff() public {
        uint256 finalized = _createMatchWithBets(1 ether, 1 ether);
        uint256 voided = _createMatch();
        uint256 abandoned = _createMatch();
        uint256 left = _createMatch();
        _void(voided);
        _finalize(finalized, A);
        // Replacing the result leaves the list as it is.
        vm.prank(owner);
        pool.voidMatch(finalized);
        vm.warp(END + ABANDONED_AFTER);
        pool.voidAbandonedMatch(abandoned);
        _assertOpen(0, HUGE, _list(left), 0);
    }

    /// @dev A resolved match keeps its links to neighbours, one of which is resolved since.
    function test_Open_WhenAResultIsReplaced_ListStays() public {
        _createMatches(3);
        _finalize(2, A);
        _void(1);
        uint256 snapshot = vm.snapshotState();
        vm.prank(owner);
        pool.overruleResult(2, B);
        _assertOpen(0, HUGE, _list(3), 0);
        vm.revertToState(snapshot);
        _challenge(alice, 2);
        _rule(2, Outcome.B);
        _assertOpen(0, HUGE, _list(3), 0);
        vm.revertToState(snapshot);
        _challenge(alice, 2);
        vm.warp(pool.getMatch(2).ruleBy);
        pool.voidAbandonedMatch(2);
        _assertOpen(0, HUGE, _list(3), 0);
    }

    /// @dev The match at the cursor is resolved before the next page is read.
    function test_Open_WhenCursorWasResolvedMeanwhile_PageGoesOnBelowIt() public {
        _createMatches(6);
        _assertOpen(0, 2, _list(6, 5), 4);
        _void(4);
        _assertOpen(4, 2, _list(3, 2), 1);
        // Its neighbours are resolved too, in any order.
        _void(2);
        _void(3);
        _assertOpen(4, 2, _list(1), 0);
        _void(1);
        _assertOpen(4, 2, new uint256[](0), 0);
    }

    function test_Open_WhenCursorIsBeyondTheNewest_ItStartsAtTheNewest() public {
        _createMatches(3);
        _void(3);
        _assertOpen(4, 1, _list(2), 1);
        _assertOpen(HUGE, 1, _list(2), 1);
    }

    function test_Open_WhenLimitIsZero_CursorStays() public {
        _createMatches(3);
        _void(3);
        _assertOpen(0, 0, new uint256[](0), 2);
        _assertOpen(3, 0, new uint256[](0), 2);
    }

    function test_Open_CostsNothingForResolvedMatches() public {
        uint256 oldest = _createMatch();
        uint256 newest = _createMatch();
        uint256 cost = _costOfFirstScreen();
        _void(newest);
        uint256 first = newest + 1;
        _createMatches(40);
        newest = _createMatch();
        // Resolves those between two open ones, some downwards from the middle, the others upwards.
        for (uint256 i = 20; i > 0; --i) {
            _void(first + i - 1);
        }
        for (uint256 i = 20; i < 40; ++i) {
            _void(first + i);
        }
        _assertOpen(0, HUGE, _list(newest, oldest), 0);
        // Reading another match would cost 2,100 gas per slot.
        assertApproxEqAbs(_costOfFirstScreen(), cost, 1_000);
    }

    function test_Open_CostsNothingForTheResolvedFirstMatch() public {
        uint256 first = _createMatch();
        uint256 cost = _costOfFirstScreen();
        uint256 second = _createMatch();
        uint256 third = _createMatch();
        _void(second);
        _void(first);
        _assertOpen(0, HUGE, _list(third), 0);
        assertApproxEqAbs(_costOfFirstScreen(), cost, 1_000);
    }

    function test_Open_FromAnOpenCursor_CostsNothingForNewerMatches() public {
        _createMatch();
        uint256 cost = _costOfOpen(1);
        _createMatches(42);
        assertApproxEqAbs(_costOfOpen(1), cost, 5_000);
    }

    /// @dev Resolved downwards, so that each keeps its link to the next.
    function test_Open_FromAResolvedCursor_CostsNothingForResolvedMatches() public {
        _createMatches(43);
        for (uint256 id = 42; id > 1; --id) {
            _void(id);
        }
        _assertOpen(42, HUGE, _list(1), 0);
        assertApproxEqAbs(_costOfOpen(42), _costOfOpen(1), 6_000);
    }

    /// @dev Any order of creation and resolution, any cursor, any page size: returns exactly the open matches at or below the
    /// cursor, newest first.
    function testFuzz_Open_PagesListOpenMatches(uint256 seed, uint256 limit, uint256 start) public {
        uint256 count = 12;
        limit = bound(limit, 1, 5);
        start = bound(start, 0, count + 1);
        bool[] memory isResolved = new bool[](count + 1);
        _createMatches(6);
        for (uint256 i = 0; i < 10; ++i) {
            uint256 matchId = 1 + (seed >> (i * 8)) % (pool.getNextMatchId() - 1);
            if (!isResolved[matchId]) {
                _void(matchId);
                isResolved[matchId] = true;
            }
            if (i < 6) _createMatch();
        }

        uint256 expected = start == 0 || start > count ? count : start;
        uint256 cursor = start;
        do {
            Match[] memory page;
            (page, cursor) = lens.getOpenMatches(cursor, limit);
            assertLe(page.length, limit);
            for (uint256 i = 0; i < page.length; ++i) {
                while (isResolved[expected]) --expected;
                assertEq(page[i].id, expected--);
            }
        } while (cursor != 0);
        for (; expected > 0; --expected) {
            assertTrue(isResolved[expected], "an open match is missing");
        }
    }

    // ---------------------------------------------------------------- a user's bets

    function test_Bets_WhenThereIsNone() public {
        _createMatch();
        assertEq(lens.getUserBetCount(alice), 0);
        assertEq(pool.getUserBetHistory(alice).length, 0);
        _assertBets(0, 10, new uint256[](0), 0);
        _assertBets(1, 10, new uint256[](0), 0);
        (uint256[] memory ids, uint256[] memory amounts, uint256 next) = lens.getClaimable(alice, 0, 10);
        assertEq(ids.length + amounts.length + next, 0);
    }

    /// @dev Ordered by the first bet on each match, not by match id.
    function test_Bets_AreInTheOrderOfTheFirstBet() public {
        _createMatches(5);
        _bet(alice, 4, 1 ether, A);
        _bet(bob, 4, 1 ether, B);
        _bet(alice, 1, 1 ether, B);
        _bet(bob, 3, 1 ether, B);
        _bet(alice, 4, 1 ether, A);
        _bet(alice, 5, 1 ether, A);
        _bet(alice, 1, 1 ether, B);
        assertEq(pool.getUserBetHistory(alice), _list(5, 1, 4));
        assertEq(lens.getUserBetCount(alice), 3);
        assertEq(pool.getUserBetHistory(bob), _list(3, 4));
        assertEq(lens.getUserBetCount(bob), 2);
        _assertBets(0, HUGE, _list(5, 1, 4), 0);
    }

    function test_Bets_Pages() public {
        _betOnFive();
        _assertBets(0, 2, _list(5, 4), 3);
        _assertBets(3, 2, _list(3, 2), 1);
        _assertBets(1, 2, _list(1), 0);
        _assertBets(0, 0, new uint256[](0), 5);
        _assertBets(4, 0, new uint256[](0), 4);
    }

    function test_Bets_WhenCursorIsNotTheUsers_PageIsEmpty() public {
        _betOnFive();
        uint256 others = _createMatch();
        _bet(bob, others, 1 ether, A);
        _assertBets(others, 2, new uint256[](0), 0);
        _assertBets(99, 2, new uint256[](0), 0);
        _assertBets(HUGE, 2, new uint256[](0), 0);
    }

    function test_Bets_WhenAllAreClaimed_HistoryStays() public {
        uint256 matchId = _createMatchWithBets(1 ether, 1 ether);
        _decide(matchId, A);
        _claim(alice, matchId);
        assertEq(pool.getUserBetHistory(alice), _list(matchId));
        (UserBet[] memory bets,) = lens.getUserBets(alice, 0, 1);
        assertTrue(bets[0].claimed);
        assertEq(bets[0].payout, 1.92 ether);
    }

    function test_Bets_SayThePositionItsMatchAndItsPayout() public {
        uint256 won = _createMatchWithBets(1 ether, 1 ether);
        uint256 lost = _createMatchWithBets(2 ether, 1 ether);
        uint256 refunded = _createMatchWithBets(3 ether, 1 ether);
        uint256 open = _createMatchWithBets(4 ether, 1 ether);
        _void(refunded);
        _finalize(won, A);
        _finalize(lost, B);

        // Before any resolution is final.
        (UserBet[] memory bets,) = lens.getUserBets(alice, 0, 4);
        _assertBet(bets[0], open, 4 ether, 0);
        _assertBet(bets[1], refunded, 3 ether, 3 ether);
        _assertBet(bets[2], lost, 2 ether, 0);
        _assertBet(bets[3], won, 1 ether, 1.92 ether);

        vm.prank(owner);
        pool.overruleResult(won, B);
        (bets,) = lens.getUserBets(alice, won, 1);
        _assertBet(bets[0], won, 1 ether, 0);
    }

    function testFuzz_Bets_AllPagesTogetherAreTheHistory(uint256 seed, uint256 limit) public {
        limit = bound(limit, 1, 9);
        _createMatches(8);
        uint256[] memory order = new uint256[](8);
        uint256 count = 0;
        for (uint256 i = 0; i < 12; ++i) {
            uint256 matchId = 1 + (seed >> (i * 8)) % 8;
            (uint256 held,,) = pool.getUserBet(matchId, alice);
            if (held == 0) order[count++] = matchId;
            _bet(alice, matchId, MIN_BET, A);
        }
        assertEq(lens.getUserBetCount(alice), count);
        uint256[] memory history = pool.getUserBetHistory(alice);
        assertEq(history.length, count);
        uint256 seen = 0;
        uint256 cursor = 0;
        do {
            UserBet[] memory page;
            (page, cursor) = lens.getUserBets(alice, cursor, limit);
            for (uint256 i = 0; i < page.length; ++i) {
                assertEq(page[i].matchInfo.id, order[count - 1 - seen]);
                assertEq(history[seen], page[i].matchInfo.id);
                ++seen;
            }
        } while (cursor != 0);
        assertEq(seen, count);
    }

    // ---------------------------------------------------------------- getClaimable

    function test_Claimable_AreWinningsAndRefundsThatAreDue() public {
        uint256 won = _createMatchWithBets(1 ether, 1 ether);
        uint256 lost = _createMatchWithBets(2 ether, 1 ether);
        uint256 refunded = _createMatchWithBets(3 ether, 1 ether);
        _createMatchWithBets(4 ether, 1 ether);
        _finalize(won, A);
        _finalize(lost, B);
        _void(refunded);
        skip(WINDOW - 1);
        _assertClaimable(0, HUGE, new uint256[](0), new uint256[](0), 0);
        skip(1);
        _assertClaimable(0, HUGE, _list(refunded, won), _list(3 ether, 1.92 ether), 0);

        vm.prank(alice);
        assertEq(pool.claimMany(_list(refunded, won)), 4.92 ether);
        _assertClaimable(0, HUGE, new uint256[](0), new uint256[](0), 0);
    }

    /// @dev The limit counts examined positions, so that gas is bounded.
    function test_Claimable_PagesCountWhatTheyLookAt() public {
        _betOnFive();
        _void(5);
        _void(2);
        skip(WINDOW);
        _assertClaimable(0, 2, _list(5), _list(1 ether), 3);
        _assertClaimable(3, 1, new uint256[](0), new uint256[](0), 2);
        _assertClaimable(2, 2, _list(2), _list(1 ether), 0);
        _assertClaimable(0, 0, new uint256[](0), new uint256[](0), 5);
    }

    function test_Claimable_WhenCursorIsNotTheUsers_PageIsEmpty() public {
        _betOnFive();
        _void(5);
        skip(WINDOW);
        _assertClaimable(99, 5, new uint256[](0), new uint256[](0), 0);
    }

    function testFuzz_Claimable_IsWhatClaimManyPays(uint256 onA, uint256 onB) public {
        uint256 first = _createMatchWithBets(bound(onA, MIN_BET, MAX_BET), bound(onB, MIN_BET, MAX_BET));
        uint256 second = _createMatchWithBets(bound(onB, MIN_BET, MAX_BET), bound(onA, MIN_BET, MAX_BET));
        _void(second);
        _decide(first, A);
        (uint256[] memory ids, uint256[] memory amounts,) = lens.getClaimable(alice, 0, 10);
        vm.prank(alice);
        assertEq(pool.claimMany(ids), amounts[0] + amounts[1]);
    }

    // ---------------------------------------------------------------- helpers

    function _createMatches(uint256 count) private {
        for (uint256 i = 0; i < count; ++i) {
            _createMatch();
        }
    }

    function _betOnFive() private {
        for (uint256 i = 0; i < 5; ++i) {
            _bet(alice, _createMatch(), 1 ether, A);
        }
    }

    function _costOfFirstScreen() private returns (uint256 cost) {
        return _costOfOpen(0);
    }

    function _costOfOpen(uint256 cursor) private returns (uint256 cost) {
        // Warms the lens.
        ILens reader = lens;
        reader.successorOf(0);
        vm.cool(address(pool));
        cost = gasleft();
        reader.getOpenMatches(cursor, 10);
        cost -= gasleft();
    }

    function _assertMatches(uint256 cursor, uint256 limit, uint256[] memory ids, uint256 next) private view {
        (Match[] memory page, uint256 gotNext) = lens.getMatches(cursor, limit);
        _assertIds(page, ids);
        assertEq(gotNext, next);
    }

    function _assertOpen(uint256 cursor, uint256 limit, uint256[] memory ids, uint256 next) private view {
        (Match[] memory page, uint256 gotNext) = lens.getOpenMatches(cursor, limit);
        _assertIds(page, ids);
        assertEq(gotNext, next);
    }

    function _assertBets(uint256 cursor, uint256 limit, uint256[] memory ids, uint256 next) private view {
        (UserBet[] memory bets, uint256 gotNext) = lens.getUserBets(alice, cursor, limit);
        assertEq(bets.length, ids.length);
        for (uint256 i = 0; i < ids.length; ++i) {
            assertEq(bets[i].matchInfo.id, ids[i]);
        }
        assertEq(gotNext, next);
    }

    function _assertBet(UserBet memory bet, uint256 matchId, uint256 amount, uint256 payout) private view {
        assertEq(abi.encode(bet.matchInfo), abi.encode(pool.getMatch(matchId)));
        assertEq(bet.amount, amount);
        assertEq(bet.prediction, A);
        assertFalse(bet.claimed);
        assertEq(bet.payout, payout);
    }

    function _assertClaimable(
        uint256 cursor,
        uint256 limit,
        uint256[] memory ids,
        uint256[] memory amounts,
        uint256 next
    ) private view {
        (uint256[] memory gotIds, uint256[] memory gotAmounts, uint256 gotNext) =
            lens.getClaimable(alice, cursor, limit);
        assertEq(gotIds, ids);
        assertEq(gotAmounts, amounts);
        assertEq(gotNext, next);
    }

    function _assertIds(Match[] memory page, uint256[] memory ids) private pure {
        assertEq(page.length, ids.length);
        for (uint256 i = 0; i < ids.length; ++i) {
            assertEq(page[i].id, ids[i]);
        }
    }
}
