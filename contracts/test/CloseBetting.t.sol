// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool, Match } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract CloseBettingTest is PoolTest {
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchWithBets(1 ether, 2 ether);
    }

    function test_ClosesForGoodAndTouchesNoStake() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.BettingClosed(matchId, operator);
        _close();
        Match memory m = pool.getMatch(matchId);
        assertTrue(m.isBettingClosed);
        assertFalse(m.isFinalized);
        assertEq(m.totalPoolA, 1 ether);
        assertEq(m.totalPoolB, 2 ether);
        assertEq(m.endTime, END);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BettingIsClosed.selector, matchId));
        _bet(alice, matchId, 1 ether, A);
    }

    function test_WhenCallerIsTheOwner() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.BettingClosed(matchId, owner);
        vm.prank(owner);
        pool.closeBetting(matchId);
    }

    function test_WhenPaused() public {
        vm.prank(owner);
        pool.pause();
        _close();
        assertTrue(pool.getMatch(matchId).isBettingClosed);
    }

    function test_WhenClosed_ItStaysOpenForAResolution() public {
        _close();
        (Match[] memory open,) = lens.getOpenMatches(0, 10);
        assertEq(open.length, 1);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotEnded.selector, matchId));
        vm.prank(operator);
        pool.finalizeMatch(matchId, A);
        (open,) = lens.getOpenMatches(0, 10);
        assertEq(open.length, 1);
        _decide(matchId, A);
        assertEq(_claim(alice, matchId), 1 ether + 2 ether * 92 / 100);
    }

    function test_WhenSecondIsLeft() public {
        vm.warp(END - 1);
        _close();
        assertTrue(pool.getMatch(matchId).isBettingClosed);
    }

    function test_RevertWhen_EndTimeHasCome() public {
        vm.warp(END);
        _expectClosedAlready();
        assertFalse(pool.getMatch(matchId).isBettingClosed);
    }

    function test_RevertWhen_ClosedAlready() public {
        _close();
        _expectClosedAlready();
    }

    function test_RevertWhen_MatchIsResolved() public {
        _void(matchId);
        _expectClosedAlready();
    }

    function test_RevertWhen_CallerIsNoOperator() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotOperator.selector, alice));
        vm.prank(alice);
        pool.closeBetting(matchId);
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 99));
        vm.prank(operator);
        pool.closeBetting(99);
    }

    function _close() private {
        vm.prank(operator);
        pool.closeBetting(matchId);
    }

    function _expectClosedAlready() private {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BettingIsClosed.selector, matchId));
        _close();
    }
}
