// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool, Match } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract VoidTest is PoolTest {
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchWithBets(1 ether, 2 ether);
    }

    // ---------------------------------------------------------------- the first resolution

    function test_ReturnsEveryStakeWhole() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchVoided(matchId, operator, NOW + WINDOW);
        _void(matchId);
        Match memory m = pool.getMatch(matchId);
        assertTrue(m.isFinalized);
        assertTrue(m.isVoid);
        assertEq(m.winner, 0);
        assertEq(m.claimableAt, NOW + WINDOW);

        _warpToClaimable(matchId);
        assertEq(_claim(alice, matchId), 1 ether);
        assertEq(_claim(bob, matchId), 2 ether);
        assertEq(weth.balanceOf(alice), FUNDS);
        assertEq(weth.balanceOf(bob), FUNDS);
        assertEq(weth.balanceOf(address(pool)), 0);
        assertEq(pool.accruedFees(), 0);
    }

    function test_WhenOwnerVoids() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchVoided(matchId, owner, NOW + WINDOW);
        _voidAs(owner);
    }

    function test_WhenPaused() public {
        vm.prank(owner);
        pool.pause();
        _void(matchId);
        assertTrue(pool.getMatch(matchId).isVoid);
    }

    function test_WhenWindowGrewSinceCreation_LargerCounts() public {
        vm.prank(owner);
        pool.setDisputeWindow(2 days);
        _void(matchId);
        assertEq(pool.getMatch(matchId).claimableAt, NOW + 2 days);
    }

    function testFuzz_AtAnyTimeUntilItIsAbandoned(uint256 when) public {
        when = bound(when, NOW, END + ABANDONED_AFTER - 1);
        vm.warp(when);
        _void(matchId);
        assertEq(pool.getMatch(matchId).claimableAt, when + WINDOW);
    }

    function test_WhenSecondIsLeftOfSevenDays() public {
        vm.warp(END + ABANDONED_AFTER - 1);
        _void(matchId);
        assertTrue(pool.getMatch(matchId).isVoid);
    }

    function test_RevertWhen_SevenDaysHavePassed() public {
        vm.warp(END + ABANDONED_AFTER);
        bytes memory refusal = abi.encodeWithSelector(IBettingPool.MatchAbandoned.selector, matchId);
        vm.expectRevert(refusal);
        _void(matchId);
        vm.expectRevert(refusal);
        _voidAs(owner);
    }

    function test_RevertWhen_CallerIsNoOperator() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotOperator.selector, alice));
        _voidAs(alice);
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 99));
        _void(99);
    }

    // ---------------------------------------------------------------- in place of a resolution

    function test_WhenOwnerReplacesAResult_WindowRestarts() public {
        _finalize(matchId, A);
        vm.warp(pool.getMatch(matchId).claimableAt - 1);
        uint64 claimableAt = uint64(vm.getBlockTimestamp()) + WINDOW;
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchVoided(matchId, owner, claimableAt);
        _voidAs(owner);
        Match memory m = pool.getMatch(matchId);
        assertTrue(m.isVoid);
        assertEq(m.winner, 0);
        assertEq(m.claimableAt, claimableAt);
        vm.warp(claimableAt);
        assertEq(_claim(alice, matchId), 1 ether);
        assertEq(_claim(bob, matchId), 2 ether);
    }

    function test_RevertWhen_ClaimableAtHasCome() public {
        _decide(matchId, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.ResolutionFinal.selector, matchId));
        _voidAs(owner);
    }

    function test_RevertWhen_OperatorReplacesAResult() public {
        _finalize(matchId, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAlreadyFinalized.selector, matchId));
        _void(matchId);
    }

    function test_RevertWhen_OperatorVoidsTwice() public {
        _void(matchId);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAlreadyFinalized.selector, matchId));
        _void(matchId);
    }

    function test_WhenOwnerIsListedAsOperator_ItMayStillReplace() public {
        vm.prank(owner);
        pool.setOperator(owner, true);
        _finalize(matchId, A);
        _voidAs(owner);
        assertTrue(pool.getMatch(matchId).isVoid);
    }

    function test_RevertWhen_OwnerReplacesAVoidByAVoid() public {
        _void(matchId);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.SameOutcome.selector, matchId));
        _voidAs(owner);
        assertEq(pool.getMatch(matchId).claimableAt, NOW + WINDOW);
    }

    function test_RevertWhen_Challenged() public {
        _void(matchId);
        _challenge(alice, matchId);
        bytes memory refusal = abi.encodeWithSelector(IBettingPool.ResultSuspended.selector, matchId);
        vm.expectRevert(refusal);
        _void(matchId);
        vm.expectRevert(refusal);
        _voidAs(owner);
    }

    function _voidAs(address who) private {
        vm.prank(who);
        pool.voidMatch(matchId);
    }
}
