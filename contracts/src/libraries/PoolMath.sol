// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PoolLimits } from "./Limits.sol";

/// @title Parimutuel arithmetic
/// @notice Amounts are wei below 2^88, rates bps (10,000 = 100 %) up to 10,000, `maxGain` is a factor up to 1,000, and a stake
/// is part of its pool. Divisions round down, so a pool never owes more than it holds.
///
/// With L the losing and W the winning side of one pool:
///
///     matched  = min(L, maxGain × W)                   what the winners share
///     gross    = matched × stake / W                   a winner's part of it
///     unmatched = (L − matched) × stake / L            what a loser gets back
/// @dev Unchecked, because the SMTChecker proves that nothing overflows within these bounds (`npm run proof`).
library PoolMath {
    uint256 internal constant BPS = 10_000;
    /// @dev A referrer's share of the gross gain, paid out of the fee.
    uint256 internal constant REFERRAL_BPS = 500;
    /// @dev A challenger's bond, as a share of what the result moves.
    uint256 internal constant BOND_BPS = 200;

    /// @notice Returns the part of the losing side that the winning side can take: min(losing, maxGain × winning).
    function matched(uint256 losing, uint256 winning, uint256 maxGain) internal pure returns (uint256) {
        unchecked {
            uint256 most = maxGain * winning;
            return losing < most ? losing : most;
        }
    }

    /// @notice Returns a winning stake's share of the matched stakes: matchedStakes × stake / winning.
    /// @param winning the winning side including `stake`, not 0
    function gross(uint256 matchedStakes, uint256 stake, uint256 winning) internal pure returns (uint256) {
        unchecked {
            return matchedStakes * stake / winning;
        }
    }

    /// @notice Returns what comes back of a losing stake: (losing − matchedStakes) × stake / losing.
    /// @param losing the losing side including `stake`, not 0
    /// @param matchedStakes at most `losing`
    function unmatched(uint256 losing, uint256 matchedStakes, uint256 stake) internal pure returns (uint256) {
        unchecked {
            return (losing - matchedStakes) * stake / losing;
        }
    }

    /// @notice Returns the fee on a gain: grossGain × feeBps / 10,000.
    function fee(uint256 grossGain, uint256 feeBps) internal pure returns (uint256) {
        unchecked {
            return grossGain * feeBps / BPS;
        }
    }

    /// @notice Returns a winner's payout, never below the stake: stake + grossGain − feeAmount.
    function payout(uint256 stake, uint256 grossGain, uint256 feeAmount) internal pure returns (uint256) {
        unchecked {
            return stake + grossGain - feeAmount;
        }
    }

    /// @notice Returns the referrer's share of a fee: 5 % of the gross gain, at most the fee.
    function referral(uint256 grossGain, uint256 feeAmount) internal pure returns (uint256) {
        unchecked {
            uint256 share = grossGain * REFERRAL_BPS / BPS;
            return share < feeAmount ? share : feeAmount;
        }
    }

    /// @notice Returns the live stakes that a side still accepts: maxBet + capBps × early / 10,000 − live, at least 0.
    /// @param early stakes on both sides before the start
    /// @param live stakes on that side since the start
    function liveRoom(uint256 early, uint256 live, uint256 maxBet, uint256 capBps)
        internal
        pure
        returns (uint256)
    {
        unchecked {
            uint256 cap = maxBet + early * capBps / BPS;
            return live < cap ? cap - live : 0;
        }
    }

    /// @notice Returns a challenger's bond: 2 % of what the result moves, at least `minBond` and at most 5 ether.
    /// @param minBond at most 5 ether
    function bond(uint256 moved, uint256 minBond) internal pure returns (uint256 amount) {
        unchecked {
            amount = moved * BOND_BPS / BPS;
            if (amount < minBond) return minBond;
            if (amount > PoolLimits.MAX_BOND) return PoolLimits.MAX_BOND;
        }
    }
}
