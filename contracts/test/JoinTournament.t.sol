// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { ITournament, Participant, TournamentInfo } from "../src/interfaces/ITournament.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";

contract JoinTournamentTest is TournamentTest {
    uint256[] private matchIds;
    uint256 private id;

    function setUp() public override {
        super.setUp();
        matchIds = _createMatchesForCup(3);
        id = _createCup(matchIds);
    }

    // ---------------------------------------------------------------- joining

    function test_JoiningPaysTheEntryFeeIntoThePrizePool() public {
        vm.expectEmit(address(tournaments));
        emit ITournament.PlayerJoined(id, alice, 1, FEE);
        _join(alice, id);
        vm.expectEmit(address(tournaments));
        emit ITournament.PlayerJoined(id, bob, 2, 2 * FEE);
        _join(bob, id);
        TournamentInfo memory cup = tournaments.getTournament(id);
        assertEq(cup.playerCount, 2);
        assertEq(cup.prizePool, 2 * FEE);
        assertEq(weth.balanceOf(address(tournaments)), 2 * FEE);
        assertEq(weth.balanceOf(alice), FUNDS - FEE);
    }

    function test_WhenItIsFree() public {
        uint256 free = _createCup(matchIds, 0);
        // No transfer of 0.
        vm.expectCall(address(weth), "", 0);
        _join(stranger, free);
        assertEq(tournaments.getTournament(free).playerCount, 1);
        assertEq(tournaments.getTournament(free).prizePool, 0);
    }

    function test_WhenLastMatchStartsInASecond() public {
        vm.warp(NOW + 3 hours - 1);
        _join(alice, id);
    }

    /// @dev The WARNING of `joinTournament`: the app offers it no more.
    function test_WhenNoPredictionIsOpenAnyMore() public {
        _void(matchIds[2]);
        vm.warp(NOW + 3 hours - 1);
        _join(alice, id);
        for (uint256 i = 0; i < 3; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IBettingPool.BettingIsClosed.selector, matchIds[i]));
            _predict(alice, id, matchIds[i], A);
        }
    }

    function test_RevertWhen_LastMatchStarts() public {
        vm.warp(NOW + 3 hours);
        vm.expectRevert(abi.encodeWithSelector(ITournament.JoiningClosed.selector, id));
        _join(alice, id);
    }

    function test_RevertWhen_JoinedAlready() public {
        _join(alice, id);
        vm.expectRevert(abi.encodeWithSelector(ITournament.AlreadyJoined.selector, alice));
        _join(alice, id);
    }

    function test_RevertWhen_JoiningWhileThePoolIsPaused() public {
        vm.prank(owner);
        pool.pause();
        vm.expectRevert(ITournament.PoolPaused.selector);
        _join(alice, id);
    }

    function test_RevertWhen_JoiningACancelledOne() public {
        vm.prank(admin);
        tournaments.cancelTournament(id);
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentNotOpen.selector, id));
        _join(alice, id);
    }

    function test_RevertWhen_FeeIsNotAllowed() public {
        vm.startPrank(alice);
        weth.approve(address(tournaments), FEE - 1);
        vm.expectRevert();
        tournaments.joinTournament(id);
        vm.stopPrank();
    }

    function test_ParticipantsAreReadNewestFirst() public {
        _joinAndPredict(alice, id, matchIds[0], A);
        _join(bob, id);
        _join(carol, id);
        (Participant[] memory page, uint256 next) = tournaments.getParticipants(id, 0, 2);
        assertEq(page.length, 2);
        assertEq(page[0].player, carol);
        assertEq(page[1].player, bob);
        assertEq(next, 1);
        (page, next) = tournaments.getParticipants(id, next, 2);
        assertEq(page.length, 1);
        assertEq(page[0].player, alice);
        assertEq(page[0].predictions, 1);
        assertEq(page[0].totalScore, 0);
        assertFalse(page[0].claimed);
        assertEq(next, 0);
        (page,) = tournaments.getParticipants(id, 99, type(uint256).max);
        assertEq(page.length, 3);
    }

    // ---------------------------------------------------------------- predicting

    function test_PredictionIsKeptAndPassesThroughThePool() public {
        _join(alice, id);
        vm.expectEmit(address(tournaments));
        emit ITournament.PredictionSubmitted(id, alice, matchIds[1], B);
        vm.expectEmit(address(pool));
        emit IBettingPool.TournamentBetPlaced(matchIds[1], alice, B);
        _predict(alice, id, matchIds[1], B);
        assertEq(tournaments.getPrediction(id, matchIds[1], alice), B);
        assertEq(tournaments.getPrediction(id, matchIds[0], alice), 0);
        assertEq(tournaments.getPrediction(id, matchIds[1], bob), 0);
        assertEq(tournaments.getTournament(id).unscoredPredictions, 1);
    }

    function test_PredictionCanBeChangedUntilTheMatchStarts() public {
        _joinAndPredict(alice, id, matchIds[0], A);
        vm.warp(NOW + 1 hours - 1);
        _predict(alice, id, matchIds[0], B);
        assertEq(tournaments.getPrediction(id, matchIds[0], alice), B);
        assertEq(tournaments.getTournament(id).unscoredPredictions, 1);
    }

    function test_RevertWhen_MatchStarts() public {
        _join(alice, id);
        vm.warp(NOW + 1 hours);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BettingIsClosed.selector, matchIds[0]));
        _predict(alice, id, matchIds[0], A);
        _predict(alice, id, matchIds[1], A);
    }

    function test_ManyAtOnce() public {
        _join(alice, id);
        uint8[] memory predictions = new uint8[](2);
        (predictions[0], predictions[1]) = (B, A);
        vm.prank(alice);
        tournaments.submitPredictions(id, _list(matchIds[0], matchIds[2]), predictions);
        assertEq(tournaments.getPrediction(id, matchIds[0], alice), B);
        assertEq(tournaments.getPrediction(id, matchIds[2], alice), A);
        assertEq(tournaments.getTournament(id).unscoredPredictions, 2);
    }

    function test_RevertWhen_OneOfManyIsLate_NoneIsKept() public {
        _join(alice, id);
        vm.warp(NOW + 1 hours);
        uint8[] memory predictions = new uint8[](2);
        (predictions[0], predictions[1]) = (A, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BettingIsClosed.selector, matchIds[0]));
        vm.prank(alice);
        tournaments.submitPredictions(id, _list(matchIds[1], matchIds[0]), predictions);
        assertEq(tournaments.getPrediction(id, matchIds[1], alice), 0);
    }

    function test_RevertWhen_ManyHaveNotAsManyPredictions() public {
        _join(alice, id);
        vm.expectRevert(ITournament.LengthMismatch.selector);
        vm.prank(alice);
        tournaments.submitPredictions(id, matchIds, new uint8[](2));
    }

    function test_RevertWhen_PredictingWithoutHavingJoined() public {
        vm.expectRevert(abi.encodeWithSelector(ITournament.NotParticipant.selector, alice));
        _predict(alice, id, matchIds[0], A);
    }

    function test_RevertWhen_MatchIsNotInTheTournament() public {
        uint256 other = _createMatch();
        _join(alice, id);
        bytes memory notInIt = abi.encodeWithSelector(ITournament.MatchNotInTournament.selector, other);
        vm.expectRevert(notInIt);
        _predict(alice, id, other, A);
        vm.expectRevert(notInIt);
        tournaments.getPrediction(id, other, alice);
        vm.expectRevert(notInIt);
        tournaments.getPlayerScore(id, other, alice);
    }

    function testFuzz_RevertWhen_PredictionIsNoSide(uint8 prediction) public {
        vm.assume(prediction != A && prediction != B);
        _join(alice, id);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.InvalidPrediction.selector, prediction));
        _predict(alice, id, matchIds[0], prediction);
    }

    function test_RevertWhen_PredictingWhileThePoolIsPaused() public {
        _join(alice, id);
        vm.prank(owner);
        pool.pause();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        _predict(alice, id, matchIds[0], A);
    }

    function test_RevertWhen_PredictingInACancelledOne() public {
        _join(alice, id);
        vm.prank(admin);
        tournaments.cancelTournament(id);
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentNotOpen.selector, id));
        _predict(alice, id, matchIds[0], A);
    }

    /// @dev Writes all 64 pairs of bits, each after its neighbours.
    function testFuzz_PredictionsOf64MatchesDoNotTouchEachOther(uint256 seed) public {
        uint256[] memory many = _createMatchesForCup(64);
        uint256 big = _createCup(many);
        _join(alice, big);
        vm.startPrank(alice);
        for (uint256 i = 0; i < 64; ++i) {
            tournaments.submitPrediction(big, many[i], uint8(1 + ((seed >> i) & 1)));
        }
        for (uint256 i = 0; i < 64; i += 3) {
            tournaments.submitPrediction(big, many[i], uint8(2 - ((seed >> i) & 1)));
        }
        vm.stopPrank();
        for (uint256 i = 0; i < 64; ++i) {
            uint256 first = (seed >> i) & 1;
            assertEq(tournaments.getPrediction(big, many[i], alice), i % 3 == 0 ? 2 - first : 1 + first);
        }
        assertEq(tournaments.getTournament(big).unscoredPredictions, 64);
    }
}
