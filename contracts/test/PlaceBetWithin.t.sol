// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract PlaceBetWithinTest is PoolTest {
    /// @dev Carol's payout for 1 WETH on A, with 1 WETH of alice on A and of bob on B: 1 + 0.5 × 92 %.
    uint256 private constant PAYOUT = 1.46 ether;

    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchWithBets(1 ether, 1 ether);
    }

    function test_TakesTheStakeAsPlaceBetDoes() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.BetPlaced(matchId, carol, 1 ether, A, 2 ether, 1 ether, false);
        _betWithin(PAYOUT, NOW);
        (uint256 amount, uint8 prediction,) = pool.getUserBet(matchId, carol);
        assertEq(amount, 1 ether);
        assertEq(prediction, A);
        assertEq(weth.balanceOf(carol), FUNDS - 1 ether);
        assertEq(weth.balanceOf(address(pool)), 3 ether);
    }

    function test_RevertWhen_PayoutIsOneWeiTooLow() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.PayoutBelowMinimum.selector, PAYOUT, PAYOUT + 1));
        _betWithin(PAYOUT + 1, NOW);
    }

    function test_RevertWhen_SomebodyBetBefore() public {
        uint256 expected = pool.calculatePotentialWinnings(matchId, 1 ether, A);
        _bet(alice, matchId, 1 ether, A);
        uint256 payout = pool.calculatePotentialWinnings(matchId, 1 ether, A);
        assertLt(payout, expected);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.PayoutBelowMinimum.selector, payout, expected));
        _betWithin(expected, NOW);
    }

    function test_WhenItAddsToAPosition_MinimumIsOfTheAddition() public {
        _bet(carol, matchId, 1 ether, A);
        uint256 payout = pool.calculatePotentialWinnings(matchId, 1 ether, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.PayoutBelowMinimum.selector, payout, payout + 1));
        _betWithin(payout + 1, NOW);
        _betWithin(payout, NOW);
    }

    function test_WhenDeadlineIsNow() public {
        _betWithin(0, NOW);
        (uint256 amount,,) = pool.getUserBet(matchId, carol);
        assertEq(amount, 1 ether);
    }

    function test_RevertWhen_DeadlineWasASecondAgo() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.DeadlinePassed.selector, NOW - 1));
        _betWithin(0, NOW - 1);
    }

    function test_RevertWhen_Paused() public {
        vm.prank(owner);
        pool.pause();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        _betWithin(0, NOW);
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        matchId = 99;
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 99));
        _betWithin(0, NOW);
    }

    function testFuzz_RevertWhen_PredictionIsNoSide(uint8 prediction) public {
        vm.assume(prediction != A && prediction != B);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.InvalidPrediction.selector, prediction));
        vm.prank(carol);
        pool.placeBetWithin(matchId, 1 ether, prediction, 0, NOW);
    }

    function test_RevertWhen_BettingIsClosed() public {
        vm.warp(END);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BettingIsClosed.selector, matchId));
        _betWithin(0, END);
    }

    function test_RevertWhen_AmountIsOutOfBounds() public {
        vm.startPrank(carol);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BetBelowMinimum.selector, MIN_BET - 1, MIN_BET));
        pool.placeBetWithin(matchId, MIN_BET - 1, A, 0, NOW);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BetAboveMaximum.selector, MAX_BET + 1, MAX_BET));
        pool.placeBetWithin(matchId, MAX_BET + 1, A, 0, NOW);
    }

    function test_RevertWhen_OtherSideIsHeld() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.OppositeSideHeld.selector, matchId, B));
        vm.prank(bob);
        pool.placeBetWithin(matchId, 1 ether, A, 0, NOW);
    }

    function test_RevertWhen_LiveCapIsExceeded() public {
        vm.warp(START);
        _fund(stranger, MAX_BET);
        _bet(stranger, matchId, MAX_BET, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.LiveCapExceeded.selector, 1 ether, 0.2 ether));
        _betWithin(0, START);
    }

    function test_RevertWhen_AllowanceIsMissing() public {
        vm.prank(carol);
        weth.approve(address(pool), 0);
        vm.expectRevert(bytes(""));
        _betWithin(0, NOW);
    }

    /// @dev The preview is always accepted as `minPayout` if no bet comes between.
    function testFuzz_PreviewIsAcceptedAsMinPayout(uint256 amount, uint256 onA, uint256 onB) public {
        matchId = _createMatch();
        onA = bound(onA, MIN_BET, MAX_BET);
        onB = bound(onB, MIN_BET, MAX_BET);
        amount = bound(amount, MIN_BET, MAX_BET);
        _bet(alice, matchId, onA, A);
        _bet(bob, matchId, onB, B);
        uint256 payout = pool.calculatePotentialWinnings(matchId, amount, A);
        vm.startPrank(carol);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.PayoutBelowMinimum.selector, payout, payout + 1));
        pool.placeBetWithin(matchId, amount, A, payout + 1, NOW);
        pool.placeBetWithin(matchId, amount, A, payout, NOW);
    }

    function _betWithin(uint256 minPayout, uint64 deadline) private {
        vm.prank(carol);
        pool.placeBetWithin(matchId, 1 ether, A, minPayout, deadline);
    }
}
