// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Errors } from "@openzeppelin/contracts/utils/Errors.sol";
import { IBettingPool, UserBet } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract MulticallTest is PoolTest {
    uint256 private first;
    uint256 private second;

    function setUp() public override {
        super.setUp();
        first = _createMatchWithBets(1 ether, 2 ether);
        second = _createMatchWithBets(3 ether, 4 ether);
    }

    function test_OperatorNamesResultsAndVoidsInOneTransaction() public {
        vm.warp(END + 1);
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(pool.finalizeMatch, (first, A));
        calls[1] = abi.encodeCall(pool.voidMatch, (second));
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchFinalized(first, operator, A, END + 1 + WINDOW);
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchVoided(second, operator, END + 1 + WINDOW);
        vm.prank(operator);
        pool.multicall(calls);
        assertEq(pool.getMatch(first).winner, A);
        assertTrue(pool.getMatch(second).isVoid);
    }

    function test_BettorTakesTheRefundAndBetsAgainInOneTransaction() public {
        (uint256 successor, bytes[] memory calls) = _refundAndBet();
        uint256 before = weth.balanceOf(alice);
        vm.prank(alice);
        bytes[] memory results = pool.multicall(calls);
        assertEq(abi.decode(results[0], (uint256)), 1 ether);
        assertEq(results[1].length, 0);
        assertEq(weth.balanceOf(alice), before);
        (uint256 amount,,) = pool.getUserBet(successor, alice);
        assertEq(amount, 1 ether);
        (UserBet[] memory bets,) = lens.getUserBets(alice, first, 1);
        assertTrue(bets[0].claimed && !bets[0].claimedByOther);
    }

    /// @dev Somebody pays the refund just before. With `claimWinnings` instead of `claimFor`, it would revert.
    function test_WhenTheRefundWasJustPaidByAnother_BettorBetsAllTheSame() public {
        (uint256 successor, bytes[] memory calls) = _refundAndBet();
        vm.prank(stranger);
        pool.claimFor(alice, _list(first));
        uint256 snapshot = vm.snapshotState();
        vm.prank(alice);
        pool.multicall(calls);
        (uint256 amount,,) = pool.getUserBet(successor, alice);
        assertEq(amount, 1 ether);

        vm.revertToState(snapshot);
        calls[0] = abi.encodeCall(pool.claimWinnings, (first));
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, first));
        vm.prank(alice);
        pool.multicall(calls);
    }

    function test_WhenEmpty_DoesNothing() public {
        assertEq(pool.multicall(new bytes[](0)).length, 0);
    }

    function test_RevertWhen_OneCallFails_NothingHappened() public {
        vm.warp(END + 1);
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(pool.finalizeMatch, (first, A));
        calls[1] = abi.encodeCall(pool.finalizeMatch, (first, B));
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAlreadyFinalized.selector, first));
        vm.prank(operator);
        pool.multicall(calls);
        assertFalse(pool.getMatch(first).isFinalized);
    }

    function test_RevertWhen_CalledWithEther() public {
        vm.deal(alice, 1 ether);
        vm.prank(alice);
        // solhint-disable-next-line avoid-low-level-calls
        (bool ok,) = address(pool).call{ value: 1 ether }(abi.encodeCall(pool.multicall, (new bytes[](0))));
        assertFalse(ok);
    }

    /// @dev A payable function in a loop must not count the same ether twice: here it sees none.
    function test_RevertWhen_BettingEtherInIt() public {
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeCall(pool.placeBetETH, (first, A));
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BetBelowMinimum.selector, 0, MIN_BET));
        vm.prank(alice);
        pool.multicall(calls);
    }

    function test_RevertWhen_FunctionDoesNotExist() public {
        bytes[] memory calls = new bytes[](1);
        calls[0] = hex"deadbeef";
        vm.expectRevert(Errors.FailedCall.selector);
        pool.multicall(calls);
    }

    function test_RevertWhen_ClaimedTwice() public {
        _void(first);
        _warpToClaimable(first);
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(pool.claimWinnings, (first));
        calls[1] = calls[0];
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, first));
        vm.prank(alice);
        pool.multicall(calls);
    }

    /// @dev Nesting gains nobody a power.
    function test_RevertWhen_StrangerNestsAnOperatorsCall() public {
        bytes[] memory inner = new bytes[](1);
        inner[0] = abi.encodeCall(pool.voidMatch, (first));
        bytes[] memory outer = new bytes[](1);
        outer[0] = abi.encodeCall(pool.multicall, (inner));
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotOperator.selector, stranger));
        vm.prank(stranger);
        pool.multicall(outer);
    }

    function _refundAndBet() private returns (uint256 successor, bytes[] memory calls) {
        _void(first);
        vm.warp(NOW + WINDOW);
        vm.prank(operator);
        successor = pool.replaceMatch(first, NOW + WINDOW + 1, NOW + WINDOW + 2);
        calls = new bytes[](2);
        calls[0] = abi.encodeCall(pool.claimFor, (alice, _list(first)));
        calls[1] = abi.encodeCall(
            pool.placeBetWithin, (successor, 1 ether, A, 1 ether, uint64(vm.getBlockTimestamp()))
        );
    }

    function testFuzz_BetsAsSingleCallsDo(uint256 onFirst, uint256 onSecond) public {
        onFirst = bound(onFirst, MIN_BET, MAX_BET);
        onSecond = bound(onSecond, MIN_BET, MAX_BET);
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(pool.placeBet, (first, onFirst, A));
        calls[1] = abi.encodeCall(pool.placeBet, (second, onSecond, B));
        vm.prank(carol);
        pool.multicall(calls);
        assertEq(weth.balanceOf(carol), FUNDS - onFirst - onSecond);
        assertEq(pool.getMatch(first).totalPoolA, 1 ether + onFirst);
        assertEq(pool.getMatch(second).totalPoolB, 4 ether + onSecond);
    }
}
