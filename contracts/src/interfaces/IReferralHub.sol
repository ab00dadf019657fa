// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice The part of the community hub that the betting pool calls.
interface IReferralHub {
    /// @notice Returns the referrer of `user`, or zero.
    function referrers(address user) external view returns (address);

    /// @notice Records `amount` wei that the pool paid to `referrer` for a claim of `referee`. Only the pool can call it.
    function recordReferralReward(address referrer, address referee, uint256 amount) external;
}
