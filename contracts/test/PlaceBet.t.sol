// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { IBettingPool, Match } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract PlaceBetTest is PoolTest {
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatch();
    }

    // ---------------------------------------------------------------- bets

    function test_TakesTheStakeAndRecordsThePosition() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.BetPlaced(matchId, alice, 1 ether, A, 1 ether, 0, false);
        vm.expectEmit(address(weth));
        emit IERC20.Transfer(alice, address(pool), 1 ether);
        _bet(alice, matchId, 1 ether, A);

        _assertBet(alice, 1 ether, A);
        _assertPools(1 ether, 0);
        assertEq(weth.balanceOf(alice), FUNDS - 1 ether);
        assertEq(weth.balanceOf(address(pool)), 1 ether);
        assertEq(lens.getUserBetCount(alice), 1);
    }

    function test_WhenOthersBet_BothPoolsAreInTheEvent() public {
        _bet(alice, matchId, 1 ether, A);
        vm.expectEmit(address(pool));
        emit IBettingPool.BetPlaced(matchId, bob, 2 ether, B, 1 ether, 2 ether, false);
        _bet(bob, matchId, 2 ether, B);
        vm.expectEmit(address(pool));
        emit IBettingPool.BetPlaced(matchId, carol, 3 ether, A, 4 ether, 2 ether, false);
        _bet(carol, matchId, 3 ether, A);
        _assertPools(4 ether, 2 ether);
        assertEq(weth.balanceOf(address(pool)), 6 ether);
    }

    function test_WhenBetAgainOnTheSameSide_PositionGrows() public {
        _bet(alice, matchId, 1 ether, B);
        vm.expectEmit(address(pool));
        emit IBettingPool.BetPlaced(matchId, alice, 0.5 ether, B, 0, 1.5 ether, false);
        _bet(alice, matchId, 0.5 ether, B);
        _assertBet(alice, 1.5 ether, B);
        _assertPools(0, 1.5 ether);
        assertEq(lens.getUserBetCount(alice), 1);
    }

    function test_BeforeTheStart_NothingIsLive() public {
        vm.warp(START - 1);
        _bet(alice, matchId, 1 ether, A);
        _bet(bob, matchId, 1 ether, B);
        Match memory m = pool.getMatch(matchId);
        assertEq(m.livePoolA, 0);
        assertEq(m.livePoolB, 0);
    }

    /// @dev Any account can have code since EIP-7702.
    function test_WhenBettorHasCode() public {
        vm.etch(alice, hex"ef0100000000000000000000000000000000000000000a");
        _bet(alice, matchId, 1 ether, A);
        _bet(bob, matchId, 1 ether, B);
        _decide(matchId, A);
        assertEq(_claim(alice, matchId), 1.92 ether);
    }

    function testFuzz_EveryWeiIsAccountedFor(uint256 onA, uint256 more, uint256 onB) public {
        onA = bound(onA, MIN_BET, MAX_BET - MIN_BET);
        more = bound(more, MIN_BET, MAX_BET - onA);
        onB = bound(onB, MIN_BET, MAX_BET);
        _bet(alice, matchId, onA, A);
        _bet(bob, matchId, onB, B);
        _bet(alice, matchId, more, A);
        _assertBet(alice, onA + more, A);
        _assertBet(bob, onB, B);
        _assertPools(onA + more, onB);
        assertEq(weth.balanceOf(address(pool)), onA + more + onB);
    }

    // ---------------------------------------------------------------- refusals

    function test_RevertWhen_Paused() public {
        vm.prank(owner);
        pool.pause();
        _expectRefusal(abi.encodeWithSelector(Pausable.EnforcedPause.selector), alice, matchId, 1 ether, A);
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        _expectRefusal(
            abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, matchId + 1),
            alice,
            matchId + 1,
            1 ether,
            A
        );
        _expectRefusal(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 0), alice, 0, 1 ether, A);
    }

    /// @dev History ids have 64 bits.
    function test_RevertWhen_MatchIdIsBeyond64Bits() public {
        uint256 alias_ = (1 << 64) + matchId;
        _expectRefusal(
            abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, alias_), alice, alias_, 1 ether, A
        );
    }

    function testFuzz_RevertWhen_PredictionIsNoSide(uint8 prediction) public {
        vm.assume(prediction != A && prediction != B);
        _expectRefusal(
            abi.encodeWithSelector(IBettingPool.InvalidPrediction.selector, prediction),
            alice,
            matchId,
            1 ether,
            prediction
        );
    }

    function test_WhenOneSecondIsLeft() public {
        vm.warp(END - 1);
        pool.validateBetParameters(matchId, 1 ether, A);
        _bet(alice, matchId, 1 ether, A);
        _assertBet(alice, 1 ether, A);
    }

    function test_RevertWhen_EndTimeHasCome() public {
        vm.warp(END);
        _expectClosed();
    }

    function test_RevertWhen_OperatorClosedBetting() public {
        vm.prank(operator);
        pool.closeBetting(matchId);
        _expectClosed();
    }

    function test_RevertWhen_MatchIsVoid() public {
        _void(matchId);
        _expectClosed();
    }

    function test_RevertWhen_MatchIsFinalized() public {
        _bet(alice, matchId, 1 ether, A);
        _finalize(matchId, A);
        _expectClosed();
    }

    function test_WhenAmountIsTheMinimum() public {
        _bet(alice, matchId, MIN_BET, A);
        _assertBet(alice, MIN_BET, A);
    }

    function test_RevertWhen_AmountIsOneWeiBelowTheMinimum() public {
        _expectRefusal(
            abi.encodeWithSelector(IBettingPool.BetBelowMinimum.selector, MIN_BET - 1, MIN_BET),
            alice,
            matchId,
            MIN_BET - 1,
            A
        );
    }

    function test_RevertWhen_SecondBetIsBelowTheMinimum() public {
        _bet(alice, matchId, 1 ether, A);
        _expectRefusal(
            abi.encodeWithSelector(IBettingPool.BetBelowMinimum.selector, 0, MIN_BET), alice, matchId, 0, A
        );
    }

    function test_WhenAmountIsTheMaximum() public {
        _bet(alice, matchId, MAX_BET, A);
        _assertBet(alice, MAX_BET, A);
    }

    function test_RevertWhen_AmountIsOneWeiAboveTheMaximum() public {
        _expectRefusal(
            abi.encodeWithSelector(IBettingPool.BetAboveMaximum.selector, MAX_BET + 1, MAX_BET),
            alice,
            matchId,
            MAX_BET + 1,
            A
        );
    }

    function test_RevertWhen_AmountIsTheLargestNumber() public {
        uint256 max = type(uint256).max;
        _expectRefusal(
            abi.encodeWithSelector(IBettingPool.BetAboveMaximum.selector, max, MAX_BET),
            alice,
            matchId,
            max,
            A
        );
    }

    function test_WhenPositionReachesTheMaximum() public {
        _bet(alice, matchId, MAX_BET - 1 ether, A);
        _bet(alice, matchId, 1 ether, A);
        _assertBet(alice, MAX_BET, A);
    }

    function test_RevertWhen_PositionWouldPassTheMaximum() public {
        _bet(alice, matchId, MAX_BET - 1 ether, A);
        _expectRefusal(
            abi.encodeWithSelector(IBettingPool.BetAboveMaximum.selector, 1 ether + 1, 1 ether),
            alice,
            matchId,
            1 ether + 1,
            A
        );
    }

    function test_RevertWhen_PositionIsFull() public {
        _bet(alice, matchId, MAX_BET, A);
        _expectRefusal(
            abi.encodeWithSelector(IBettingPool.BetAboveMaximum.selector, MIN_BET, 0),
            alice,
            matchId,
            MIN_BET,
            A
        );
    }

    function test_RevertWhen_OtherSideIsHeld() public {
        _bet(alice, matchId, 1 ether, A);
        _expectRefusal(
            abi.encodeWithSelector(IBettingPool.OppositeSideHeld.selector, matchId, A),
            alice,
            matchId,
            1 ether,
            B
        );
        _bet(bob, matchId, 1 ether, B);
        _expectRefusal(
            abi.encodeWithSelector(IBettingPool.OppositeSideHeld.selector, matchId, B),
            bob,
            matchId,
            1 ether,
            A
        );
    }

    function test_RevertWhen_AllowanceIsMissing() public {
        vm.startPrank(alice);
        weth.approve(address(pool), 1 ether - 1);
        pool.validateBetParameters(matchId, 1 ether, A);
        // WETH9 reverts without data.
        vm.expectRevert(bytes(""));
        pool.placeBet(matchId, 1 ether, A);
    }

    function test_RevertWhen_BalanceIsMissing() public {
        address poor = makeAddr("poor");
        _fund(poor, 1 ether - 1);
        vm.startPrank(poor);
        pool.validateBetParameters(matchId, 1 ether, A);
        vm.expectRevert(bytes(""));
        pool.placeBet(matchId, 1 ether, A);
    }

    function test_WhenStakeIsTheWholeBalanceAndAllowance() public {
        address exact = makeAddr("exact");
        _fund(exact, 1 ether);
        vm.prank(exact);
        weth.approve(address(pool), 1 ether);
        _bet(exact, matchId, 1 ether, A);
        assertEq(weth.balanceOf(exact), 0);
        assertEq(weth.allowance(exact, address(pool)), 0);
    }

    function test_RevertWhen_PoolWouldPass88Bits() public {
        uint256 max = type(uint88).max;
        matchId = _createMatch(1, max);
        _fund(alice, max);
        _fund(bob, max);
        _fund(carol, max);
        _bet(alice, matchId, max, A);
        _bet(bob, matchId, max, B);
        _assertPools(max, max);
        bytes memory overflow =
            abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, 88, max + 1);
        vm.expectRevert(overflow);
        _bet(carol, matchId, 1, A);
        vm.expectRevert(overflow);
        _bet(carol, matchId, 1, B);
    }

    // ---------------------------------------------------------------- helpers

    function _assertBet(address user, uint256 amount, uint8 prediction) private view {
        (uint256 heldAmount, uint8 heldPrediction, bool claimed) = pool.getUserBet(matchId, user);
        assertEq(heldAmount, amount);
        assertEq(heldPrediction, prediction);
        assertFalse(claimed);
    }

    function _assertPools(uint256 onA, uint256 onB) private view {
        (uint256 totalA, uint256 totalB) = _pools(matchId);
        assertEq(totalA, onA);
        assertEq(totalB, onB);
    }

    function _expectClosed() private {
        bytes memory refusal = abi.encodeWithSelector(IBettingPool.BettingIsClosed.selector, matchId);
        _expectRefusal(refusal, alice, matchId, 1 ether, A);
    }

    function _expectRefusal(bytes memory refusal, address user, uint256 id, uint256 amount, uint8 prediction)
        private
    {
        vm.startPrank(user);
        vm.expectRevert(refusal);
        pool.validateBetParameters(id, amount, prediction);
        vm.expectRevert(refusal);
        pool.placeBet(id, amount, prediction);
        vm.stopPrank();
    }
}
