// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool, Match, UserBet } from "../src/interfaces/IBettingPool.sol";
import { PoolTest } from "./utils/PoolTest.sol";

contract LiveBetsTest is PoolTest {
    /// @dev `maxBet`, and 10 % of 12 WETH staked before the start.
    uint256 private constant ROOM = MAX_BET + 1.2 ether;

    uint256 private matchId;

    function setUp() public override {
        super.setUp();
        matchId = _createMatchWithBets(10 ether, 2 ether);
    }

    // ---------------------------------------------------------------- which pool

    function test_WhenStartTimeHasCome_BetIsLive() public {
        vm.warp(START);
        vm.expectEmit(address(pool));
        emit IBettingPool.BetPlaced(matchId, carol, 0.3 ether, A, 0.3 ether, 0, true);
        _bet(carol, matchId, 0.3 ether, A);
        Match memory m = pool.getMatch(matchId);
        assertEq(m.totalPoolA, 10.3 ether);
        assertEq(m.totalPoolB, 2 ether);
        assertEq(m.livePoolA, 0.3 ether);
        assertEq(m.livePoolB, 0);
    }

    function test_WhenOneSecondIsLeftBeforeStart_BetIsEarly() public {
        vm.warp(START - 1);
        vm.expectEmit(address(pool));
        emit IBettingPool.BetPlaced(matchId, carol, 10 ether, B, 10 ether, 12 ether, false);
        _bet(carol, matchId, 10 ether, B);
        assertEq(pool.getMatch(matchId).livePoolB, 0);
    }

    function test_WhenEarlyBettorAddsLive_OnlyTheAdditionIsLive() public {
        vm.warp(START);
        _bet(bob, matchId, 0.5 ether, B);
        (UserBet[] memory bets,) = lens.getUserBets(bob, 0, 10);
        assertEq(bets.length, 1);
        assertEq(bets[0].amount, 2.5 ether);
        assertEq(bets[0].liveAmount, 0.5 ether);
        assertEq(bets[0].matchInfo.livePoolB, 0.5 ether);
        (uint256 amount,,) = pool.getUserBet(matchId, bob);
        assertEq(amount, 2.5 ether);
    }

    function test_RevertWhen_EarlyAndLiveStakesPassMaxBet() public {
        vm.warp(START);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.BetAboveMaximum.selector, 8 ether + 1, 8 ether));
        _bet(bob, matchId, 8 ether + 1, B);
        _bet(bob, matchId, 8 ether, B);
    }

    function test_RevertWhen_EarlyBettorTakesTheOtherSideLive() public {
        vm.warp(START);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.OppositeSideHeld.selector, matchId, B));
        _bet(bob, matchId, 1 ether, A);
    }

    // ---------------------------------------------------------------- payouts

    function test_EachPoolPaysOnItsOwn() public {
        vm.warp(START);
        _bet(bob, matchId, 1 ether, B);
        _bet(carol, matchId, 4 ether, A);
        _decide(matchId, B);
        // Early: 10 of 10 WETH to bob. Live: 4 of 4.
        assertEq(_claim(bob, matchId), 3 ether + 14 ether * 92 / 100);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, matchId));
        _claim(alice, matchId);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.NothingToClaim.selector, matchId));
        _claim(carol, matchId);
        assertEq(pool.accruedFees(), 14 ether * 8 / 100);
        assertEq(weth.balanceOf(address(pool)), pool.accruedFees());
    }

    function test_WhenOnlyOnePoolIsMatched_OtherStakeComesBack() public {
        vm.warp(START);
        _bet(bob, matchId, 1 ether, B);
        _decide(matchId, A);
        assertEq(_claim(bob, matchId), 1 ether, "nobody was live on the winner");
        assertEq(_claim(alice, matchId), 10 ether + 2 ether * 92 / 100);
    }

    function test_WhenVoid_BothStakesComeBack() public {
        vm.warp(START);
        _bet(bob, matchId, 1 ether, B);
        _void(matchId);
        _warpToClaimable(matchId);
        assertEq(_claim(bob, matchId), 3 ether);
    }

    /// @dev Fee and referral round once, on the sum.
    function test_FeeIsTakenOnTheSumOfBothGains() public {
        matchId = _createMatch(1, MAX_BET);
        _bet(alice, matchId, 7, A);
        _bet(bob, matchId, 7, B);
        vm.warp(START);
        _bet(alice, matchId, 7, A);
        _bet(bob, matchId, 7, B);
        _decide(matchId, A);
        // 8 % of 14 is 1; of 7 and 7 it were 0.
        assertEq(_claim(alice, matchId), 14 + 14 - 1);
    }

    function test_LiveStakeOfOneWeiGainsAndComesBack() public {
        matchId = _createMatch(1, MAX_BET);
        vm.warp(START);
        _bet(alice, matchId, 1, A);
        _bet(bob, matchId, 7, B);
        uint256 alone = _createMatch(1, MAX_BET);
        _warpToStart(alone);
        _bet(carol, alone, 1, A);
        _decide(matchId, A);
        assertEq(_claim(alice, matchId), 8);
        _decide(alone, B);
        assertEq(_claim(carol, alone), 1);
    }

    function test_PreviewIsForThePoolThatIsOpen() public {
        assertEq(pool.calculatePotentialWinnings(matchId, 2 ether, B), 2 ether + 5 ether * 92 / 100);
        vm.warp(START);
        assertEq(pool.calculatePotentialWinnings(matchId, 2 ether, B), 2 ether);
        _bet(carol, matchId, 4 ether, A);
        assertEq(pool.calculatePotentialWinnings(matchId, 2 ether, B), 2 ether + 4 ether * 92 / 100);
        vm.warp(END + 365 days);
        assertEq(pool.calculatePotentialWinnings(matchId, 2 ether, B), 2 ether + 4 ether * 92 / 100);
    }

    function test_WhenWithin_PreviewIsForTheLivePool() public {
        vm.warp(START);
        _bet(carol, matchId, 4 ether, A);
        uint256 payout = pool.calculatePotentialWinnings(matchId, 2 ether, B);
        vm.startPrank(bob);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.PayoutBelowMinimum.selector, payout, payout + 1));
        pool.placeBetWithin(matchId, 2 ether, B, payout + 1, START);
        pool.placeBetWithin(matchId, 2 ether, B, payout, START);
        vm.stopPrank();
    }

    function testFuzz_EarlyPayoutDoesNotDependOnLiveBets(uint256 onA, uint256 onB, uint256 live, bool sideA)
        public
    {
        onA = bound(onA, MIN_BET, MAX_BET);
        onB = bound(onB, MIN_BET, MAX_BET);
        live = bound(live, MIN_BET, MAX_BET);
        uint256 snapshot = vm.snapshotState();
        matchId = _createMatchWithBets(onA, onB);
        _decide(matchId, A);
        uint256 alone = _claim(alice, matchId);
        vm.revertToState(snapshot);
        matchId = _createMatchWithBets(onA, onB);
        vm.warp(START);
        _bet(carol, matchId, live, sideA ? A : B);
        _decide(matchId, A);
        assertEq(_claim(alice, matchId), alone);
    }

    // ---------------------------------------------------------------- the cap

    function test_WhenBetFillsTheRoomExactly() public {
        vm.warp(START);
        _bet(carol, matchId, MAX_BET, A);
        _fund(stranger, 10 ether);
        _bet(stranger, matchId, 1.2 ether, A);
        assertEq(pool.getMatch(matchId).livePoolA, ROOM);
        _expectRoom(0, A);
    }

    function test_RevertWhen_BetIsOneWeiAboveTheRoom() public {
        vm.warp(START);
        _bet(carol, matchId, MAX_BET, A);
        _expectRoom(1.2 ether, A);
    }

    function test_EachSideHasItsOwnRoom() public {
        vm.warp(START);
        _bet(carol, matchId, MAX_BET, A);
        _expectRoom(1.2 ether, A);
        _bet(bob, matchId, 8 ether, B);
        _expectRoom(3.2 ether, B);
    }

    function test_WhenNobodyWasEarly_RoomIsMaxBet() public {
        matchId = _createMatch();
        vm.warp(START);
        _bet(alice, matchId, MAX_BET, A);
        _expectRoom(0, A);
        _bet(bob, matchId, MAX_BET, B);
        _expectRoom(0, B);
    }

    function test_WhenMatchStartsAtCreation_AllBetsAreLive() public {
        vm.prank(operator);
        matchId = pool.createMatch(NAME, NOW, END, MIN_BET, MAX_BET);
        _bet(alice, matchId, MAX_BET, A);
        assertEq(pool.getMatch(matchId).livePoolA, MAX_BET);
    }

    function test_WhenCapIsZero_RoomIsMaxBet() public {
        vm.prank(owner);
        pool.setLiveCap(0);
        matchId = _createMatchWithBets(10 ether, 2 ether);
        vm.warp(START);
        _bet(carol, matchId, MAX_BET, A);
        _expectRoom(0, A);
    }

    function test_WhenCapChangesLater_MatchKeepsItsOwn() public {
        vm.prank(owner);
        pool.setLiveCap(10_000);
        vm.warp(START);
        _bet(carol, matchId, MAX_BET, A);
        _expectRoom(1.2 ether, A);
    }

    /// @dev 10 % of 19 wei is 1.
    function test_RoomRoundsDown() public {
        matchId = _createMatch(1, 19);
        _bet(alice, matchId, 19, A);
        vm.warp(START);
        _bet(carol, matchId, 19, A);
        vm.expectRevert(abi.encodeWithSelector(IBettingPool.LiveCapExceeded.selector, 2, 1));
        _bet(bob, matchId, 2, A);
        _bet(bob, matchId, 1, A);
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
        matchId = _createMatch(1, 100 ether);
        onA = bound(onA, 1, 100 ether);
        onB = bound(onB, 1, 100 ether);
        _bet(alice, matchId, onA, A);
        _bet(bob, matchId, onB, B);
        vm.warp(START);
        uint8 side = sideA ? A : B;
        uint256 cap = 100 ether + (onA + onB) * capBps / 10_000;
        _fund(stranger, FUNDS);
        uint256 room = _betLive(carol, bound(first, 1, 100 ether), side, cap);
        _betLive(stranger, bound(second, 1, 100 ether), side, room);
        Match memory m = pool.getMatch(matchId);
        assertLe(m.livePoolA, cap);
        assertLe(m.livePoolB, cap);
        assertEq(m.totalPoolA, onA + m.livePoolA);
        assertEq(m.totalPoolB, onB + m.livePoolB);
    }

    function _betLive(address user, uint256 amount, uint8 side, uint256 room) private returns (uint256 left) {
        if (amount > room) {
            vm.expectRevert(abi.encodeWithSelector(IBettingPool.LiveCapExceeded.selector, amount, room));
            _bet(user, matchId, amount, side);
            return room;
        }
        _bet(user, matchId, amount, side);
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
