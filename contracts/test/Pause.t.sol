// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { PoolTest } from "./utils/PoolTest.sol";

/// @notice Effects of a pause on bets, claims and other functions are tested beside those functions.
contract PauseTest is PoolTest {
    function test_PausesAndUnpauses() public {
        vm.startPrank(owner);
        vm.expectEmit(address(pool));
        emit Pausable.Paused(owner);
        pool.pause();
        assertTrue(pool.paused());
        vm.expectEmit(address(pool));
        emit Pausable.Unpaused(owner);
        pool.unpause();
        assertFalse(pool.paused());
    }

    function test_WhenUnpaused_BetsGoOn() public {
        uint256 matchId = _createMatch();
        vm.startPrank(owner);
        pool.pause();
        pool.unpause();
        vm.stopPrank();
        _bet(alice, matchId, 1 ether, A);
        assertEq(_createMatch(), matchId + 1);
    }

    /// @dev The pause comes after the bets and is never lifted.
    function test_WhilePaused_EverybodyGetsOut() public {
        uint256 decided = _createMatchWithBets(1 ether, 1 ether);
        uint256 overruled = _createMatchWithBets(1 ether, 1 ether);
        uint256 voided = _createMatchWithBets(1 ether, 1 ether);
        uint256 abandoned = _createMatchWithBets(1 ether, 1 ether);
        vm.prank(owner);
        pool.pause();
        _void(voided);
        _finalize(decided, A);
        _finalize(overruled, A);
        vm.prank(owner);
        pool.overruleResult(overruled, B);
        vm.warp(END + ABANDONED_AFTER);
        pool.voidAbandonedMatch(abandoned);

        vm.prank(alice);
        assertEq(pool.claimMany(_list(decided, voided, abandoned)), 3.92 ether);
        vm.prank(bob);
        assertEq(pool.claimMany(_list(overruled, voided, abandoned)), 3.92 ether);
        vm.prank(owner);
        pool.withdrawFees(owner);
        assertEq(weth.balanceOf(address(pool)), 0);
    }

    function test_RevertWhen_PausedAlready() public {
        vm.startPrank(owner);
        pool.pause();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        pool.pause();
    }

    function test_RevertWhen_NotPaused() public {
        vm.expectRevert(Pausable.ExpectedPause.selector);
        vm.prank(owner);
        pool.unpause();
    }

    function test_RevertWhen_CallerIsNotTheOwner() public {
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, operator);
        vm.startPrank(operator);
        vm.expectRevert(refusal);
        pool.pause();
        vm.expectRevert(refusal);
        pool.unpause();
    }
}
