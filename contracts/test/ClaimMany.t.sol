// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IBettingPool } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract ClaimManyTest is PoolTest {
    uint256 private won;
    uint256 private refunded;
    uint256 private lost;

    function setUp() public override {
        super.setUp();
        won = _createMatchWithBets(1 ether, 1 ether);
        refunded = _createMatchWithBets(2 ether, 1 ether);
        lost = _createMatchWithBets(3 ether, 1 ether);
        _void(refunded);
        _finalize(won, A);
        _finalize(lost, B);
        skip(WINDOW);
    }

    function test_PaysWinningsAndRefundsTogether() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.WinningsClaimed(won, alice, 1.92 ether);
        vm.expectEmit(address(pool));
        emit IBettingPool.WinningsClaimed(refunded, alice, 2 ether);
        vm.expectEmit(address(weth));
        emit IERC20.Transfer(address(pool), alice, 3.92 ether);
        assertEq(_claimMany(_list(won, refunded)), 3.92 ether);

        assertEq(weth.balanceOf(alice), FUNDS - 6 ether + 3.92 ether);
        assertEq(pool.accruedFees(), 0.08 ether);
        _assertClaimed(won, true);
        _assertClaimed(refunded, true);
        _assertClaimed(lost, false);
    }

    function test_WhenOne_ItIsClaimWinnings() public {
        assertEq(_claimMany(_list(won)), 1.92 ether);
    }

    function test_WhenPaused() public {
        vm.prank(owner);
        pool.pause();
        assertEq(_claimMany(_list(won, refunded)), 3.92 ether);
    }

    function test_WhenNone_NothingIsPaid() public {
        assertEq(_claimMany(new uint256[](0)), 0);
        assertEq(weth.balanceOf(alice), FUNDS - 6 ether);
    }

    function test_RevertWhen_IdIsRepeated() public {
        _expectNothing(_list(won, won), won);
        _expectNothing(_list(refunded, won, refunded), refunded);
    }

    function test_RevertWhen_OneIsLost_NoneIsPaid() public {
        _expectNothing(_list(won, lost, refunded), lost);
    }

    function test_RevertWhen_OneIsUnresolved_NoneIsPaid() public {
        uint256 open = _createMatchWithBets(1 ether, 1 ether);
        _expectNothing(_list(won, open), open);
    }

    function test_RevertWhen_OneIsNotYetClaimable_NoneIsPaid() public {
        uint256 fresh = _createMatchWithBets(1 ether, 1 ether);
        _void(fresh);
        vm.warp(pool.getMatch(fresh).claimableAt - 1);
        _expectNothing(_list(won, fresh), fresh);
    }

    function test_RevertWhen_OneDoesNotExist_NoneIsPaid() public {
        _expectNothing(_list(won, 99), 99);
    }

    function test_RevertWhen_OneWasClaimedAlready_NoneIsPaid() public {
        _claim(alice, won);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, won));
        _claimMany(_list(refunded, won));
        _assertClaimed(refunded, false);
    }

    function test_RevertWhen_BetsAreAnothers() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, won));
        vm.prank(carol);
        pool.claimMany(_list(won, refunded));
    }

    function test_WhenThereAreAHundred() public {
        uint256[] memory ids = new uint256[](100);
        for (uint256 i = 0; i < ids.length; ++i) {
            ids[i] = _createMatchWithBets(MIN_BET, MIN_BET);
        }
        vm.warp(pool.getMatch(ids[0]).endTime + 1);
        vm.startPrank(operator);
        for (uint256 i = 0; i < ids.length; ++i) {
            pool.finalizeMatch(ids[i], A);
        }
        vm.stopPrank();
        skip(WINDOW);
        assertEq(_claimMany(ids), 100 * MIN_BET * 192 / 100);
    }

    function testFuzz_TogetherPaysWhatOneByOnePays(uint256 onA, uint256 onB, uint256 secondOnA) public {
        onA = bound(onA, MIN_BET, MAX_BET);
        onB = bound(onB, MIN_BET, MAX_BET);
        secondOnA = bound(secondOnA, MIN_BET, MAX_BET);
        uint256 first = _createMatchWithBets(onA, onB);
        uint256 second = _createMatchWithBets(secondOnA, onB);
        _finalize(first, A);
        _finalize(second, A);
        skip(WINDOW);
        uint256 snapshot = vm.snapshotState();
        uint256 paid = _claim(alice, first) + _claim(alice, second);
        uint256 fees = pool.accruedFees();
        vm.revertToState(snapshot);
        assertEq(_claimMany(_list(second, first)), paid);
        assertEq(pool.accruedFees(), fees);
    }

    function _claimMany(uint256[] memory ids) private returns (uint256 paid) {
        vm.prank(alice);
        return pool.claimMany(ids);
    }

    function _expectNothing(uint256[] memory ids, uint256 culprit) private {
        uint256 balance = weth.balanceOf(alice);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, culprit));
        _claimMany(ids);
        assertEq(weth.balanceOf(alice), balance);
        _assertClaimed(won, false);
        _assertClaimed(refunded, false);
    }

    function _assertClaimed(uint256 matchId, bool expected) private view {
        (,, bool claimed) = pool.getUserBet(matchId, alice);
        assertEq(claimed, expected);
    }
}
