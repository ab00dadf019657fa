// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Parimutuel arithmetic
/// @notice Amounts are wei below 2^96, rates bps (10,000 = 100 %) up to 10,000, and a stake is part of its pool. Divisions
/// round down, so the pool never owes more than it holds.
/// @dev Unchecked, because the SMTChecker proves that nothing overflows within these bounds (`npm run proof`).
library PoolMath {
    uint256 internal constant BPS = 10_000;
    /// @dev A referrer's share of the gross gain, paid out of the fee.
    uint256 internal constant REFERRAL_BPS = 500;

    /// @notice Returns a winning stake's share of the losing pool: losingPool × stake / winningPool.
    /// @param winningPool the winning side's pool including `stake`, not 0
    function gross(uint256 losingPool, uint256 stake, uint256 winningPool) internal pure returns (uint256) {
        unchecked {
            return losingPool * stake / winningPool;
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

    /// @notice Returns the live stakes that a side still accepts: preStart × capBps / 10,000 − live, at least 0.
    /// @param preStart stakes on that side before the start
    /// @param live stakes on that side since the start
    function liveRoom(uint256 preStart, uint256 live, uint256 capBps) internal pure returns (uint256) {
        unchecked {
            uint256 cap = preStart * capBps / BPS;
            return live < cap ? cap - live : 0;
        }
    }
}
