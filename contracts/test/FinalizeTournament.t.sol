// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Outcome } from "../src/interfaces/IBettingPool.sol";
import { IAccessControl } from "@openzeppelin/contracts/access/IAccessControl.sol";
import { ITournament, TournamentInfo, TournamentStatus } from "../src/interfaces/ITournament.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";

contract FinalizeTournamentTest is TournamentTest {
    uint256 private matchId;
    uint256 private id;
    uint256 private finalAt;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchesForCup(1)[0];
        id = _createCup(_list(matchId));
        _joinAndPredict(alice, id, matchId, A);
        _joinAndPredict(bob, id, matchId, B);
        _joinAndPredict(carol, id, matchId, A);
    }

    // ---------------------------------------------------------------- finalizing

    function test_AnyoneFinalizesOnceEverythingIsScored() public {
        _decideAndScore();
        assertEq(vm.getBlockTimestamp(), finalAt, "at once");
        address[] memory winners = _ascending(alice, carol);
        vm.expectEmit(address(tournaments));
        emit ITournament.TournamentFinalized(id, stranger, 1, 2, winners);
        vm.prank(stranger);
        tournaments.finalizeTournament(id, winners);
        TournamentInfo memory cup = tournaments.getTournament(id);
        assertEq(uint8(cup.status), uint8(TournamentStatus.FINALIZED));
        assertFalse(cup.isActive);
    }

    function test_WinnersMayBeAnyPartOfTheTopScorers() public {
        _decideAndScore();
        _finalizeCup(id, _players(carol));
        // Scores decide, and alice has as many points as the named winner.
        assertEq(_claimPrize(alice, id), 3 * FEE / 2);
    }

    function test_RevertWhen_WinnerIsNoTopScorer() public {
        _decideAndScore();
        vm.expectRevert(abi.encodeWithSelector(ITournament.InvalidWinner.selector, bob));
        _finalizeCup(id, _players(bob));
    }

    function test_RevertWhen_WinnerIsNamedTwice() public {
        _decideAndScore();
        vm.expectRevert(abi.encodeWithSelector(ITournament.InvalidWinner.selector, alice));
        _finalizeCup(id, _players(alice, alice));
    }

    function test_RevertWhen_WinnersAreNotAscending() public {
        _decideAndScore();
        address[] memory ascending = _ascending(alice, carol);
        vm.expectRevert(abi.encodeWithSelector(ITournament.InvalidWinner.selector, ascending[0]));
        _finalizeCup(id, _players(ascending[1], ascending[0]));
    }

    function test_RevertWhen_WinnerIsNamedThoughNobodyScored() public {
        _void(matchId);
        _warpToClaimable(matchId);
        vm.expectRevert(abi.encodeWithSelector(ITournament.InvalidWinner.selector, alice));
        _finalizeCup(id, _players(alice));
    }

    function test_RevertWhen_MatchIsNotFinal() public {
        _betOnBothSides(matchId);
        _finalize(matchId, A);
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchNotFinal.selector, matchId));
        _finalizeCup(id);
    }

    function test_RevertWhen_PredictionsAreUnscored() public {
        _decideMatch(matchId, A);
        _score(id, matchId, _players(alice));
        vm.expectRevert(abi.encodeWithSelector(ITournament.PredictionsUnscored.selector, 2));
        _finalizeCup(id);
    }

    function test_RevertWhen_PredictionsOfSeveralMatchesAreUnscored() public {
        uint256 first = _createMatch();
        uint256 second = _createMatch();
        uint256 two = _createCup(_list(first, second));
        _joinAndPredict(alice, two, first, A);
        _joinAndPredict(bob, two, first, B);
        _predict(bob, two, second, A);
        _betOnBothSides(first);
        _betOnBothSides(second);
        _finalize(first, A);
        _decide(second, A);
        vm.expectRevert(abi.encodeWithSelector(ITournament.PredictionsUnscored.selector, 3));
        _finalizeCup(two);
        _score(two, second, _players(bob));
        vm.expectRevert(abi.encodeWithSelector(ITournament.PredictionsUnscored.selector, 2));
        _finalizeCup(two);
    }

    function test_WhenPredictionsStayUnscored_TheyCountNothingFromTwelveDaysOn() public {
        _decideMatch(matchId, A);
        finalAt = pool.getMatch(matchId).claimableAt;
        _score(id, matchId, _players(alice));
        vm.warp(finalAt + 12 days - 1);
        vm.expectRevert(abi.encodeWithSelector(ITournament.PredictionsUnscored.selector, 2));
        _finalizeByStranger();
        vm.warp(finalAt + 12 days);
        _finalizeByStranger();
        assertEq(_claimPrize(alice, id), 3 * FEE);
        _expectNothing(carol);
    }

    function test_TwelveDaysCountFromTheLastFinalMatch() public {
        uint256 early = _createMatch();
        uint256 late = _createMatch();
        uint256 two = _createCup(_list(early, late));
        _joinAndPredict(alice, two, early, A);
        _joinAndPredict(bob, two, late, A);
        _finalize(early, A);
        skip(2 days);
        _decide(late, A);
        finalAt = pool.getMatch(late).claimableAt;
        _score(two, early, _players(alice));
        vm.warp(finalAt + 12 days - 1);
        vm.expectRevert(abi.encodeWithSelector(ITournament.PredictionsUnscored.selector, 1));
        _finalizeCup(two);
        vm.warp(finalAt + 12 days);
        _finalizeCup(two);
    }

    function test_RevertWhen_SomebodyElseFinalizesAJudgedOne() public {
        uint256 judged = _createJudgedCup(_list(_createMatch()));
        skip(30 days);
        bytes32 role = tournaments.TOURNAMENT_ADMIN_ROLE();
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, stranger, role)
        );
        vm.prank(stranger);
        tournaments.finalizeTournament(judged, new address[](0));
    }

    function test_WhenJudged_AdminFinalizesOnceEverythingIsJudged() public {
        matchId = _createMatch();
        uint256 judged = _createJudgedCup(_list(matchId));
        _joinAndPredict(alice, judged, matchId, B);
        _decide(matchId, A);
        vm.expectRevert(abi.encodeWithSelector(ITournament.PredictionsUnscored.selector, 1));
        _finalizeCup(judged);
        vm.prank(admin);
        tournaments.updateScores(judged, matchId, _players(alice), _list(7));
        _finalizeCup(judged, _players(alice));
        assertEq(_claimPrize(alice, judged), FEE);
    }

    function test_VoidMatchHoldsNothingUp() public {
        uint256 second = _createMatch();
        uint256 two = _createCup(_list(second, _createMatch()));
        uint256 other = second + 1;
        _join(alice, two);
        _predict(alice, two, second, A);
        _predict(alice, two, other, A);
        _betOnBothSides(second);
        _void(other);
        _decide(second, A);
        _score(two, second, _players(alice));
        _finalizeCup(two, _players(alice));
        assertEq(_claimPrize(alice, two), FEE);
    }

    function test_RevertWhen_FinalizedTwice() public {
        _decideAndScore();
        _finalizeCup(id);
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentNotOpen.selector, id));
        _finalizeCup(id);
    }

    // ---------------------------------------------------------------- prizes

    function test_TopScorersShareThePrize() public {
        _decideAndScore();
        _finalizeCup(id);
        assertEq(tournaments.getClaimableReward(id, alice), 3 * FEE / 2);
        vm.expectEmit(address(tournaments));
        emit ITournament.TournamentRewardsClaimed(id, alice, 3 * FEE / 2);
        assertEq(_claimPrize(alice, id), 3 * FEE / 2);
        assertEq(_claimPrize(carol, id), 3 * FEE / 2);
        assertEq(weth.balanceOf(address(tournaments)), 0);
    }

    function test_LastToClaimGetsTheRemainder() public {
        uint256 odd = _createMatch();
        uint256 cup = _createCup(_list(odd), 1 wei);
        _joinAndPredict(alice, cup, odd, A);
        _joinAndPredict(carol, cup, odd, A);
        _joinAndPredict(bob, cup, odd, B);
        _decideMatch(odd, A);
        _score(cup, odd, _players(alice, bob, carol));
        _finalizeCup(cup);
        assertEq(_claimPrize(carol, cup), 1 wei);
        assertEq(_claimPrize(alice, cup), 2 wei);
    }

    function test_RevertWhen_ClaimingTwice() public {
        _decideAndScore();
        _finalizeCup(id);
        _claimPrize(alice, id);
        assertEq(tournaments.getClaimableReward(id, alice), 0);
        _expectNothing(alice);
    }

    function test_RevertWhen_ClaimerLost() public {
        _decideAndScore();
        _finalizeCup(id);
        assertEq(tournaments.getClaimableReward(id, bob), 0);
        _expectNothing(bob);
    }

    function test_RevertWhen_ClaimerHasNotJoined() public {
        _decideAndScore();
        _finalizeCup(id);
        _expectNothing(stranger);
    }

    function test_RevertWhen_ItIsStillOpen() public {
        _decideAndScore();
        assertEq(tournaments.getClaimableReward(id, alice), 0);
        _expectNothing(alice);
    }

    function test_WhenNobodyScored_EntryFeesGoBack() public {
        _void(matchId);
        _warpToClaimable(matchId);
        _finalizeCup(id);
        assertEq(_claimPrize(alice, id), FEE);
        assertEq(_claimPrize(bob, id), FEE);
        assertEq(_claimPrize(carol, id), FEE);
        assertEq(weth.balanceOf(address(tournaments)), 0);
        _expectNothing(alice);
    }

    function test_RevertWhen_FreeTournamentHasNothingToPay() public {
        uint256 other = _createMatch();
        uint256 free = _createCup(_list(other), 0);
        _joinAndPredict(alice, free, other, A);
        _decideMatch(other, A);
        _score(free, other, _players(alice));
        _finalizeCup(free);
        _expectNothing(alice, free);
    }

    /// @dev Players tied for first claim one by one, and the prize pool is paid out to the wei.
    function testFuzz_EveryWeiOfThePrizeGoesToTheWinners(uint8 winners, uint8 losers, uint96 fee) public {
        winners = uint8(bound(winners, 1, 40));
        losers = uint8(bound(losers, 0, 40));
        fee = uint96(bound(fee, 1, 1e24));
        uint256 other = _createMatch();
        uint256 cup = _createCup(_list(other), fee);
        address[] memory players = new address[](uint256(winners) + losers);
        for (uint256 i = 0; i < players.length; ++i) {
            players[i] = address(uint160(0x1000 + i));
            _fund(players[i], fee);
            _allowTournament(players[i]);
            _joinAndPredict(players[i], cup, other, i < winners ? A : B);
        }
        _decideMatch(other, A);
        _score(cup, other, players);
        _finalizeCup(cup);
        uint256 before = weth.balanceOf(address(tournaments));
        uint256 paid = 0;
        for (uint256 i = 0; i < winners; ++i) {
            paid += _claimPrize(players[i], cup);
        }
        assertEq(paid, uint256(fee) * players.length);
        assertEq(before - weth.balanceOf(address(tournaments)), paid);
    }

    // ---------------------------------------------------------------- cancelled

    function test_AdminCancelsBeforeTheFirstMatchStarts() public {
        vm.warp(NOW + 1 hours - 1);
        vm.expectEmit(address(tournaments));
        emit ITournament.TournamentCancelled(id, admin);
        vm.prank(admin);
        tournaments.cancelTournament(id);
        assertEq(uint8(tournaments.getTournament(id).status), uint8(TournamentStatus.CANCELLED));
        assertEq(_claimPrize(bob, id), FEE);
        _expectNothing(bob);
        assertEq(_claimPrize(alice, id), FEE);
        assertEq(_claimPrize(carol, id), FEE);
    }

    function test_RevertWhen_CancelledAsTheFirstMatchStarts() public {
        vm.warp(NOW + 1 hours);
        vm.expectRevert(abi.encodeWithSelector(ITournament.CancellationClosed.selector, id));
        vm.prank(admin);
        tournaments.cancelTournament(id);
    }

    function test_RevertWhen_CancelledTwice() public {
        vm.startPrank(admin);
        tournaments.cancelTournament(id);
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentNotOpen.selector, id));
        tournaments.cancelTournament(id);
        vm.stopPrank();
    }

    function test_RevertWhen_CancelledByNoAdmin() public {
        bytes32 role = tournaments.TOURNAMENT_ADMIN_ROLE();
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, alice, role)
        );
        vm.prank(alice);
        tournaments.cancelTournament(id);
    }

    // ---------------------------------------------------------------- abandoned

    function test_WhenNobodyFinalizes_AnyoneGivesTheEntryFeesBackAfterFourteenDays() public {
        _decideAndScore();
        vm.warp(TOURNAMENT_END + 14 days);
        vm.expectEmit(address(tournaments));
        emit ITournament.TournamentAbandoned(id, stranger);
        vm.prank(stranger);
        tournaments.voidAbandonedTournament(id);
        assertEq(uint8(tournaments.getTournament(id).status), uint8(TournamentStatus.ABANDONED));
        assertEq(_claimPrize(alice, id), FEE);
        assertEq(_claimPrize(bob, id), FEE);
        assertEq(_claimPrize(carol, id), FEE);
    }

    function test_RevertWhen_ItIsASecondTooEarly() public {
        vm.warp(TOURNAMENT_END + 14 days - 1);
        _expectNotAbandoned();
        tournaments.voidAbandonedTournament(id);
    }

    function test_RevertWhen_FinalizedAfterFourteenDays() public {
        _decideAndScore();
        vm.warp(TOURNAMENT_END + 14 days);
        vm.expectRevert(abi.encodeWithSelector(ITournament.FinalizationClosed.selector, id));
        _finalizeCup(id);
    }

    function test_WhenFinalizedInTheLastSecond() public {
        _decideAndScore();
        vm.warp(TOURNAMENT_END + 14 days - 1);
        _finalizeByStranger();
        assertEq(_claimPrize(alice, id), 3 * FEE / 2);
    }

    function test_WhenRulingCameLate_FourteenDaysCountFromIt() public {
        _decideLate();
        uint256 last = pool.getMatch(matchId).claimableAt;
        vm.warp(last + 14 days - 1);
        _expectNotAbandoned();
        tournaments.voidAbandonedTournament(id);
        uint256 snapshot = vm.snapshotState();
        _finalizeByStranger();
        vm.revertToState(snapshot);
        skip(1);
        vm.expectRevert(abi.encodeWithSelector(ITournament.FinalizationClosed.selector, id));
        _finalizeCup(id);
        tournaments.voidAbandonedTournament(id);
    }

    function test_RevertWhen_MatchIsSuspended() public {
        vm.warp(uint256(pool.getMatch(matchId).endTime) + 3 days);
        _challenge(alice, matchId);
        vm.warp(TOURNAMENT_END + 365 days);
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchNotFinal.selector, matchId));
        _finalizeCup(id);
        _expectNotAbandoned();
        tournaments.voidAbandonedTournament(id);
        pool.voidAbandonedMatch(matchId);
        _finalizeCup(id);
    }

    function test_RevertWhen_FinalizedOneIsAbandoned() public {
        _decideAndScore();
        _finalizeCup(id);
        vm.warp(TOURNAMENT_END + 14 days);
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentNotOpen.selector, id));
        tournaments.voidAbandonedTournament(id);
    }

    // ---------------------------------------------------------------- detached

    /// @dev Nothing is left to predict, so that the results decide.
    function test_WhenDetachedAfterTheLastStart_TournamentGoesOn() public {
        vm.prank(owner);
        pool.setTournament(address(0));
        _decideAndScore();
        _finalizeByStranger();
        assertEq(_claimPrize(alice, id), 3 * FEE / 2);
    }

    // ---------------------------------------------------------------- helpers

    function _expectNotAbandoned() private {
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentNotAbandoned.selector, id));
    }

    /// @dev The arbiter rules 20 days after the tournament's end.
    function _decideLate() private {
        vm.warp(uint256(pool.getMatch(matchId).endTime) + 3 days);
        _challenge(alice, matchId);
        vm.warp(TOURNAMENT_END + 20 days);
        _rule(matchId, Outcome.A);
    }

    function _decideAndScore() private {
        _decideMatch(matchId, A);
        finalAt = pool.getMatch(matchId).claimableAt;
        _score(id, matchId, _players(alice, bob, carol));
    }

    function _finalizeByStranger() private {
        vm.prank(stranger);
        tournaments.finalizeTournament(id, new address[](0));
    }

    function _expectNothing(address player) private {
        _expectNothing(player, id);
    }

    function _expectNothing(address player, uint256 cup) private {
        vm.expectRevert(abi.encodeWithSelector(ITournament.NothingToClaim.selector, cup));
        vm.prank(player);
        tournaments.claimTournamentRewards(cup);
    }
}
