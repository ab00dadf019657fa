// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { GreedyPlayer } from "./utils/GreedyPlayer.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";
import { IWETH } from "../src/interfaces/IWETH.sol";

/// @notice Reentrancy during payments, with a token that calls its receiver. WETH9 does not.
contract ReentryTest is TournamentTest {
    uint256 private matchId;
    uint256 private id;
    GreedyPlayer private greedy;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchesForCup(1)[0];
        id = _createCup(_list(matchId));
        greedy = new GreedyPlayer(pool, tournaments, id, matchId);
        _fund(address(greedy), 10 ether);
        greedy.bet(1 ether, A);
        _bet(alice, matchId, 1 ether, A);
        _bet(bob, matchId, 2 ether, B);
        greedy.play(A);
        _joinAndPredict(alice, id, matchId, A);
        _joinAndPredict(bob, id, matchId, B);
    }

    function _deployWeth() internal override returns (IWETH) {
        return IWETH(deployCode("HookToken.sol:HookToken"));
    }

    function test_WhenPlayerReentersPrizeClaim_IsPaidOnce() public {
        _finish();
        uint256 before = weth.balanceOf(address(greedy));
        greedy.claimPrize();
        assertEq(greedy.attempts(), 1, "came back");
        // It had not claimed the bet yet.
        assertEq(greedy.successes(), 1, "claimed the winnings, and no second prize");
        assertEq(weth.balanceOf(address(greedy)) - before, 1.5 * 0.1 ether + 1.92 ether);
        _everybodyElseIsPaid();
    }

    function test_WhenBettorReentersClaim_IsPaidOnce() public {
        _finish();
        uint256 before = weth.balanceOf(address(greedy));
        greedy.claimWinnings();
        assertEq(greedy.attempts(), 1, "came back");
        assertEq(greedy.successes(), 1, "claimed the prize, and no winnings twice");
        assertEq(weth.balanceOf(address(greedy)) - before, 1.5 * 0.1 ether + 1.92 ether);
        _everybodyElseIsPaid();
    }

    function test_WhenBettorReentersPayoutsByOthers_IsPaidOnce() public {
        _finish();
        uint256 before = weth.balanceOf(address(greedy));
        pool.claimFor(address(greedy), _list(matchId, matchId));
        assertEq(greedy.attempts(), 1, "came back");
        assertEq(greedy.successes(), 1, "claimed the prize, and no winnings twice");
        assertEq(tournaments.claimFor(address(greedy), _list(id, id)), 0);
        assertEq(weth.balanceOf(address(greedy)) - before, 1.5 * 0.1 ether + 1.92 ether);
        _everybodyElseIsPaid();
    }

    function test_WhenPlayerReentersAPrizePaidByOthers_IsPaidOnce() public {
        _finish();
        uint256 before = weth.balanceOf(address(greedy));
        assertEq(tournaments.claimFor(address(greedy), _list(id, id)), 1.5 * 0.1 ether);
        assertEq(greedy.successes(), 1, "claimed the winnings, and no second prize");
        assertEq(weth.balanceOf(address(greedy)) - before, 1.5 * 0.1 ether + 1.92 ether);
        _everybodyElseIsPaid();
    }

    function test_WhenPlayerReentersAClaimOfMany_IsPaidOnce() public {
        _finish();
        uint256 before = weth.balanceOf(address(greedy));
        assertEq(greedy.claimPrizes(_list(id)), 1.5 * 0.1 ether);
        assertEq(greedy.successes(), 1, "claimed the winnings, and no second prize");
        assertEq(weth.balanceOf(address(greedy)) - before, 1.5 * 0.1 ether + 1.92 ether);
        _everybodyElseIsPaid();
    }

    function test_WhenPlayerReentersRefund_IsPaidOnce() public {
        vm.warp(TOURNAMENT_END + 14 days);
        tournaments.voidAbandonedTournament(id);
        uint256 before = weth.balanceOf(address(greedy));
        greedy.claimPrize();
        assertEq(greedy.attempts(), 1, "came back");
        assertEq(weth.balanceOf(address(greedy)) - before, FEE);
        _claimPrize(alice, id);
        _claimPrize(bob, id);
        assertEq(weth.balanceOf(address(tournaments)), 0);
    }

    function _finish() private {
        _decide(matchId, A);
        _score(id, matchId, _players(address(greedy), alice, bob));
        _finalizeCup(id);
    }

    function _everybodyElseIsPaid() private {
        assertEq(_claimPrize(alice, id), 1.5 * 0.1 ether);
        assertEq(_claim(alice, matchId), 1.92 ether);
        assertEq(weth.balanceOf(address(tournaments)), 0);
        assertEq(weth.balanceOf(address(pool)), pool.accruedFees());
    }
}
