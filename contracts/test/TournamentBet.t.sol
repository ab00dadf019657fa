// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract TournamentBetTest is PoolTest {
    address private tournament = makeAddr("tournament");
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatch();
        vm.prank(owner);
        pool.setTournament(tournament);
    }

    function test_SaysThePredictionAndTakesNoStake() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.TournamentBetPlaced(matchId, alice, B);
        _predict(alice, matchId, B);
        (uint256 onA, uint256 onB) = _pools(matchId);
        assertEq(onA + onB, 0);
        (uint256 amount,,) = pool.getUserBet(matchId, alice);
        assertEq(amount, 0);
        assertEq(lens.getUserBetCount(alice), 0);
        assertEq(weth.balanceOf(alice), FUNDS);
    }

    function test_WhenSaidAgain_ThereIsAnotherEvent() public {
        _predict(alice, matchId, B);
        vm.expectEmit(address(pool));
        emit IBettingPool.TournamentBetPlaced(matchId, alice, A);
        _predict(alice, matchId, A);
    }

    function test_WhenSecondIsLeftBeforeStart() public {
        vm.warp(START - 1);
        vm.expectEmit(address(pool));
        emit IBettingPool.TournamentBetPlaced(matchId, alice, A);
        _predict(alice, matchId, A);
    }

    function test_RevertWhen_MatchHasStarted() public {
        vm.warp(START);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BettingIsClosed.selector, matchId));
        _predict(alice, matchId, A);
    }

    function test_RevertWhen_BettingWasClosed() public {
        vm.prank(operator);
        pool.closeBetting(matchId);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BettingIsClosed.selector, matchId));
        _predict(alice, matchId, A);
    }

    function test_RevertWhen_MatchHasAResult() public {
        _void(matchId);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BettingIsClosed.selector, matchId));
        _predict(alice, matchId, A);
    }

    function test_RevertWhen_CallerIsNotTheTournament() public {
        address[3] memory others = [owner, operator, alice];
        for (uint256 i = 0; i < others.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotTournament.selector, others[i]));
            vm.prank(others[i]);
            pool.placeTournamentBet(alice, matchId, A);
        }
    }

    function test_RevertWhen_TournamentWasReplaced() public {
        vm.prank(owner);
        pool.setTournament(address(0));
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotTournament.selector, tournament));
        _predict(alice, matchId, A);
    }

    function test_RevertWhen_Paused() public {
        vm.prank(owner);
        pool.pause();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        _predict(alice, matchId, A);
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 99));
        _predict(alice, 99, A);
    }

    function testFuzz_RevertWhen_PredictionIsNoSide(uint8 prediction) public {
        vm.assume(prediction != A && prediction != B);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.InvalidPrediction.selector, prediction));
        _predict(alice, matchId, prediction);
    }

    function _predict(address user, uint256 id, uint8 prediction) private {
        vm.prank(tournament);
        pool.placeTournamentBet(user, id, prediction);
    }
}
