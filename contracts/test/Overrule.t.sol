// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IBettingPool, Match } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract OverruleTest is PoolTest {
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchWithBets(1 ether, 1 ether);
    }

    function test_ReplacesTheWinnerAndRestartsTheWindow() public {
        _finalize(matchId, A);
        skip(1 hours);
        uint64 claimableAt = uint64(vm.getBlockTimestamp()) + WINDOW;
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchFinalized(matchId, owner, B, claimableAt);
        _overrule(B);
        Match memory m = pool.getMatch(matchId);
        assertEq(m.winner, B);
        assertEq(m.claimableAt, claimableAt);
        vm.warp(claimableAt);
        assertEq(_claim(bob, matchId), 1.92 ether);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, matchId));
        _claim(alice, matchId);
    }

    function test_WhenItWasVoid_WinnerTakesItsPlace() public {
        _void(matchId);
        vm.warp(END + 1);
        _overrule(B);
        Match memory m = pool.getMatch(matchId);
        assertFalse(m.isVoid);
        assertEq(m.winner, B);
    }

    function test_RevertWhen_OutcomeIsTheSame() public {
        _finalize(matchId, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.SameOutcome.selector, matchId));
        _overrule(A);
        // It was no correction, so that the one correction is left.
        _overrule(B);
        assertEq(pool.getMatch(matchId).winner, B);
    }

    function test_RevertWhen_OverruledBefore() public {
        _finalize(matchId, A);
        _overrule(B);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.AlreadyOverruled.selector, matchId));
        _overrule(A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.AlreadyOverruled.selector, matchId));
        vm.prank(owner);
        pool.voidMatch(matchId);
        assertEq(pool.getMatch(matchId).winner, B);
    }

    function test_RevertWhen_VoidedInPlaceOfAResultBefore() public {
        _finalize(matchId, A);
        vm.prank(owner);
        pool.voidMatch(matchId);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.AlreadyOverruled.selector, matchId));
        _overrule(B);
    }

    function test_RevertWhen_Challenged() public {
        _finalize(matchId, A);
        _challenge(bob, matchId);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.ResultSuspended.selector, matchId));
        _overrule(B);
    }

    function test_WhenWindowGrew_LargerCounts() public {
        _finalize(matchId, A);
        vm.prank(owner);
        pool.setDisputeWindow(2 days);
        _overrule(B);
        assertEq(pool.getMatch(matchId).claimableAt, vm.getBlockTimestamp() + 2 days);
    }

    function test_WhenMatchWasClosedByHand_WinnerIsReplacedBeforeItsEnd() public {
        vm.warp(START + 1);
        vm.prank(operator);
        pool.closeBetting(matchId);
        vm.prank(operator);
        pool.finalizeMatch(matchId, A);
        _overrule(B);
        assertEq(pool.getMatch(matchId).winner, B);
        assertEq(pool.getMatch(matchId).claimableAt, END + WINDOW, "counted from the end");
    }

    function test_WhenNobodyBetOnTheSideNamed_ItIsTheWinner() public {
        matchId = _createMatch();
        _bet(alice, matchId, 1 ether, A);
        _finalize(matchId, A);
        _overrule(B);
        assertFalse(pool.getMatch(matchId).isVoid);
        assertEq(pool.getMatch(matchId).winner, B);
    }

    function test_RevertWhen_ItIsVoidAndHasNotEnded() public {
        _void(matchId);
        vm.warp(END - 1);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotEnded.selector, matchId));
        _overrule(A);
        vm.warp(END);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotEnded.selector, matchId));
        _overrule(A);
    }

    function test_WhenSecondIsLeft() public {
        _finalize(matchId, A);
        vm.warp(pool.getMatch(matchId).claimableAt - 1);
        _overrule(B);
        assertEq(pool.getMatch(matchId).winner, B);
    }

    function test_RevertWhen_ClaimableAtHasCome() public {
        _decide(matchId, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.ResolutionFinal.selector, matchId));
        _overrule(B);
    }

    function test_RevertWhen_WindowIsZero() public {
        vm.prank(owner);
        pool.setDisputeWindow(0);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _finalize(matchId, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.ResolutionFinal.selector, matchId));
        _overrule(B);
    }

    function test_RevertWhen_MatchWasAbandoned() public {
        vm.warp(END + ABANDONED_AFTER);
        pool.voidAbandonedMatch(matchId);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.ResolutionFinal.selector, matchId));
        _overrule(A);
    }

    function test_RevertWhen_MatchIsUnresolved() public {
        vm.warp(END + 1);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFinalized.selector, matchId));
        _overrule(A);
    }

    function test_RevertWhen_CallerIsNotTheOwner() public {
        _finalize(matchId, A);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, operator));
        vm.prank(operator);
        pool.overruleResult(matchId, B);
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        matchId = 99;
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 99));
        _overrule(A);
    }

    function testFuzz_RevertWhen_WinnerIsNoSide(uint8 winner) public {
        vm.assume(winner != A && winner != B);
        _finalize(matchId, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.InvalidWinner.selector, winner));
        _overrule(winner);
    }

    function _overrule(uint8 winner) private {
        vm.prank(owner);
        pool.overruleResult(matchId, winner);
    }
}
