// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool, Match } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract LiveBetsTest is PoolTest {
    /// @dev 10 % of 10 WETH staked before the start.
    uint256 private constant ROOM = 1 ether;

    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchWithBets(10 ether, 2 ether);
    }

    function test_WhenStartTimeHasCome_BetIsLive() public {
        vm.warp(START);
        _bet(carol, matchId, 0.3 ether, A);
        Match memory m = pool.getMatch(matchId);
        assertEq(m.totalPoolA, 10.3 ether);
        assertEq(m.livePoolA, 0.3 ether);
        assertEq(m.livePoolB, 0);
    }

    function test_WhenOneSecondIsLeftBeforeStart_BetIsUnbounded() public {
        vm.warp(START - 1);
        _bet(carol, matchId, 10 ether, A);
        assertEq(pool.getMatch(matchId).livePoolA, 0);
        // It reduces the room of later bets.
        vm.warp(START);
        _expectRoom(2 ether, A);
    }

    function test_WhenBetFillsTheRoomExactly() public {
        vm.warp(START);
        _bet(carol, matchId, ROOM, A);
        assertEq(pool.getMatch(matchId).livePoolA, ROOM);
        _expectRoom(0, A);
    }

    function test_RevertWhen_BetIsOneWeiAboveTheRoom() public {
        vm.warp(START);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.LiveCapExceeded.selector, ROOM + 1, ROOM));
        _bet(carol, matchId, ROOM + 1, A);
    }

    function test_LiveBetsDoNotMakeMoreRoom() public {
        vm.warp(START);
        _bet(carol, matchId, 0.4 ether, A);
        _expectRoom(0.6 ether, A);
        _bet(carol, matchId, 0.6 ether, A);
        _expectRoom(0, A);
    }

    function test_EachSideHasItsOwnRoom() public {
        vm.warp(START);
        _bet(carol, matchId, ROOM, A);
        _expectRoom(0.2 ether, B);
        _bet(bob, matchId, 0.2 ether, B);
        Match memory m = pool.getMatch(matchId);
        assertEq(m.livePoolA, ROOM);
        assertEq(m.livePoolB, 0.2 ether);
        _expectRoom(0, B);
    }

    function test_WhenEarlyBettorAddsLive_OnlyTheAdditionIsLive() public {
        matchId = _createMatch();
        _bet(alice, matchId, 5 ether, A);
        vm.warp(START);
        _bet(alice, matchId, 0.5 ether, A);
        assertEq(pool.getMatch(matchId).livePoolA, 0.5 ether);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.LiveCapExceeded.selector, MIN_BET, 0));
        _bet(alice, matchId, MIN_BET, A);
    }

    function test_RevertWhen_NobodyBetOnThatSideBeforeTheStart() public {
        matchId = _createMatch();
        _bet(alice, matchId, 5 ether, A);
        vm.warp(START);
        _expectRoom(0, B);
    }

    function test_WhenNobodyBetBeforeTheStart_LiveBetsAreFree() public {
        matchId = _createMatch();
        vm.warp(START);
        _bet(alice, matchId, 10 ether, A);
        _bet(bob, matchId, 10 ether, B);
        _bet(carol, matchId, 10 ether, A);
        Match memory m = pool.getMatch(matchId);
        assertEq(m.livePoolA, 20 ether);
        assertEq(m.livePoolB, 10 ether);
        assertEq(m.livePoolA, m.totalPoolA);
    }

    function test_WhenMatchStartsAtCreation_LiveBetsAreFree() public {
        vm.prank(operator);
        matchId = pool.createMatch(NAME, NOW, END, MIN_BET, MAX_BET);
        _bet(alice, matchId, 10 ether, A);
        assertEq(pool.getMatch(matchId).livePoolA, 10 ether);
    }

    function test_RevertWhen_CapIsZero() public {
        vm.prank(owner);
        pool.setLiveCap(0);
        matchId = _createMatchWithBets(10 ether, 2 ether);
        vm.warp(START);
        _expectRoom(0, A);
        _expectRoom(0, B);
    }

    function test_WhenCapIsWhole_SideMayDouble() public {
        vm.prank(owner);
        pool.setLiveCap(10_000);
        matchId = _createMatchWithBets(10 ether, 2 ether);
        vm.warp(START);
        _bet(carol, matchId, 10 ether, A);
        _expectRoom(0, A);
    }

    function test_WhenCapChangesLater_MatchKeepsItsOwn() public {
        vm.prank(owner);
        pool.setLiveCap(10_000);
        vm.warp(START);
        _expectRoom(ROOM, A);
    }

    /// @dev The cap rounds down: 10 % of 9 wei is 0.
    function test_RoomRoundsDown() public {
        matchId = _createMatch(1, MAX_BET);
        _bet(alice, matchId, 19, A);
        vm.warp(START);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.LiveCapExceeded.selector, 2, 1));
        _bet(carol, matchId, 2, A);
        _bet(carol, matchId, 1, A);
    }

    function testFuzz_LiveStakesNeverPassTheCap(
        uint256 onA,
        uint256 onB,
        uint256 first,
        uint256 second,
        uint16 capBps,
        bool sideA
    ) public {
        capBps = uint16(bound(capBps, 0, 10_000));
        vm.prank(owner);
        pool.setLiveCap(capBps);
        matchId = _createMatch(1, type(uint96).max);
        onA = bound(onA, 1, 100 ether);
        onB = bound(onB, 1, 100 ether);
        _bet(alice, matchId, onA, A);
        _bet(bob, matchId, onB, B);
        vm.warp(START);
        uint8 side = sideA ? A : B;
        uint256 room = (sideA ? onA : onB) * capBps / 10_000;
        first = bound(first, 1, 200 ether);
        second = bound(second, 1, 200 ether);
        room = _betLive(first, side, room);
        _betLive(second, side, room);
        Match memory m = pool.getMatch(matchId);
        assertLe(m.livePoolA * 10_000, onA * capBps);
        assertLe(m.livePoolB * 10_000, onB * capBps);
        assertEq(m.totalPoolA, onA + m.livePoolA);
        assertEq(m.totalPoolB, onB + m.livePoolB);
    }

    function _betLive(uint256 amount, uint8 side, uint256 room) private returns (uint256 left) {
        if (amount > room) {
            vm.expectRevert(abi.encodeWithSelector(IBettingPool.LiveCapExceeded.selector, amount, room));
            _bet(carol, matchId, amount, side);
            return room;
        }
        _bet(carol, matchId, amount, side);
        return room - amount;
    }

    /// @dev Expects a bet of 1 wei more than `room` to revert, in `validateBetParameters` too.
    function _expectRoom(uint256 room, uint8 side) private {
        uint256 amount = room < MIN_BET ? MIN_BET : room + 1;
        bytes memory refusal = abi.encodeWithSelector(IBettingPool.LiveCapExceeded.selector, amount, room);
        address newcomer = makeAddr("newcomer");
        vm.startPrank(newcomer);
        vm.expectRevert(refusal);
        pool.validateBetParameters(matchId, amount, side);
        vm.expectRevert(refusal);
        pool.placeBet(matchId, amount, side);
        vm.stopPrank();
    }
}
