// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { TournamentTest } from "../utils/TournamentTest.sol";

/// @notice Gas of the tournament's writes, measured as in `BettingPoolGasTest`.
contract TournamentGasTest is TournamentTest {
    uint256 private constant MATCHES = 8;
    uint256 private constant PLAYERS = 100;

    uint256[] private matchIds;
    uint256 private id;

    function setUp() public override {
        super.setUp();
        matchIds = _createMatchesForCup(MATCHES);
        id = _createCup(matchIds);
        _joinAndPredict(bob, id, matchIds[0], A);
    }

    function test_create() public {
        _createCup(matchIds);
        vm.snapshotGasLastCall("Tournament", "create a tournament of 8 matches");
    }

    function test_join() public {
        _join(alice, id);
        vm.snapshotGasLastCall("Tournament", "join");
    }

    function test_predict() public {
        _join(alice, id);
        _predict(alice, id, matchIds[0], B);
        vm.snapshotGasLastCall("Tournament", "first prediction");
        _predict(alice, id, matchIds[0], A);
        vm.snapshotGasLastCall("Tournament", "changed prediction");
    }

    function test_predictAll() public {
        _join(alice, id);
        _predictAll(alice);
        vm.snapshotGasLastCall("Tournament", "eight predictions in one transaction");
    }

    function test_score() public {
        _join(alice, id);
        _predictAll(alice);
        _decideMatch(matchIds[0], A);
        vm.prank(stranger);
        tournaments.scoreMatch(id, matchIds[0], _players(alice, bob));
        vm.snapshotGasLastCall("Tournament", "score two players of a match");
    }

    function test_finalizeAndClaim() public {
        for (uint256 i = 0; i < MATCHES; ++i) {
            _betOnBothSides(matchIds[i]);
        }
        for (uint256 i = 0; i < MATCHES; ++i) {
            _finalize(matchIds[i], A);
        }
        _warpToClaimable(matchIds[MATCHES - 1]);
        _score(id, matchIds[0], _players(bob));
        vm.prank(admin);
        tournaments.finalizeTournament(id, _players(bob));
        vm.snapshotGasLastCall("Tournament", "finalize a tournament of 8 matches");
        vm.prank(bob);
        tournaments.claimTournamentRewards(id);
        vm.snapshotGasLastCall("Tournament", "claim a prize");
    }

    function test_scorePlayer() public {
        for (uint256 i = 0; i < MATCHES; ++i) {
            _finalize(matchIds[i], A);
        }
        _warpToClaimable(matchIds[MATCHES - 1]);
        vm.prank(stranger);
        tournaments.scorePlayer(id, bob);
        vm.snapshotGasLastCall("Tournament", "score one player of 8 matches");
    }

    /// @dev Each of the players has predicted all matches, half of them right.
    function test_scorePlayers() public {
        address[] memory players = new address[](PLAYERS);
        for (uint256 i = 0; i < PLAYERS; ++i) {
            players[i] = address(uint160(0x1000 + i));
            _fund(players[i], FEE);
            _allowTournament(players[i]);
            _join(players[i], id);
            _predictAll(players[i]);
        }
        for (uint256 i = 0; i < MATCHES; ++i) {
            _finalize(matchIds[i], i % 2 == 0 ? A : B);
        }
        _warpToClaimable(matchIds[MATCHES - 1]);
        vm.prank(stranger);
        tournaments.scorePlayers(id, players);
        vm.snapshotGasLastCall("Tournament", "score 100 players of 8 matches");
    }

    function test_judge() public {
        uint256 judged = _createJudgedCup(matchIds);
        vm.snapshotGasLastCall("Tournament", "create a judged tournament of 8 matches");
        _joinAndPredict(bob, judged, matchIds[0], A);
        _decideMatch(matchIds[0], A);
        vm.prank(admin);
        tournaments.updateScores(judged, matchIds[0], _players(bob), _list(1_000));
        vm.snapshotGasLastCall("Tournament", "judge one player");
    }

    function test_cancelAndRefund() public {
        vm.prank(admin);
        tournaments.cancelTournament(id);
        vm.snapshotGasLastCall("Tournament", "cancel");
        vm.prank(bob);
        tournaments.claimTournamentRewards(id);
        vm.snapshotGasLastCall("Tournament", "claim an entry fee back");
    }

    function test_claimMany() public {
        uint256 second = _createCup(matchIds);
        _join(bob, second);
        vm.startPrank(admin);
        tournaments.cancelTournament(id);
        tournaments.cancelTournament(second);
        vm.stopPrank();
        vm.prank(bob);
        tournaments.claimMany(_list(id, second));
        vm.snapshotGasLastCall("Tournament", "claim two entry fees back in one transaction");
    }

    function test_claimFor() public {
        _join(alice, id);
        vm.prank(admin);
        tournaments.cancelTournament(id);
        vm.prank(stranger);
        tournaments.claimFor(bob, _list(id));
        vm.snapshotGasLastCall("Tournament", "pay an entry fee back to another");
    }

    function test_abandon() public {
        vm.warp(TOURNAMENT_END + 14 days);
        vm.prank(stranger);
        tournaments.voidAbandonedTournament(id);
        vm.snapshotGasLastCall("Tournament", "void an abandoned tournament");
    }

    function _predictAll(address player) private {
        uint8[] memory predictions = new uint8[](MATCHES);
        for (uint256 i = 0; i < MATCHES; ++i) {
            predictions[i] = A;
        }
        vm.prank(player);
        tournaments.submitPredictions(id, matchIds, predictions);
    }
}
