// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What the betting pool asks an arbiter that is a contract.
interface IArbiter {
    /// @notice Returns the shortest ruling period in which the arbiter can decide, in seconds.
    function MIN_RULING_PERIOD() external view returns (uint256);
}
