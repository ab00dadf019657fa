// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { PoolMath } from "../src/libraries/PoolMath.sol";

/// @notice Examples. `npm run proof` covers every input.
contract PoolMathTest is Test {
    uint256 private constant MAX = type(uint96).max;

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

    function test_LiveRoom_IsTheRestOfTheCap() public pure {
        assertEq(PoolMath.liveRoom(10 ether, 0, 1_000), 1 ether);
        assertEq(PoolMath.liveRoom(10 ether, 0.4 ether, 1_000), 0.6 ether);
        assertEq(PoolMath.liveRoom(10 ether, 1 ether - 1, 1_000), 1);
        assertEq(PoolMath.liveRoom(10 ether, 1 ether, 1_000), 0);
        assertEq(PoolMath.liveRoom(10 ether, 1 ether + 1, 1_000), 0);
        assertEq(PoolMath.liveRoom(9, 0, 1_000), 0);
        assertEq(PoolMath.liveRoom(0, 0, 10_000), 0);
        assertEq(PoolMath.liveRoom(MAX, 0, 10_000), MAX);
    }

    function testFuzz_WinnerNeverGetsLessThanTheStake(
        uint96 losingPool,
        uint96 stake,
        uint96 others,
        uint16 feeBps
    ) public pure {
        others = uint96(bound(others, 0, MAX - stake));
        vm.assume(uint256(stake) + others > 0);
        feeBps = uint16(bound(feeBps, 0, 10_000));
        uint256 gain = PoolMath.gross(losingPool, stake, uint256(stake) + others);
        uint256 feeAmount = PoolMath.fee(gain, feeBps);
        assertLe(gain, losingPool);
        assertLe(feeAmount, gain);
        assertLe(PoolMath.referral(gain, feeAmount), feeAmount);
        assertGe(PoolMath.payout(stake, gain, feeAmount), stake);
    }
}
