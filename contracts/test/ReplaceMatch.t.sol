// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { IBettingPool, Match, Outcome } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract ReplaceMatchTest is PoolTest {
    uint64 private constant LATER = NOW + 3 days;
    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchWithBets(1 ether, 2 ether);
    }

    // ---------------------------------------------------------------- what it does

    function test_VoidsTheMatchAndCreatesItsSuccessor() public {
        uint256 expected = matchId + 1;
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchVoided(matchId, operator, NOW + WINDOW);
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchCreated(
            expected, operator, NAME, LATER, LATER + 2 hours, MIN_BET, MAX_BET, 800, 50, 1_000
        );
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchReplaced(matchId, operator, expected);
        assertEq(_replace(), expected);

        assertTrue(pool.getMatch(matchId).isVoid);
        assertEq(lens.successorOf(matchId), expected);
        assertEq(lens.successorOf(expected), 0);
        Match memory m = pool.getMatch(expected);
        assertEq(m.name, NAME);
        assertEq(m.startTime, LATER);
        assertEq(m.endTime, LATER + 2 hours);
        assertEq(m.minBet, MIN_BET);
        assertEq(m.maxBet, MAX_BET);
        assertEq(m.totalPoolA + m.totalPoolB, 0);
    }

    function test_StakesAreRefundedWhole() public {
        _replace();
        _warpToClaimable(matchId);
        assertEq(_claim(alice, matchId), 1 ether);
        assertEq(_claim(bob, matchId), 2 ether);
    }

    function test_WhenMatchIsVoidAlready_OnlyCreates() public {
        _void(matchId);
        uint64 claimableAt = pool.getMatch(matchId).claimableAt;
        skip(1 hours);
        uint256 successor = _replace();
        assertEq(pool.getMatch(matchId).claimableAt, claimableAt);
        assertEq(lens.successorOf(matchId), successor);
    }

    function test_WhenVoidIsFinal() public {
        vm.warp(END + ABANDONED_AFTER);
        pool.voidAbandonedMatch(matchId);
        uint64 start = uint64(vm.getBlockTimestamp());
        vm.prank(operator);
        assertEq(pool.replaceMatch(matchId, start, start + 1), matchId + 1);
    }

    function test_WhenSuccessorIsCalledOffToo_ItIsReplacedInTurn() public {
        uint256 second = _replace();
        vm.prank(operator);
        uint256 third = pool.replaceMatch(second, LATER + 1 days, LATER + 2 days);
        assertEq(lens.successorOf(second), third);
        assertEq(lens.successorOf(matchId), second);
    }

    function test_SuccessorTakesPresentRates() public {
        vm.startPrank(owner);
        pool.setProtocolFee(500);
        pool.setMaxGain(20);
        pool.setLiveCap(2_000);
        pool.publishRules(keccak256("text"), "https://rules.example");
        vm.stopPrank();
        uint256 successor = _replace();
        Match memory m = pool.getMatch(successor);
        assertEq(m.feeBps, 500);
        assertEq(m.maxGain, 20);
        assertEq(m.liveCapBps, 2_000);
        (bytes32 hash,) = pool.rulesOf(successor);
        assertEq(hash, keccak256("text"));
        (hash,) = pool.rulesOf(matchId);
        assertEq(hash, 0);
    }

    function test_WhenCallerIsTheOwner() public {
        vm.prank(owner);
        assertEq(pool.replaceMatch(matchId, LATER, LATER + 1), matchId + 1);
    }

    /// @dev Somebody who disagrees with the void can still stop it, and a ruling can name a winner.
    function test_WhenVoidIsChallenged_SuccessorStays() public {
        vm.warp(END + 1);
        uint256 successor = _replace();
        _challenge(bob, matchId);
        _rule(matchId, Outcome.B);
        assertEq(pool.getMatch(matchId).winner, B);
        assertEq(lens.successorOf(matchId), successor);
        assertFalse(pool.getMatch(successor).isFinalized);
    }

    function test_KeepsTheListOfOpenMatches() public {
        uint256 other = _createMatch();
        uint256 successor = _replace();
        (Match[] memory open,) = lens.getOpenMatches(0, 10);
        assertEq(open.length, 2);
        assertEq(open[0].id, successor);
        assertEq(open[1].id, other);
    }

    function testFuzz_AtAnyTimeUntilItIsAbandoned(uint256 when, uint64 start, uint64 length) public {
        when = bound(when, NOW, END + ABANDONED_AFTER - 1);
        start = uint64(bound(start, when + WINDOW, when + 179 days));
        length = uint64(bound(length, 1, when + 180 days - start));
        vm.warp(when);
        vm.prank(operator);
        uint256 successor = pool.replaceMatch(matchId, start, start + length);
        assertEq(pool.getMatch(matchId).claimableAt, when + WINDOW);
        assertEq(pool.getMatch(successor).endTime, start + length);
    }

    // ---------------------------------------------------------------- refusals

    function test_RevertWhen_CallerIsNoOperator() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotOperator.selector, stranger));
        vm.prank(stranger);
        pool.replaceMatch(matchId, LATER, LATER + 1);
    }

    function test_RevertWhen_Paused() public {
        vm.prank(owner);
        pool.pause();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        _replace();
    }

    function test_RevertWhen_MatchDoesNotExist() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchNotFound.selector, 99));
        vm.prank(operator);
        pool.replaceMatch(99, LATER, LATER + 1);
        assertEq(lens.successorOf(99), 0);
    }

    function test_RevertWhen_ThereIsAWinner() public {
        _finalize(matchId, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAlreadyFinalized.selector, matchId));
        _replace();
    }

    function test_RevertWhen_ReplacedAlready() public {
        _replace();
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.AlreadyReplaced.selector, matchId));
        _replace();
    }

    function test_RevertWhen_Challenged() public {
        uint256 missing = _createMatch();
        _void(matchId);
        _challenge(alice, matchId);
        vm.warp(END + 3 days);
        _challenge(alice, missing);
        uint256[2] memory challenged = [matchId, missing];
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IBettingPool.ResultSuspended.selector, challenged[i]));
            vm.prank(operator);
            pool.replaceMatch(challenged[i], END + 8 days, END + 9 days);
        }
    }

    /// @dev Bettors have their refund when the successor starts.
    function test_RevertWhen_SuccessorStartsBeforeTheRefunds() public {
        bytes memory refusal = abi.encodeWithSelector(IBettingPool.SuccessorTooEarly.selector, matchId);
        vm.startPrank(operator);
        vm.expectRevert(refusal);
        pool.replaceMatch(matchId, NOW + WINDOW - 1, LATER);
        pool.voidMatch(matchId);
        vm.expectRevert(refusal);
        pool.replaceMatch(matchId, NOW + WINDOW - 1, LATER);
        uint256 successor = pool.replaceMatch(matchId, NOW + WINDOW, LATER);
        vm.stopPrank();
        assertEq(pool.getMatch(successor).startTime, pool.getMatch(matchId).claimableAt);
    }

    function test_RevertWhen_SuccessorOfAFinalVoidStartsInThePast() public {
        _void(matchId);
        vm.warp(NOW + 2 days);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.StartTimeInPast.selector, NOW + 2 days - 1));
        vm.prank(operator);
        pool.replaceMatch(matchId, NOW + 2 days - 1, LATER);
    }

    function test_WhenSecondIsLeftOfSevenDays() public {
        vm.warp(END + ABANDONED_AFTER - 1);
        uint64 start = uint64(vm.getBlockTimestamp()) + WINDOW;
        vm.prank(operator);
        assertEq(pool.replaceMatch(matchId, start, start + 1), matchId + 1);
    }

    function test_RevertWhen_Abandoned() public {
        vm.warp(END + ABANDONED_AFTER);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MatchAbandoned.selector, matchId));
        vm.prank(operator);
        pool.replaceMatch(matchId, END + 8 days, END + 9 days);
    }

    function test_RevertWhen_TimesAreWrong_TheMatchStays() public {
        vm.startPrank(operator);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.EndTimeNotAfterStart.selector, LATER, LATER));
        pool.replaceMatch(matchId, LATER, LATER);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.EndTimeTooFar.selector, NOW + 180 days + 1));
        pool.replaceMatch(matchId, LATER, NOW + 180 days + 1);
        vm.stopPrank();
        assertFalse(pool.getMatch(matchId).isVoid);
    }

    function _replace() private returns (uint256) {
        vm.prank(operator);
        return pool.replaceMatch(matchId, LATER, LATER + 2 hours);
    }
}
