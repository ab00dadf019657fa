// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool } from "../../src/interfaces/IBettingPool.sol";

/// @notice Every function of the pool, inherited ones included. Tests that use the interface instead of the contract compile
/// without via-IR.
interface IPool is IBettingPool {
    function owner() external view returns (address);
    function pendingOwner() external view returns (address);
    function transferOwnership(address newOwner) external;
    function acceptOwnership() external;
    function renounceOwnership() external;
    function paused() external view returns (bool);
}
