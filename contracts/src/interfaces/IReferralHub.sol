// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What the betting pool needs of the community hub.
interface IReferralHub {
    /// @notice Who referred `user`; zero if nobody did.
    function referrers(address user) external view returns (address);

    /// @notice Counts what the pool paid to `referrer`, in wei, for a claim of `referee`. By the pool alone.
    function recordReferralReward(address referrer, address referee, uint256 amount) external;
}
