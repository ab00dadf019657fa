// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { PoolMath } from "../src/libraries/PoolMath.sol";

/// @notice Examples. `npm run proof` covers every input.
contract PoolMathTest is Test {
    uint256 private constant MAX = type(uint88).max;

    function test_Gross_IsTheShareOfTheLosingPoolRoundedDown() public pure {
        assertEq(PoolMath.gross(10, 1, 3), 3);
        assertEq(PoolMath.gross(10, 2, 3), 6);
        assertEq(PoolMath.gross(10, 3, 3), 10);
        assertEq(PoolMath.gross(0, 3, 3), 0);
        assertEq(PoolMath.gross(MAX, MAX, MAX), MAX);
        assertEq(PoolMath.gross(MAX, 1, MAX), 1);
        assertEq(PoolMath.gross(MAX - 1, 1, MAX), 0);
    }

    function test_Fee_IsTheRateOfTheGainRoundedDown() public pure {
        assertEq(PoolMath.fee(1 ether, 800), 0.08 ether);
        assertEq(PoolMath.fee(12, 800), 0);
        assertEq(PoolMath.fee(13, 800), 1);
        assertEq(PoolMath.fee(1 ether, 0), 0);
        assertEq(PoolMath.fee(MAX, 10_000), MAX);
    }

    function test_Payout_IsStakeAndGainLessTheFee() public pure {
        assertEq(PoolMath.payout(1 ether, 3 ether, 0.24 ether), 3.76 ether);
        assertEq(PoolMath.payout(1, 0, 0), 1);
        assertEq(PoolMath.payout(MAX, MAX, MAX), MAX);
    }

    function test_Referral_IsFivePercentOfTheGainAndAtMostTheFee() public pure {
        assertEq(PoolMath.referral(1 ether, 0.08 ether), 0.05 ether);
        assertEq(PoolMath.referral(1 ether, 0.05 ether), 0.05 ether);
        assertEq(PoolMath.referral(1 ether, 0.05 ether - 1), 0.05 ether - 1);
        assertEq(PoolMath.referral(1 ether, 0), 0);
        assertEq(PoolMath.referral(19, 19), 0);
        assertEq(PoolMath.referral(20, 20), 1);
    }

    function test_Matched_IsTheLosingSideUpToMaxGainTimesTheWinning() public pure {
        assertEq(PoolMath.matched(100 ether, 1 ether, 50), 50 ether);
        assertEq(PoolMath.matched(50 ether, 1 ether, 50), 50 ether);
        assertEq(PoolMath.matched(50 ether - 1, 1 ether, 50), 50 ether - 1);
        assertEq(PoolMath.matched(100 ether, 0, 50), 0);
        assertEq(PoolMath.matched(0, 1 ether, 50), 0);
        assertEq(PoolMath.matched(MAX, MAX, 1_000), MAX);
    }

    function test_Unmatched_IsTheShareOfWhatNobodyMatchedRoundedDown() public pure {
        assertEq(PoolMath.unmatched(10, 3, 10), 7);
        assertEq(PoolMath.unmatched(10, 3, 1), 0);
        assertEq(PoolMath.unmatched(10, 3, 2), 1);
        assertEq(PoolMath.unmatched(10, 0, 4), 4);
        assertEq(PoolMath.unmatched(10, 10, 4), 0);
        assertEq(PoolMath.unmatched(MAX, 0, MAX), MAX);
    }

    function test_Bond_IsTwoPercentWithinItsBounds() public pure {
        assertEq(PoolMath.bond(0, 0.01 ether), 0.01 ether);
        assertEq(PoolMath.bond(0.5 ether, 0.01 ether), 0.01 ether);
        assertEq(PoolMath.bond(0.5 ether + 49, 0.01 ether), 0.01 ether);
        assertEq(PoolMath.bond(0.5 ether + 50, 0.01 ether), 0.01 ether + 1);
        assertEq(PoolMath.bond(50 ether - 1, 1 ether), 1 ether);
        assertEq(PoolMath.bond(50 ether + 50, 1 ether), 1 ether + 1);
        assertEq(PoolMath.bond(250 ether - 1, 0.01 ether), 5 ether - 1);
        assertEq(PoolMath.bond(250 ether, 0.01 ether), 5 ether);
        assertEq(PoolMath.bond(2 * MAX, 1 ether), 5 ether);
    }

    function test_LiveRoom_IsTheRestOfTheCap() public pure {
        assertEq(PoolMath.liveRoom(10 ether, 0, 0, 1_000), 1 ether);
        assertEq(PoolMath.liveRoom(10 ether, 0, 2 ether, 1_000), 3 ether);
        assertEq(PoolMath.liveRoom(10 ether, 0.4 ether, 0, 1_000), 0.6 ether);
        assertEq(PoolMath.liveRoom(10 ether, 1 ether - 1, 0, 1_000), 1);
        assertEq(PoolMath.liveRoom(10 ether, 1 ether, 0, 1_000), 0);
        assertEq(PoolMath.liveRoom(10 ether, 1 ether + 1, 0, 1_000), 0);
        assertEq(PoolMath.liveRoom(9, 0, 0, 1_000), 0);
        assertEq(PoolMath.liveRoom(0, 0, 7, 10_000), 7);
        assertEq(PoolMath.liveRoom(2 * MAX, 0, MAX, 10_000), 3 * MAX);
    }

    function testFuzz_WinnerNeverGetsLessThanTheStake(
        uint88 losingPool,
        uint88 stake,
        uint88 others,
        uint16 maxGain,
        uint16 feeBps
    ) public pure {
        others = uint88(bound(others, 0, MAX - stake));
        vm.assume(uint256(stake) + others > 0);
        feeBps = uint16(bound(feeBps, 0, 10_000));
        maxGain = uint16(bound(maxGain, 10, 1_000));
        uint256 winning = uint256(stake) + others;
        uint256 gain = PoolMath.gross(PoolMath.matched(losingPool, winning, maxGain), stake, winning);
        assertLe(gain, uint256(stake) * maxGain);
        uint256 feeAmount = PoolMath.fee(gain, feeBps);
        assertLe(gain, losingPool);
        assertLe(feeAmount, gain);
        assertLe(PoolMath.referral(gain, feeAmount), feeAmount);
        assertGe(PoolMath.payout(stake, gain, feeAmount), stake);
    }
}
