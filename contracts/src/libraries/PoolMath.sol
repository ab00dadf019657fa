// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Parimutuel arithmetic
/// @notice Amounts are wei and at most 2^96 − 1, rates bps (10,000 = 100 %) and at most 10,000; a stake is part of its
/// pool. Every division rounds down, so the pool never owes more than it holds. Within these bounds nothing overflows
/// and a winner never gets less than the stake: the compiler's model checker proves it (`npm run proof`), which is why
/// the checks at run time can go.
library PoolMath {
    uint256 internal constant BPS = 10_000;
    /// @dev A referrer's share of the gross gain, paid out of the fee.
    uint256 internal constant REFERRAL_BPS = 500;

    /// @notice A winning stake's share of the losing pool: losingPool × stake / winningPool.
    /// @param winningPool the winning side's whole pool, `stake` included, not 0
    function gross(uint256 losingPool, uint256 stake, uint256 winningPool) internal pure returns (uint256) {
        unchecked {
            return losingPool * stake / winningPool;
        }
    }

    /// @notice The fee on a gain: grossGain × feeBps / 10,000.
    function fee(uint256 grossGain, uint256 feeBps) internal pure returns (uint256) {
        unchecked {
            return grossGain * feeBps / BPS;
        }
    }

    /// @notice What a winner is paid: stake + gross − fee, never below the stake.
    function payout(uint256 stake, uint256 grossGain, uint256 feeAmount) internal pure returns (uint256) {
        unchecked {
            return stake + grossGain - feeAmount;
        }
    }

    /// @notice The referrer's part of a fee: 5 % of the gross gain, at most the fee.
    function referral(uint256 grossGain, uint256 feeAmount) internal pure returns (uint256) {
        unchecked {
            uint256 share = grossGain * REFERRAL_BPS / BPS;
            return share < feeAmount ? share : feeAmount;
        }
    }

    /// @notice What a side still takes in live stakes.
    /// @param preStart what was staked on that side before the start
    /// @param live what was staked on it since
    function liveRoom(uint256 preStart, uint256 live, uint256 capBps) internal pure returns (uint256) {
        unchecked {
            uint256 cap = preStart * capBps / BPS;
            return live < cap ? cap - live : 0;
        }
    }
}
