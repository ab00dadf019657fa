// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { IBettingPool, Match } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract CreateMatchTest is PoolTest {
    uint64 private constant HORIZON = 180 days;

    function test_CreatesAMatchForBets() public {
        vm.expectEmit(address(pool));
        emit IBettingPool.MatchCreated(1, operator, NAME, START, END, MIN_BET, MAX_BET, 800, 50, 1_000);
        vm.prank(operator);
        uint256 matchId = pool.createMatch(NAME, START, END, MIN_BET, MAX_BET);

        assertEq(matchId, 1);
        assertEq(pool.getNextMatchId(), 2);
        Match memory m = pool.getMatch(1);
        assertEq(m.id, 1);
        assertEq(m.name, NAME);
        assertEq(m.startTime, START);
        assertEq(m.endTime, END);
        assertEq(m.minBet, MIN_BET);
        assertEq(m.maxBet, MAX_BET);
        assertFalse(m.isFinalized);
        assertEq(m.winner, 0);
        assertEq(m.totalPoolA, 0);
        assertEq(m.totalPoolB, 0);
        assertFalse(m.isVoid);
        assertFalse(m.isBettingClosed);
        assertEq(m.claimableAt, 0);
        assertEq(m.feeBps, 800);
        assertEq(m.liveCapBps, 1_000);
        assertEq(m.livePoolA, 0);
        assertEq(m.livePoolB, 0);
    }

    function test_WhenCallerIsTheOwner_ItNeedsNoListing() public {
        assertFalse(pool.isOperator(owner));
        vm.prank(owner);
        assertEq(pool.createMatch(NAME, START, END, MIN_BET, MAX_BET), 1);
    }

    function test_RevertWhen_CallerIsNoOperator() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotOperator.selector, stranger));
        vm.prank(stranger);
        pool.createMatch(NAME, START, END, MIN_BET, MAX_BET);
    }

    function test_RevertWhen_OperatorWasRemoved() public {
        vm.prank(owner);
        pool.setOperator(operator, false);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NotOperator.selector, operator));
        _create(NAME, START, END, MIN_BET, MAX_BET);
    }

    function test_RevertWhen_Paused() public {
        vm.prank(owner);
        pool.pause();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        _create(NAME, START, END, MIN_BET, MAX_BET);
    }

    function test_RevertWhen_NameIsEmpty() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NameLengthInvalid.selector, 0));
        _create("", START, END, MIN_BET, MAX_BET);
    }

    function test_WhenNameHasOneByte() public {
        assertEq(pool.getMatch(_create("x", START, END, MIN_BET, MAX_BET)).name, "x");
    }

    function test_WhenNameHas100Bytes() public {
        string memory name = _text(100);
        assertEq(pool.getMatch(_create(name, START, END, MIN_BET, MAX_BET)).name, name);
    }

    function test_RevertWhen_NameHas101Bytes() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NameLengthInvalid.selector, 101));
        _create(_text(101), START, END, MIN_BET, MAX_BET);
    }

    function test_WhenStartTimeIsNow() public {
        uint256 matchId = _create(NAME, NOW, END, MIN_BET, MAX_BET);
        assertEq(pool.getMatch(matchId).startTime, NOW);
    }

    function test_RevertWhen_StartTimeIsASecondAgo() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.StartTimeInPast.selector, NOW - 1));
        _create(NAME, NOW - 1, END, MIN_BET, MAX_BET);
    }

    function test_WhenEndTimeIsASecondAfterStart() public {
        uint256 matchId = _create(NAME, START, START + 1, MIN_BET, MAX_BET);
        assertEq(pool.getMatch(matchId).endTime, START + 1);
    }

    function test_RevertWhen_EndTimeIsStartTime() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.EndTimeNotAfterStart.selector, START, START));
        _create(NAME, START, START, MIN_BET, MAX_BET);
    }

    function test_RevertWhen_EndTimeIsBeforeStart() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.EndTimeNotAfterStart.selector, START, START - 1));
        _create(NAME, START, START - 1, MIN_BET, MAX_BET);
    }

    function test_WhenEndTimeIsIn180Days() public {
        uint256 matchId = _create(NAME, START, NOW + HORIZON, MIN_BET, MAX_BET);
        assertEq(pool.getMatch(matchId).endTime, NOW + HORIZON);
    }

    function test_RevertWhen_EndTimeIsASecondBeyond180Days() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.EndTimeTooFar.selector, NOW + HORIZON + 1));
        _create(NAME, START, NOW + HORIZON + 1, MIN_BET, MAX_BET);
    }

    function test_RevertWhen_TimesAreTheLargest() public {
        uint64 max = type(uint64).max;
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.EndTimeTooFar.selector, max));
        _create(NAME, max - 1, max, MIN_BET, MAX_BET);
    }

    /// @dev Times are stored in 32 bits, so no match can end after 2106.
    function test_RevertWhen_EndTimeNeedsMoreThan32Bits() public {
        vm.warp(uint256(type(uint32).max) - 10);
        uint64 max = type(uint32).max;
        _create(NAME, max - 1, max, MIN_BET, MAX_BET);
        vm.expectRevert(
            abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, 32, uint256(max) + 1)
        );
        _create(NAME, max, max + 1, MIN_BET, MAX_BET);
    }

    function test_RevertWhen_MinBetIsZero() public {
        vm.expectRevert(IBettingPool.MinBetZero.selector);
        _create(NAME, START, END, 0, MAX_BET);
    }

    function test_WhenMinBetIsOneWeiAndEqualsMaxBet() public {
        Match memory m = pool.getMatch(_create(NAME, START, END, 1, 1));
        assertEq(m.minBet, 1);
        assertEq(m.maxBet, 1);
    }

    function test_RevertWhen_MaxBetIsBelowMinBet() public {
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.MaxBetBelowMinBet.selector, 2, 1));
        _create(NAME, START, END, 2, 1);
    }

    function test_WhenMaxBetIsTheLargest88Bits() public {
        uint256 max = type(uint88).max;
        Match memory m = pool.getMatch(_create(NAME, START, END, max, max));
        assertEq(m.minBet, max);
        assertEq(m.maxBet, max);
    }

    function test_RevertWhen_MaxBetNeedsMoreThan88Bits() public {
        uint256 tooMuch = uint256(type(uint88).max) + 1;
        vm.expectRevert(abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, 88, tooMuch));
        _create(NAME, START, END, 1, tooMuch);
    }

    function test_RevertWhen_MinBetNeedsMoreThan88Bits() public {
        uint256 tooMuch = uint256(type(uint88).max) + 1;
        vm.expectRevert(abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, 88, tooMuch));
        _create(NAME, START, END, tooMuch, tooMuch);
    }

    function test_WhenRatesChangeLater_MatchKeepsItsOwn() public {
        uint256 first = _createMatch();
        vm.startPrank(owner);
        pool.setProtocolFee(1_000);
        pool.setLiveCap(10_000);
        vm.stopPrank();
        uint256 second = _createMatch();
        assertEq(pool.getMatch(first).feeBps, 800);
        assertEq(pool.getMatch(first).liveCapBps, 1_000);
        assertEq(pool.getMatch(second).feeBps, 1_000);
        assertEq(pool.getMatch(second).liveCapBps, 10_000);
    }

    function testFuzz_StoresItsArguments(
        string calldata name,
        uint64 startTime,
        uint64 endTime,
        uint256 minBet,
        uint256 maxBet
    ) public {
        vm.assume(bytes(name).length > 0 && bytes(name).length <= 100);
        startTime = uint64(bound(startTime, NOW, NOW + HORIZON - 1));
        endTime = uint64(bound(endTime, startTime + 1, NOW + HORIZON));
        minBet = bound(minBet, 1, type(uint88).max);
        maxBet = bound(maxBet, minBet, type(uint88).max);

        Match memory m = pool.getMatch(_create(name, startTime, endTime, minBet, maxBet));

        assertEq(m.name, name);
        assertEq(m.startTime, startTime);
        assertEq(m.endTime, endTime);
        assertEq(m.minBet, minBet);
        assertEq(m.maxBet, maxBet);
    }

    // ---------------------------------------------------------------- several in one transaction

    function test_Many_CreatesConsecutiveMatches() public {
        _createMatch();
        for (uint64 i = 0; i < 3; ++i) {
            vm.expectEmit(address(pool));
            emit IBettingPool.MatchCreated(
                2 + i, operator, NAME, START + i, END + i, 1 + i, 2 + i, 800, 50, 1_000
            );
        }
        vm.prank(operator);
        bytes[] memory results = pool.multicall(_three());

        assertEq(pool.getNextMatchId(), 5);
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(abi.decode(results[i], (uint256)), 2 + i);
            assertEq(pool.getMatch(2 + i).startTime, START + i);
        }
        (Match[] memory open,) = lens.getOpenMatches(0, 10);
        assertEq(open.length, 4);
    }

    function test_Many_RevertWhen_OneIsWrong_NoneIsCreated() public {
        bytes[] memory calls = _three();
        calls[2] = abi.encodeCall(pool.createMatch, (NAME, START, END, 0, 1));
        vm.expectRevert(IBettingPool.MinBetZero.selector);
        vm.prank(operator);
        pool.multicall(calls);
        assertEq(pool.getNextMatchId(), 1);
    }

    // ---------------------------------------------------------------- helpers

    function _three() private view returns (bytes[] memory calls) {
        calls = new bytes[](3);
        for (uint64 i = 0; i < 3; ++i) {
            calls[i] = abi.encodeCall(pool.createMatch, (NAME, START + i, END + i, 1 + i, 2 + i));
        }
    }

    function _create(string memory name, uint64 startTime, uint64 endTime, uint256 minBet, uint256 maxBet)
        private
        returns (uint256)
    {
        vm.prank(operator);
        return pool.createMatch(name, startTime, endTime, minBet, maxBet);
    }
}
