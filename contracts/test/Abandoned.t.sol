// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool, Match } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract AbandonedTest is PoolTest {
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchWithBets(1 ether, 2 ether);
        vm.warp(END + ABANDONED_AFTER);
    }

    function test_WhenSevenDaysHavePassed_AnyoneMayVoidAndItIsFinalAtOnce() public {
        uint64 now_ = uint64(vm.getBlockTimestamp());
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchVoided(matchId, stranger, now_);
        _voidAbandoned();
        Match memory m = pool.getMatch(matchId);
        assertTrue(m.isFinalized);
        assertTrue(m.isVoid);
        assertEq(m.claimableAt, now_);
        assertEq(_claim(alice, matchId), 1 ether);
        assertEq(_claim(bob, matchId), 2 ether);
    }

    function test_WhenNobodyChallenged_NoBondIsPaid() public {
        vm.expectCall(address(weth), abi.encodeWithSelector(weth.transfer.selector), 0);
        _voidAbandoned();
    }

    /// @dev Owner and operators are passive, betting is paused, and the fee is at its maximum.
    function test_WhenEverybodyElseIsGone_BettorGetsOutAlone() public {
        vm.startPrank(owner);
        pool.setOperator(operator, false);
        pool.setDisputeWindow(2 days);
        pool.pause();
        vm.stopPrank();
        vm.startPrank(alice);
        pool.voidAbandonedMatch(matchId);
        assertEq(pool.claimWinnings(matchId), 1 ether);
        vm.stopPrank();
    }

    function test_RevertWhen_SecondIsLeftOfSevenDays() public {
        vm.warp(END + ABANDONED_AFTER - 1);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotAbandoned.selector, matchId));
        _voidAbandoned();
    }

    function test_RevertWhen_Resolved() public {
        vm.warp(END + 1);
        _finalize(matchId, A);
        vm.warp(END + ABANDONED_AFTER);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAlreadyFinalized.selector, matchId));
        _voidAbandoned();
    }

    function test_RevertWhen_VoidedAlready() public {
        _voidAbandoned();
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAlreadyFinalized.selector, matchId));
        _voidAbandoned();
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 99));
        pool.voidAbandonedMatch(99);
    }

    function testFuzz_NeverBeforeAndAlwaysAfter(uint256 when) public {
        when = bound(when, NOW, END + 365 days);
        vm.warp(when);
        bool isAbandoned = when >= END + ABANDONED_AFTER;
        if (!isAbandoned) {
            vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotAbandoned.selector, matchId));
        }
        _voidAbandoned();
        assertEq(pool.getMatch(matchId).isVoid, isAbandoned);
    }

    function _voidAbandoned() private {
        vm.prank(stranger);
        pool.voidAbandonedMatch(matchId);
    }
}
