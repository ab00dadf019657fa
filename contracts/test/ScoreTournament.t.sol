// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IAccessControl } from "@openzeppelin/contracts/access/IAccessControl.sol";
import { ITournament, PlayerInfo, TournamentInfo } from "../src/interfaces/ITournament.sol";
import { TournamentTest } from "./utils/TournamentTest.sol";

contract ScoreTournamentTest is TournamentTest {
    uint256[] private matchIds;
    uint256 private id;

    function setUp() public override {
        super.setUp();
        matchIds = _createMatchesForCup(3);
        id = _createCup(matchIds);
        _joinAndPredict(alice, id, matchIds[0], A);
        _joinAndPredict(bob, id, matchIds[0], B);
        _join(carol, id);
        _predict(carol, id, matchIds[1], A);
    }

    // ---------------------------------------------------------------- by the result

    function test_RightPredictionIsAPoint() public {
        _decideMatch(matchIds[0], A);
        assertEq(tournaments.getPlayerScore(id, matchIds[0], alice), 0, "not scored yet");
        vm.expectEmit(address(tournaments));
        emit ITournament.PredictionsScored(id, alice, 1, 1, 1);
        vm.expectEmit(address(tournaments));
        emit ITournament.PredictionsScored(id, bob, 1, 0, 0);
        _score(id, matchIds[0], _players(alice, bob));
        assertEq(tournaments.getPlayerScore(id, matchIds[0], alice), 1);
        assertEq(tournaments.getPlayerScore(id, matchIds[0], bob), 0);
        assertEq(tournaments.getTotalScore(id, alice), 1);
        assertEq(tournaments.getTotalScore(id, bob), 0);
        TournamentInfo memory cup = tournaments.getTournament(id);
        assertEq(cup.topScore, 1);
        assertEq(cup.topCount, 1);
        assertEq(cup.unscoredPredictions, 1);
    }

    function test_SomebodyScoredBeforeSpoilsNobodysBatch() public {
        _decideMatch(matchIds[0], A);
        _score(id, matchIds[0], _players(alice));
        _score(id, matchIds[0], _players(alice, bob));
        _score(id, matchIds[0], _players(bob, alice, alice));
        assertEq(tournaments.getTotalScore(id, alice), 1);
        assertEq(tournaments.getTournament(id).topCount, 1);
        assertEq(tournaments.getTournament(id).unscoredPredictions, 1);
    }

    function test_EachMatchIsScoredOnceInWhateverOrder() public {
        _predict(alice, id, matchIds[1], A);
        _betOnBothSides(matchIds[1]);
        _decideMatch(matchIds[0], A);
        _decide(matchIds[1], A);
        _score(id, matchIds[1], _players(alice, alice));
        _score(id, matchIds[0], _players(alice));
        _score(id, matchIds[1], _players(alice));
        assertEq(tournaments.getTotalScore(id, alice), 2);
        assertEq(tournaments.getTournament(id).unscoredPredictions, 2);
        assertTrue(tournaments.getPlayer(id, alice).scored[0]);
        assertTrue(tournaments.getPlayer(id, alice).scored[1]);
    }

    function test_SomebodyWithoutAPredictionIsPassedOver() public {
        _decideMatch(matchIds[0], A);
        _score(id, matchIds[0], _players(carol, alice));
        assertEq(tournaments.getTotalScore(id, carol), 0);
        assertEq(tournaments.getTotalScore(id, alice), 1);
    }

    function test_TopIsCountedAsPlayersCatchUpAndPass() public {
        _predict(alice, id, matchIds[1], B);
        _predict(bob, id, matchIds[1], A);
        _predict(bob, id, matchIds[2], A);
        for (uint256 i = 0; i < 3; ++i) {
            _betOnBothSides(matchIds[i]);
        }
        _decide(matchIds[0], A);
        _score(id, matchIds[0], _players(alice, bob));
        _expectTop(1, 1);
        _decide(matchIds[1], A);
        _score(id, matchIds[1], _players(alice, bob, carol));
        _expectTop(1, 3);
        _decide(matchIds[2], A);
        _score(id, matchIds[2], _players(bob));
        _expectTop(2, 1);
    }

    function test_ScoreBelowTheTopIsNotCounted() public {
        _predict(alice, id, matchIds[1], A);
        _betOnBothSides(matchIds[1]);
        _decideMatch(matchIds[0], A);
        _decide(matchIds[1], A);
        _score(id, matchIds[0], _players(alice));
        _score(id, matchIds[1], _players(alice, carol));
        assertEq(tournaments.getTotalScore(id, carol), 1);
        _expectTop(2, 1);
    }

    function test_WhenDisputeWindowEnds() public {
        _betOnBothSides(matchIds[0]);
        _finalize(matchIds[0], A);
        _warpToClaimable(matchIds[0]);
        _score(id, matchIds[0], _players(alice));
        assertEq(tournaments.getTotalScore(id, alice), 1);
    }

    function test_RevertWhen_ItEndsInASecond() public {
        _betOnBothSides(matchIds[0]);
        _finalize(matchIds[0], A);
        vm.warp(pool.getMatch(matchIds[0]).claimableAt - 1);
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchNotFinal.selector, matchIds[0]));
        _score(id, matchIds[0], _players(alice));
    }

    function test_OverruledResultScoresByTheLastWord() public {
        _betOnBothSides(matchIds[0]);
        _finalize(matchIds[0], A);
        vm.prank(owner);
        pool.overruleResult(matchIds[0], B);
        _warpToClaimable(matchIds[0]);
        _score(id, matchIds[0], _players(alice, bob));
        assertEq(tournaments.getTotalScore(id, alice), 0);
        assertEq(tournaments.getTotalScore(id, bob), 1);
    }

    function test_RevertWhen_MatchHasNoResult() public {
        vm.warp(NOW + 5 hours);
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchNotFinal.selector, matchIds[0]));
        _score(id, matchIds[0], _players(alice));
    }

    function test_RevertWhen_MatchIsVoid() public {
        _void(matchIds[0]);
        _warpToClaimable(matchIds[0]);
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchIsVoid.selector, matchIds[0]));
        _score(id, matchIds[0], _players(alice));
    }

    function test_RevertWhen_MatchIsNotInTheTournament() public {
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchNotInTournament.selector, 99));
        _score(id, 99, _players(alice));
    }

    function test_RevertWhen_ScoringSomebodyWhoHasNotJoined() public {
        _decideMatch(matchIds[0], A);
        vm.expectRevert(abi.encodeWithSelector(ITournament.NotParticipant.selector, stranger));
        _score(id, matchIds[0], _players(stranger));
    }

    function test_RevertWhen_ScoringAFinalizedOne() public {
        _voidAll();
        _finalizeCup(id);
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentNotOpen.selector, id));
        _score(id, matchIds[0], _players(alice));
    }

    function testFuzz_TotalIsTheNumberOfRightPredictions(uint64 picks, uint64 results) public {
        uint256[] memory many = _createMatchesForCup(8);
        uint256 big = _createCup(many);
        _join(alice, big);
        uint256 right = 0;
        for (uint256 i = 0; i < many.length; ++i) {
            _predict(alice, big, many[i], uint8(1 + ((picks >> i) & 1)));
            _betOnBothSides(many[i]);
        }
        for (uint256 i = 0; i < many.length; ++i) {
            _finalize(many[i], uint8(1 + ((results >> i) & 1)));
            if ((picks >> i) & 1 == (results >> i) & 1) ++right;
        }
        _warpToClaimable(many[7]);
        for (uint256 i = 0; i < many.length; ++i) {
            _score(big, many[i], _players(alice));
        }
        assertEq(tournaments.getTotalScore(big, alice), right);
        assertEq(tournaments.getTournament(big).topScore, right);
        assertEq(tournaments.getTournament(big).unscoredPredictions, 0);
    }

    // ---------------------------------------------------------------- by judges

    function test_JudgesGivePoints() public {
        uint256 judged = _judgedCup();
        _decideMatch(matchIds[0], A);
        vm.expectEmit(address(tournaments));
        emit ITournament.PlayerScored(judged, bob, matchIds[0], 1_000, 1_000);
        _judge(judged, _players(alice, bob), _list(999, 1_000));
        assertEq(tournaments.getTotalScore(judged, alice), 999);
        assertEq(tournaments.getPlayerScore(judged, matchIds[0], bob), 1_000);
        assertEq(tournaments.getTournament(judged).topScore, 1_000);
        assertEq(tournaments.getTournament(judged).topCount, 1);
    }

    function test_RevertWhen_JudgesGiveMoreThanAllowed() public {
        uint256 judged = _judgedCup();
        _decideMatch(matchIds[0], A);
        vm.expectRevert(abi.encodeWithSelector(ITournament.TooManyPoints.selector, 1_001));
        _judge(judged, _players(alice), _list(1_001));
    }

    function test_RevertWhen_JudgesScoreTwice() public {
        uint256 judged = _judgedCup();
        _decideMatch(matchIds[0], A);
        vm.expectRevert(abi.encodeWithSelector(ITournament.AlreadyScored.selector, alice));
        _judge(judged, _players(alice, alice), _list(1, 2));
    }

    function test_RevertWhen_JudgesScoreWithoutAPrediction() public {
        uint256 judged = _judgedCup();
        _join(carol, judged);
        _decideMatch(matchIds[0], A);
        vm.expectRevert(abi.encodeWithSelector(ITournament.NoPrediction.selector, carol));
        _judge(judged, _players(carol), _list(1));
    }

    function test_RevertWhen_JudgesScoreSomebodyWhoHasNotJoined() public {
        uint256 judged = _judgedCup();
        _decideMatch(matchIds[0], A);
        vm.expectRevert(abi.encodeWithSelector(ITournament.NotParticipant.selector, stranger));
        _judge(judged, _players(stranger), _list(1));
    }

    function test_RevertWhen_JudgesNameNotAsManyScores() public {
        uint256 judged = _judgedCup();
        vm.expectRevert(ITournament.LengthMismatch.selector);
        _judge(judged, _players(alice), _list(1, 2));
    }

    function test_RevertWhen_JudgesScoreBeforeTheMatchIsFinal() public {
        uint256 judged = _judgedCup();
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchNotFinal.selector, matchIds[0]));
        _judge(judged, _players(alice), _list(1));
    }

    function test_RevertWhen_JudgesScoreWhatIsNotJudged() public {
        _decideMatch(matchIds[0], A);
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentNotJudged.selector, id));
        _judge(id, _players(alice), _list(1));
    }

    function test_RevertWhen_SomebodyElseJudges() public {
        uint256 judged = _judgedCup();
        bytes32 role = tournaments.TOURNAMENT_ADMIN_ROLE();
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, alice, role)
        );
        vm.prank(alice);
        tournaments.updateScores(judged, matchIds[0], _players(alice), _list(1_000));
    }

    function test_RevertWhen_ResultIsToScoreAJudgedOne() public {
        uint256 judged = _judgedCup();
        _decideMatch(matchIds[0], A);
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentIsJudged.selector, judged));
        _score(judged, matchIds[0], _players(alice));
    }

    // ---------------------------------------------------------------- one player, all matches

    function test_ScorePlayer_ScoresFinalMatchesOnly() public {
        vm.prank(alice);
        tournaments.submitPrediction(id, matchIds[1], A);
        _finalize(matchIds[0], A);
        _finalize(matchIds[1], A);
        vm.warp(pool.getMatch(matchIds[0]).claimableAt);
        tournaments.scorePlayer(id, alice);
        assertEq(tournaments.getTotalScore(id, alice), 1);
        tournaments.scorePlayer(id, alice);
        assertEq(tournaments.getTotalScore(id, alice), 1, "nothing counts twice");
        _warpToClaimable(matchIds[1]);
        tournaments.scorePlayer(id, alice);
        assertEq(tournaments.getTotalScore(id, alice), 2);
    }

    function test_ScorePlayer_SkipsVoidAndSuspendedMatches() public {
        vm.prank(alice);
        tournaments.submitPrediction(id, matchIds[1], A);
        _void(matchIds[0]);
        _finalize(matchIds[1], A);
        _challenge(bob, matchIds[1]);
        skip(30 days);
        tournaments.scorePlayer(id, alice);
        assertEq(tournaments.getTotalScore(id, alice), 0);
        assertFalse(tournaments.getPlayer(id, alice).scored[1]);
        vm.expectRevert(abi.encodeWithSelector(ITournament.MatchNotFinal.selector, matchIds[1]));
        _score(id, matchIds[1], _players(alice));
    }

    function test_ScorePlayer_RevertWhen_PlayerHasNotJoined() public {
        vm.expectRevert(abi.encodeWithSelector(ITournament.NotParticipant.selector, stranger));
        tournaments.scorePlayer(id, stranger);
    }

    function test_ScorePlayer_RevertWhen_Judged() public {
        uint256 judged = _judgedCup();
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentIsJudged.selector, judged));
        tournaments.scorePlayer(judged, alice);
    }

    function test_ScorePlayer_RevertWhen_TournamentDoesNotExist() public {
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentNotFound.selector, 99));
        tournaments.scorePlayer(99, alice);
    }

    // ---------------------------------------------------------------- several players, all matches

    function test_ScorePlayers_ScoresEachOnce() public {
        _predict(alice, id, matchIds[1], B);
        _predict(alice, id, matchIds[2], A);
        _finalize(matchIds[0], A);
        _finalize(matchIds[1], A);
        _warpToClaimable(matchIds[1]);
        vm.expectEmit(address(tournaments));
        emit ITournament.PredictionsScored(id, alice, 2, 1, 1);
        vm.expectEmit(address(tournaments));
        emit ITournament.PredictionsScored(id, carol, 1, 1, 1);
        vm.expectEmit(address(tournaments));
        emit ITournament.PredictionsScored(id, bob, 1, 0, 0);
        address[] memory players = new address[](4);
        (players[0], players[1], players[2], players[3]) = (alice, carol, alice, bob);
        vm.prank(stranger);
        tournaments.scorePlayers(id, players);
        _expectTop(1, 2);
        assertEq(tournaments.getTournament(id).unscoredPredictions, 1);

        vm.recordLogs();
        tournaments.scorePlayers(id, players);
        assertEq(vm.getRecordedLogs().length, 0, "nothing counts twice");
        _decide(matchIds[2], A);
        tournaments.scorePlayers(id, players);
        _expectTop(2, 1);
    }

    function test_ScorePlayers_WhenNone() public {
        tournaments.scorePlayers(id, new address[](0));
    }

    function test_ScorePlayers_RevertWhen_OneHasNotJoined_NoneIsScored() public {
        _decide(matchIds[0], A);
        vm.expectRevert(abi.encodeWithSelector(ITournament.NotParticipant.selector, stranger));
        tournaments.scorePlayers(id, _players(alice, stranger));
        assertEq(tournaments.getTotalScore(id, alice), 0);
    }

    function test_ScorePlayers_RevertWhen_JudgedOrClosedOrUnknown() public {
        uint256 judged = _judgedCup();
        vm.prank(admin);
        tournaments.cancelTournament(id);
        uint256[3] memory cups = [judged, id, 99];
        bytes4[3] memory refusals = [
            ITournament.TournamentIsJudged.selector,
            ITournament.TournamentNotOpen.selector,
            ITournament.TournamentNotFound.selector
        ];
        for (uint256 i = 0; i < 3; ++i) {
            vm.expectRevert(abi.encodeWithSelector(refusals[i], cups[i]));
            tournaments.scorePlayers(cups[i], _players(alice));
        }
    }

    /// @dev Each match is won by A or B, void, or open.
    function testFuzz_EveryWayOfScoringGivesTheSame(uint256 picks, uint256 results) public {
        uint256[] memory many = _createMatchesForCup(8);
        uint256 big = _createCup(many);
        address[] memory players = _players(alice, bob, carol);
        for (uint256 i = 0; i < 3; ++i) {
            _join(players[i], big);
            for (uint256 j = 0; j < 8; ++j) {
                uint256 pick = (picks >> (16 * i + 2 * j)) & 3;
                if (pick != 0) _predict(players[i], big, many[j], pick == 1 ? A : B);
            }
        }
        vm.warp(pool.getMatch(many[7]).endTime + 1);
        for (uint256 j = 0; j < 8; ++j) {
            uint256 result = (results >> (2 * j)) & 3;
            if (result == 3) _void(many[j]);
            else if (result != 0) _finalize(many[j], uint8(result));
        }
        skip(WINDOW);
        uint256 snapshot = vm.snapshotState();
        tournaments.scorePlayers(big, players);
        bytes memory together = _scoresOf(big, players);

        vm.revertToState(snapshot);
        for (uint256 i = 0; i < 3; ++i) {
            tournaments.scorePlayer(big, players[i]);
        }
        assertEq(_scoresOf(big, players), together);

        vm.revertToState(snapshot);
        for (uint256 j = 0; j < 8; ++j) {
            uint256 result = (results >> (2 * j)) & 3;
            if (result == 1 || result == 2) _score(big, many[j], players);
        }
        assertEq(_scoresOf(big, players), together);
        tournaments.scorePlayers(big, players);
        assertEq(_scoresOf(big, players), together);
    }

    function _scoresOf(uint256 cup, address[] memory players) private view returns (bytes memory scores) {
        scores = abi.encode(tournaments.getTournament(cup));
        for (uint256 i = 0; i < players.length; ++i) {
            scores = abi.encode(scores, tournaments.getPlayer(cup, players[i]));
        }
    }

    function _judgedCup() private returns (uint256 judged) {
        judged = _createJudgedCup(matchIds);
        _joinAndPredict(alice, judged, matchIds[0], A);
        _joinAndPredict(bob, judged, matchIds[0], B);
    }

    function _judge(uint256 judged, address[] memory players, uint256[] memory scores) private {
        vm.prank(admin);
        tournaments.updateScores(judged, matchIds[0], players, scores);
    }

    function _voidAll() private {
        for (uint256 i = 0; i < matchIds.length; ++i) {
            _void(matchIds[i]);
        }
        _warpToClaimable(matchIds[2]);
    }

    function _expectTop(uint256 score, uint256 count) private view {
        TournamentInfo memory cup = tournaments.getTournament(id);
        assertEq(cup.topScore, score);
        assertEq(cup.topCount, count);
    }

    // ---------------------------------------------------------------- one player

    function test_GetPlayerTellsTheWholeSheet() public {
        _predict(alice, id, matchIds[2], B);
        _decideMatch(matchIds[0], A);
        _score(id, matchIds[0], _players(alice, bob));
        PlayerInfo memory player = tournaments.getPlayer(id, alice);
        assertTrue(player.hasJoined);
        assertFalse(player.claimed);
        assertEq(player.totalScore, 1);
        assertEq(player.claimable, 0);
        assertEq(player.predictions.length, 3);
        assertEq(player.predictions[0], A);
        assertEq(player.predictions[1], 0);
        assertEq(player.predictions[2], B);
        assertTrue(player.scored[0]);
        assertFalse(player.scored[2]);
        assertEq(player.points[0], 1);
        assertTrue(tournaments.getPlayer(id, bob).scored[0], "a wrong one is scored too");
        assertEq(tournaments.getPlayer(id, bob).points[0], 0);
    }

    function test_GetPlayerSaysWhatIsToBeClaimedAndThatItWas() public {
        _betOnBothSides(matchIds[0]);
        _finalize(matchIds[0], A);
        _void(matchIds[1]);
        _void(matchIds[2]);
        _warpToClaimable(matchIds[2]);
        _score(id, matchIds[0], _players(alice, bob));
        _finalizeCup(id);
        assertEq(tournaments.getPlayer(id, alice).claimable, 3 * FEE);
        assertEq(tournaments.getPlayer(id, bob).claimable, 0);
        _claimPrize(alice, id);
        assertEq(tournaments.getPlayer(id, alice).claimable, 0);
        assertTrue(tournaments.getPlayer(id, alice).claimed);
        assertFalse(tournaments.getPlayer(id, bob).claimed);
    }

    function test_GetPlayerIsEmptyForWhoIsNone() public {
        PlayerInfo memory nobody = tournaments.getPlayer(id, address(this));
        assertFalse(nobody.hasJoined);
        assertEq(nobody.predictions.length, 3);
        assertEq(nobody.predictions[0], 0);
        vm.expectRevert(abi.encodeWithSelector(ITournament.TournamentNotFound.selector, id + 1));
        tournaments.getPlayer(id + 1, alice);
    }
}
