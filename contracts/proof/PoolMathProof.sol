// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PoolMath } from "../src/libraries/PoolMath.sol";

/// @title Properties of PoolMath
/// @notice The SMTChecker proves them for every input (`npm run proof`). Amounts are wei below 2^88, as the pool stores
/// them. Never deployed or run.
/// @dev Compares each unchecked result with the same formula in checked arithmetic, so that the checker also has to rule
/// out overflow, underflow and division by zero.
contract PoolMathProof {
    uint256 private constant MAX_AMOUNT = type(uint88).max;
    uint256 private constant MAX_BPS = 10_000;
    uint256 private constant MAX_GAIN = 1_000;

    function matchedIsPartOfTheLosingSide(uint256 losing, uint256 winning, uint256 maxGain) external pure {
        // A preview adds a stake to a side, hence twice the largest amount.
        require(losing <= MAX_AMOUNT && winning <= 2 * MAX_AMOUNT && maxGain <= MAX_GAIN);

        uint256 matched = PoolMath.matched(losing, winning, maxGain);

        assert(matched <= losing);
        assert(matched <= maxGain * winning);
        assert(matched == losing || matched == maxGain * winning);
    }

    function grossIsPartOfTheMatchedStakes(uint256 matched, uint256 stake, uint256 winning) external pure {
        require(matched <= MAX_AMOUNT && stake <= MAX_AMOUNT && winning <= 2 * MAX_AMOUNT);
        require(0 < stake && stake <= winning);

        uint256 gross = PoolMath.gross(matched, stake, winning);

        assert(gross == matched * stake / winning);
        assert(matched * stake <= matched * winning);
        assert(gross <= matched);
    }

    /// @dev Nobody gains more than `maxGain` times the stake.
    function grossIsAtMostMaxGainTimesTheStake(
        uint256 matched,
        uint256 stake,
        uint256 winning,
        uint256 maxGain
    ) external pure {
        require(matched <= MAX_AMOUNT && winning <= 2 * MAX_AMOUNT && maxGain <= MAX_GAIN);
        require(0 < stake && stake <= winning && matched <= maxGain * winning);

        uint256 gross = PoolMath.gross(matched, stake, winning);

        assert(gross * winning <= matched * stake);
        assert(matched * stake <= maxGain * winning * stake);
        assert(gross <= maxGain * stake);
    }

    function unmatchedIsPartOfTheStake(uint256 losing, uint256 matched, uint256 stake) external pure {
        require(losing <= MAX_AMOUNT && matched <= losing && 0 < stake && stake <= losing);

        uint256 returned = PoolMath.unmatched(losing, matched, stake);

        assert(returned == (losing - matched) * stake / losing);
        assert((losing - matched) * stake <= losing * stake);
        assert(returned <= stake);
        assert(matched != 0 || returned == stake);
        assert(matched != losing || returned == 0);
    }

    /// @dev Two losers together get back at most as much as one with both stakes. By induction, all losers of a pool together
    /// get back at most what was not matched.
    function losersTogetherGetNoMoreThanOne(uint256 losing, uint256 matched, uint256 stake, uint256 otherStake)
        external
        pure
    {
        require(losing <= MAX_AMOUNT && matched <= losing);
        require(0 < stake && stake <= losing && 0 < otherStake && otherStake <= losing - stake);

        uint256 returned = PoolMath.unmatched(losing, matched, stake);
        uint256 otherReturned = PoolMath.unmatched(losing, matched, otherStake);
        uint256 together = PoolMath.unmatched(losing, matched, stake + otherStake);

        assert(returned * losing <= (losing - matched) * stake);
        assert(otherReturned * losing <= (losing - matched) * otherStake);
        assert((returned + otherReturned) * losing <= (losing - matched) * (stake + otherStake));
        assert(returned + otherReturned <= together);
    }

    function bondIsWithinItsBounds(uint256 moved, uint256 minBond) external pure {
        // Both pools of a match together.
        require(moved <= 2 * MAX_AMOUNT && minBond <= 1 ether);

        uint256 bond = PoolMath.bond(moved, minBond);

        assert(bond <= 5 ether);
        assert(bond >= minBond);
        if (moved / 50 < minBond) assert(bond == minBond);
        else assert(bond == (moved / 50 < 5 ether ? moved / 50 : 5 ether));
    }

    /// @dev Two winners together gain at most as much as one with both stakes. By induction, all winners of a pool together
    /// gain at most the matched stakes.
    function winnersTogetherTakeNoMoreThanOne(
        uint256 matched,
        uint256 stake,
        uint256 otherStake,
        uint256 winning
    ) external pure {
        require(matched <= MAX_AMOUNT && winning <= MAX_AMOUNT);
        require(0 < stake && stake <= winning && 0 < otherStake && otherStake <= winning - stake);

        uint256 gross = PoolMath.gross(matched, stake, winning);
        uint256 otherGross = PoolMath.gross(matched, otherStake, winning);
        uint256 together = PoolMath.gross(matched, stake + otherStake, winning);

        assert(gross * winning <= matched * stake);
        assert(otherGross * winning <= matched * otherStake);
        assert((gross + otherGross) * winning <= matched * (stake + otherStake));
        assert(gross + otherGross <= together);
    }

    function winnerGetsAtLeastTheStake(uint256 stake, uint256 gross, uint256 feeBps) external pure {
        // The gain is the sum of both pools' gains.
        require(stake <= MAX_AMOUNT && gross <= 2 * MAX_AMOUNT && feeBps <= MAX_BPS);

        uint256 fee = PoolMath.fee(gross, feeBps);
        uint256 payout = PoolMath.payout(stake, gross, fee);

        assert(fee == gross * feeBps / 10_000);
        assert(fee <= gross);
        assert(payout == stake + gross - fee);
        assert(payout >= stake);
        assert(payout <= stake + gross);
        assert(payout + fee == stake + gross);
    }

    function referralIsPartOfTheFee(uint256 gross, uint256 fee) external pure {
        require(gross <= 2 * MAX_AMOUNT && fee <= gross);

        uint256 referral = PoolMath.referral(gross, fee);

        assert(referral <= fee);
        assert(referral <= gross * 500 / 10_000);
        assert(referral == fee || referral == gross * 500 / 10_000);
    }

    /// @dev Live stakes can reach the cap but not exceed it. Beyond the cap there is no room.
    function liveStakesStayWithinTheCap(uint256 early, uint256 live, uint256 maxBet, uint256 capBps)
        external
        pure
    {
        require(early <= 2 * MAX_AMOUNT && live <= MAX_AMOUNT && maxBet <= MAX_AMOUNT && capBps <= MAX_BPS);

        uint256 cap = maxBet + early * capBps / 10_000;
        uint256 room = PoolMath.liveRoom(early, live, maxBet, capBps);

        assert(room <= cap);
        assert(cap <= maxBet + early);
        assert(live > cap ? room == 0 : live + room == cap);
    }
}
