// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What the betting pool asks an arbiter that is a contract.
interface IArbiter {
    /// @notice Returns the shortest ruling period in which the arbiter can decide, in seconds.
    /// @return seconds. The pool rejects an arbiter that needs more than 180 days.
    function MIN_RULING_PERIOD() external view returns (uint256);
}
