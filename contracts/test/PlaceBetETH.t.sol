// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";
import { RefusingToken } from "./utils/RefusingToken.sol";

contract PlaceBetETHTest is PoolTest {
    uint256 private matchId;
    address private dave = makeAddr("dave");

    function setUp() public override {
        super.setUp();
        matchId = _createMatch();
        // No WETH and no allowance.
        vm.deal(dave, 100 ether);
    }

    function test_WrapsAndBetsInOneTransaction() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.BetPlaced(matchId, dave, 1 ether, B, 0, 1 ether, false);
        _betETH(1 ether, B);
        (uint256 amount, uint8 prediction,) = pool.getUserBet(matchId, dave);
        assertEq(amount, 1 ether);
        assertEq(prediction, B);
        assertEq(dave.balance, 99 ether);
        assertEq(address(pool).balance, 0);
        assertEq(weth.balanceOf(address(pool)), 1 ether);
    }

    function test_WhenMixedWithTokenBets_OnePositionHoldsBoth() public {
        _fund(dave, 1 ether);
        _bet(dave, matchId, 1 ether, A);
        _betETH(2 ether, A);
        (uint256 amount,,) = pool.getUserBet(matchId, dave);
        assertEq(amount, 3 ether);
        assertEq(lens.getUserBetCount(dave), 1);
    }

    function test_WhenItWins_ItIsPaidAsWeth() public {
        _betETH(1 ether, B);
        _bet(alice, matchId, 1 ether, A);
        _decide(matchId, B);
        assertEq(_claim(dave, matchId), 1.92 ether);
        assertEq(weth.balanceOf(dave), 1.92 ether);
    }

    function test_RevertWhen_Paused() public {
        vm.prank(owner);
        pool.pause();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        _betETH(1 ether, A);
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        matchId = 99;
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 99));
        _betETH(1 ether, A);
    }

    function testFuzz_RevertWhen_PredictionIsNoSide(uint8 prediction) public {
        vm.assume(prediction != A && prediction != B);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.InvalidPrediction.selector, prediction));
        _betETH(1 ether, prediction);
    }

    function test_RevertWhen_BettingIsClosed() public {
        vm.warp(END);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BettingIsClosed.selector, matchId));
        _betETH(1 ether, A);
    }

    function test_RevertWhen_NothingIsSent() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BetBelowMinimum.selector, 0, MIN_BET));
        _betETH(0, A);
    }

    function test_RevertWhen_PayoutIsOneWeiTooLow() public {
        _bet(alice, matchId, 1 ether, A);
        vm.expectRevert(
            abi.encodeWithSelector(IBettingPool.PayoutBelowMinimum.selector, 1.92 ether, 1.92 ether + 1)
        );
        _betETHWithin(1 ether, B, 1.92 ether + 1, NOW);
        _betETHWithin(1 ether, B, 1.92 ether, NOW);
    }

    /// @dev The attack on an unguarded bet: a larger bet on the same side is mined first and takes the profit.
    function testFuzz_RevertWhen_AnEarlierBetDilutesThePayout(uint256 earlier) public {
        earlier = bound(earlier, MIN_BET, MAX_BET);
        _bet(alice, matchId, 1 ether, A);
        uint256 payout = pool.calculatePotentialWinnings(matchId, 1 ether, B);
        _bet(bob, matchId, earlier, B);
        uint256 diluted = pool.calculatePotentialWinnings(matchId, 1 ether, B);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.PayoutBelowMinimum.selector, diluted, payout));
        _betETHWithin(1 ether, B, payout, NOW);
    }

    function test_RevertWhen_DeadlineWasASecondAgo() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.DeadlinePassed.selector, NOW - 1));
        _betETHWithin(1 ether, B, 0, NOW - 1);
    }

    function test_WhenMinimumOrTheMaximumIsSent() public {
        _betETH(MIN_BET, A);
        _betETH(MAX_BET - MIN_BET, A);
        (uint256 amount,,) = pool.getUserBet(matchId, dave);
        assertEq(amount, MAX_BET);
    }

    function test_RevertWhen_TooMuchIsSent() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BetAboveMaximum.selector, MAX_BET + 1, MAX_BET));
        _betETH(MAX_BET + 1, A);
    }

    function test_RevertWhen_OtherSideIsHeld() public {
        _betETH(1 ether, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.OppositeSideHeld.selector, matchId, A));
        _betETH(1 ether, B);
    }

    function test_RevertWhen_LiveCapIsExceeded() public {
        _bet(alice, matchId, 1 ether, A);
        vm.warp(START);
        _bet(bob, matchId, MAX_BET, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.LiveCapExceeded.selector, 1 ether, 0.1 ether));
        _betETH(1 ether, A);
    }

    /// @dev WETH9 cannot wrap less than it receives, hence another token.
    function test_RevertWhen_WrappingGivesOneWeiLess() public {
        RefusingToken token = new RefusingToken();
        _deployPool(address(token));
        matchId = _createMatch();
        token.wrapShortBy(1);
        vm.expectRevert(IBettingPool.WrapFailed.selector);
        _betETH(1 ether, A);
    }

    function test_RevertWhen_WrappingGivesNothing() public {
        RefusingToken token = new RefusingToken();
        _deployPool(address(token));
        matchId = _createMatch();
        token.wrapShortBy(1 ether);
        vm.expectRevert(IBettingPool.WrapFailed.selector);
        _betETH(1 ether, A);
    }

    function test_RevertWhen_EtherIsSentWithoutABet() public {
        vm.prank(dave);
        (bool accepted,) = address(pool).call{ value: 1 ether }("");
        assertFalse(accepted);
    }

    function testFuzz_EveryWeiIsWrapped(uint256 amount) public {
        amount = bound(amount, MIN_BET, MAX_BET);
        _betETH(amount, A);
        assertEq(weth.balanceOf(address(pool)), amount);
        assertEq(dave.balance, 100 ether - amount);
        (uint256 onA,) = _pools(matchId);
        assertEq(onA, amount);
    }

    function _betETH(uint256 amount, uint8 prediction) private {
        vm.prank(dave);
        pool.placeBetETH{ value: amount }(matchId, prediction);
    }

    function _betETHWithin(uint256 amount, uint8 prediction, uint256 minPayout, uint64 deadline) private {
        vm.prank(dave);
        pool.placeBetETHWithin{ value: amount }(matchId, prediction, minPayout, deadline);
    }
}
