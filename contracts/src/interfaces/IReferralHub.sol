// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice The part of the community hub that the betting pool calls.
interface IReferralHub {
    /// @notice Returns the referrer of `user`, or zero.
    /// @param user referred user's account
    /// @return referrer's account, zero without one
    function referrers(address user) external view returns (address);

    /// @notice Records `amount` wei that the pool paid to `referrer` for a claim of `referee`. Only the pool can call it.
    /// @param referrer account that received the reward
    /// @param referee bettor whose fee paid the reward
    /// @param amount reward in wei
    function recordReferralReward(address referrer, address referee, uint256 amount) external;
}
