// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool, Match } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract FinalizeTest is PoolTest {
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchWithBets(1 ether, 2 ether);
        vm.warp(END + 1);
    }

    function test_NamesTheWinner() public {
        uint64 claimableAt = END + 1 + WINDOW;
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchFinalized(matchId, operator, A, claimableAt);
        _finalizeAs(operator, A);
        Match memory m = pool.getMatch(matchId);
        assertTrue(m.isFinalized);
        assertEq(m.winner, A);
        assertFalse(m.isVoid);
        assertEq(m.claimableAt, claimableAt);
        assertEq(m.totalPoolA, 1 ether);
        assertEq(m.totalPoolB, 2 ether);
    }

    function test_WhenOwnerNamesTheOtherSide() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchFinalized(matchId, owner, B, END + 1 + WINDOW);
        _finalizeAs(owner, B);
        assertEq(pool.getMatch(matchId).winner, B);
    }

    function test_WhenPaused() public {
        vm.prank(owner);
        pool.pause();
        _finalizeAs(operator, A);
        assertTrue(pool.getMatch(matchId).isFinalized);
    }

    function test_WhenNobodyBetOnTheWinner_EveryStakeComesBack() public {
        _expectNoMatch(1 ether, A, B);
        _expectNoMatch(1 ether, B, A);
    }

    function test_WhenNobodyBetAtAll_ItHasAWinner() public {
        matchId = _createMatch();
        _warpToEnd(matchId);
        skip(1);
        _finalizeAs(operator, A);
        assertFalse(pool.getMatch(matchId).isVoid);
        assertEq(pool.getMatch(matchId).winner, A);
    }

    function test_WhenNobodyBetOnTheLoser_WinnersGetTheirStakes() public {
        matchId = _createMatch();
        _bet(alice, matchId, 1 ether, A);
        _decide(matchId, A);
        assertFalse(pool.getMatch(matchId).isVoid);
        assertEq(_claim(alice, matchId), 1 ether);
        assertEq(pool.accruedFees(), 0);
    }

    // ---------------------------------------------------------------- the dispute window

    function test_WhenWindowIsZero_ItIsClaimableAtOnce() public {
        _setWindow(0);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _finalize(matchId, A);
        assertEq(pool.getMatch(matchId).claimableAt, vm.getBlockTimestamp());
        assertEq(_claim(alice, matchId), 1.92 ether);
    }

    function test_WhenWindowGrewSinceCreation_LargerCounts() public {
        _setWindow(2 days);
        _finalizeAs(operator, A);
        assertEq(pool.getMatch(matchId).claimableAt, END + 1 + 2 days);
    }

    function test_WhenWindowShrankSinceCreation_LargerCounts() public {
        _setWindow(0);
        _finalizeAs(operator, A);
        assertEq(pool.getMatch(matchId).claimableAt, END + 1 + WINDOW);
    }

    /// @dev The owner's setting may be another for the one transaction that creates the match.
    function testFuzz_EachMatchShowsItsOwnWindow(uint32 atCreation) public {
        atCreation = uint32(bound(atCreation, 0, 2 days));
        uint64 start = uint64(vm.getBlockTimestamp());
        bytes[] memory calls = new bytes[](3);
        calls[0] = abi.encodeCall(pool.setDisputeWindow, (atCreation));
        calls[1] = abi.encodeCall(pool.createMatch, (NAME, start, start + 1, MIN_BET, MAX_BET));
        calls[2] = abi.encodeCall(pool.setDisputeWindow, (WINDOW));
        vm.prank(owner);
        matchId = abi.decode(pool.multicall(calls)[1], (uint256));
        assertEq(pool.disputeWindow(), WINDOW);
        assertEq(lens.disputeWindowOf(matchId), atCreation);
        assertEq(lens.disputeWindowOf(99), 0);
    }

    function testFuzz_LargerWindowCounts(uint32 atCreation, uint32 atResolution) public {
        atCreation = uint32(bound(atCreation, 0, 2 days));
        atResolution = uint32(bound(atResolution, 0, 2 days));
        _setWindow(atCreation);
        matchId = _createMatchWithBets(1 ether, 1 ether);
        _setWindow(atResolution);
        _finalize(matchId, A);
        uint256 window = atCreation > atResolution ? atCreation : atResolution;
        assertEq(pool.getMatch(matchId).claimableAt, vm.getBlockTimestamp() + window);
    }

    // ---------------------------------------------------------------- when

    function test_RevertWhen_NowIsEndTime() public {
        vm.warp(END);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotEnded.selector, matchId));
        _finalizeAs(operator, A);
    }

    function test_WhenClosedByHand_StartMustHavePassed() public {
        vm.warp(NOW);
        matchId = _createMatch();
        vm.prank(operator);
        pool.closeBetting(matchId);
        vm.warp(START);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotEnded.selector, matchId));
        _finalizeAs(operator, A);
        vm.warp(START + 1);
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchFinalized(matchId, operator, A, END + WINDOW);
        _finalizeAs(operator, A);
    }

    function test_RevertWhen_Challenged() public {
        _finalizeAs(operator, B);
        _challenge(alice, matchId);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.ResultSuspended.selector, matchId));
        _finalizeAs(operator, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.ResultSuspended.selector, matchId));
        _finalizeAs(owner, A);
    }

    function test_WhenSecondIsLeftOfSevenDays() public {
        vm.warp(END + ABANDONED_AFTER - 1);
        _finalizeAs(operator, A);
        assertEq(pool.getMatch(matchId).winner, A);
    }

    function test_RevertWhen_SevenDaysHavePassed() public {
        vm.warp(END + ABANDONED_AFTER);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAbandoned.selector, matchId));
        _finalizeAs(operator, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAbandoned.selector, matchId));
        _finalizeAs(owner, A);
    }

    // ---------------------------------------------------------------- refusals

    function test_RevertWhen_CallerIsNoOperator() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotOperator.selector, alice));
        _finalizeAs(alice, A);
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        matchId = 99;
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 99));
        _finalizeAs(operator, A);
    }

    function testFuzz_RevertWhen_WinnerIsNoSide(uint8 winner) public {
        vm.assume(winner != A && winner != B);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.InvalidWinner.selector, winner));
        _finalizeAs(operator, winner);
    }

    function test_RevertWhen_FinalizedAlready() public {
        _finalizeAs(operator, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAlreadyFinalized.selector, matchId));
        _finalizeAs(operator, B);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAlreadyFinalized.selector, matchId));
        _finalizeAs(owner, B);
    }

    function test_RevertWhen_Void() public {
        _void(matchId);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAlreadyFinalized.selector, matchId));
        _finalizeAs(operator, A);
    }

    // ---------------------------------------------------------------- helpers

    function _finalizeAs(address who, uint8 winner) private {
        vm.prank(who);
        pool.finalizeMatch(matchId, winner);
    }

    function _setWindow(uint32 window) private {
        vm.prank(owner);
        pool.setDisputeWindow(window);
    }

    function _expectNoMatch(uint256 stake, uint8 side, uint8 winner) private {
        matchId = _createMatch();
        _bet(alice, matchId, stake, side);
        _warpToEnd(matchId);
        skip(1);
        _finalizeAs(operator, winner);
        assertEq(pool.getMatch(matchId).winner, winner);
        _warpToClaimable(matchId);
        assertEq(_claim(alice, matchId), stake);
    }
}
