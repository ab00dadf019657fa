// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";
import { IBettingPool, Outcome } from "../src/interfaces/IBettingPool.sol";
import { ITournament } from "../src/interfaces/ITournament.sol";

/// @notice Ways to win a tournament without knowing more, which scoring by the named winner and closed predictions rule out.
contract PredictionAttacksTest is TournamentTest {
    function test_WhenNobodyBets_TournamentHasAWinner() public {
        uint256 matchId = _createMatchesForCup(1)[0];
        uint256 id = _createCup(_list(matchId));
        _joinAndPredict(alice, id, matchId, A);
        _joinAndPredict(bob, id, matchId, B);
        _decide(matchId, A);
        _score(id, matchId, _players(alice, bob));
        _finalizeCup(id);
        assertEq(_claimPrize(alice, id), 2 * FEE);
    }

    function test_WhenLoserBetsOnOneMatchOnly_TieStays() public {
        uint256[] memory matchIds = _createMatchesForCup(3);
        uint256 id = _createCup(matchIds);
        address[3] memory players = [alice, bob, carol];
        for (uint256 i = 0; i < 3; ++i) {
            _joinAndPredict(players[i], id, matchIds[i], A);
        }
        // Only the match that carol predicted right has a bet on its winner.
        vm.warp(pool.getMatch(matchIds[2]).endTime - 1);
        _bet(carol, matchIds[2], MIN_BET, A);
        for (uint256 i = 0; i < 3; ++i) {
            _finalize(matchIds[i], A);
        }
        _warpToClaimable(matchIds[2]);
        for (uint256 i = 0; i < 3; ++i) {
            vm.prank(stranger);
            tournaments.scoreMatch(id, matchIds[i], _players(players[i]));
        }
        _finalizeCup(id);
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(_claimPrize(players[i], id), FEE);
        }
    }

    function test_RevertWhen_PredictingAVoidedMatchBeforeItsStart() public {
        (uint256 id, uint256 matchId) = _joined();
        _void(matchId);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BettingIsClosed.selector, matchId));
        _predict(alice, id, matchId, A);
    }

    function test_RevertWhen_OverrulingAVoidBeforeAWinnerCanBeNamed() public {
        (, uint256 matchId) = _joined();
        _void(matchId);
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotEnded.selector, matchId));
        pool.overruleResult(matchId, A);
    }

    function test_RevertWhen_PredictingAfterBettingWasClosed() public {
        (uint256 id, uint256 matchId) = _joined();
        vm.prank(operator);
        pool.closeBetting(matchId);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BettingIsClosed.selector, matchId));
        _predict(alice, id, matchId, A);
    }

    function test_RevertWhen_AdminMakesATournamentJudgedLater() public {
        uint256 id = _createCup(_createMatchesForCup(1));
        vm.prank(admin);
        // solhint-disable-next-line avoid-low-level-calls
        (bool ok,) = address(tournaments).call(abi.encodeWithSignature("setJudged(uint256)", id));
        assertFalse(ok);
        assertFalse(tournaments.getTournament(id).isJudged);
    }

    /// @dev The pool no longer checks the predictions of a contract that it doesn't name. The contract does, with the same errors.
    function testFuzz_WhenTheContractIsReplaced_TheSamePredictionsAreAccepted(
        uint256 time,
        uint8 side,
        uint256 state
    ) public {
        (uint256 id, uint256 matchId) = _joined();
        uint64 startTime = pool.getMatch(matchId).startTime;
        vm.warp(bound(time, startTime - 2, startTime + 1));
        if (state % 4 == 1) _void(matchId);
        vm.startPrank(operator);
        if (state % 4 == 2) pool.closeBetting(matchId);
        vm.stopPrank();
        side = side % 4;
        (bool isAccepted, bytes memory error) = _tryToPredict(id, matchId, side);
        assertEq(
            isAccepted,
            vm.getBlockTimestamp() < startTime && state % 4 != 1 && state % 4 != 2 && (side == A || side == B)
        );
        vm.prank(owner);
        pool.setTournament(makeAddr("newer"));
        (bool isAcceptedLater, bytes memory errorLater) = _tryToPredict(id, matchId, side);
        assertEq(isAcceptedLater, isAccepted);
        assertEq(errorLater, error);
    }

    function test_RevertWhen_PredictingWhilePaused_AttachedOrNot() public {
        (uint256 id, uint256 matchId) = _joined();
        vm.prank(owner);
        pool.pause();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        _predict(alice, id, matchId, A);
        vm.prank(owner);
        pool.setTournament(address(0));
        vm.expectRevert(ITournament.PoolPaused.selector);
        _predict(alice, id, matchId, A);
    }

    function test_RevertWhen_JoiningAReplacedTournamentContract() public {
        uint256 id = _createCup(_createMatchesForCup(1));
        vm.prank(owner);
        pool.setTournament(makeAddr("newer"));
        vm.expectRevert(abi.encodeWithSelector(ITournament.NotTournament.selector, address(tournaments)));
        _join(alice, id);
    }

    function test_WhenOthersHoldScoresBack_OneCallScoresAPlayer() public {
        uint256[] memory matchIds = new uint256[](64);
        vm.startPrank(operator);
        for (uint256 i = 0; i < 64; ++i) {
            matchIds[i] = pool.createMatch(NAME, START, END, MIN_BET, MAX_BET);
        }
        vm.stopPrank();
        uint256 id = _createCup(matchIds);
        uint8[] memory sides = new uint8[](64);
        for (uint256 i = 0; i < 64; ++i) {
            sides[i] = A;
        }
        _join(alice, id);
        vm.prank(alice);
        tournaments.submitPredictions(id, matchIds, sides);
        for (uint256 i = 0; i < 64; ++i) {
            _finalize(matchIds[i], A);
        }
        _warpToClaimable(matchIds[63]);
        vm.prank(stranger);
        tournaments.scorePlayer(id, alice);
        assertEq(tournaments.getTotalScore(id, alice), 64);
    }

    function test_WhenRulingComesLate_TournamentIsNotVoidedInTheGap() public {
        uint256 matchId = _createMatchesForCup(1)[0];
        uint64 endTime = pool.getMatch(matchId).endTime;
        vm.prank(admin);
        uint256 id = tournaments.createTournament(CUP, NOW, endTime, FEE, _list(matchId));
        _joinAndPredict(alice, id, matchId, A);
        vm.prank(owner);
        pool.setDisputeWindow(2 days);
        // Named on the last day, overruled and challenged in the last second each.
        vm.warp(endTime + ABANDONED_AFTER - 1);
        _finalize(matchId, B);
        vm.warp(pool.getMatch(matchId).claimableAt - 1);
        vm.prank(owner);
        pool.overruleResult(matchId, A);
        vm.warp(pool.getMatch(matchId).claimableAt - 1);
        _challenge(bob, matchId);

        vm.warp(endTime + 14 days);
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentNotAbandoned.selector, id));
        tournaments.voidAbandonedTournament(id);
        _rule(matchId, Outcome.A);
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentNotAbandoned.selector, id));
        tournaments.voidAbandonedTournament(id);
        _score(id, matchId, _players(alice));
        _finalizeCup(id);
        assertEq(_claimPrize(alice, id), FEE);
    }

    function _tryToPredict(uint256 id, uint256 matchId, uint8 side)
        private
        returns (bool ok, bytes memory error)
    {
        vm.prank(alice);
        // solhint-disable-next-line avoid-low-level-calls
        return address(tournaments).call(abi.encodeCall(tournaments.submitPrediction, (id, matchId, side)));
    }

    function _joined() private returns (uint256 id, uint256 matchId) {
        matchId = _createMatchesForCup(1)[0];
        id = _createCup(_list(matchId));
        _join(alice, id);
    }
}
