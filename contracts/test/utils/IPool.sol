// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool } from "../../src/interfaces/IBettingPool.sol";

/// @notice All of the pool's functions, its parents' too. Tests that call it through this need not be compiled with the
/// pool itself, in the slow way of what is deployed.
interface IPool is IBettingPool {
    function owner() external view returns (address);
    function pendingOwner() external view returns (address);
    function transferOwnership(address newOwner) external;
    function acceptOwnership() external;
    function renounceOwnership() external;
    function paused() external view returns (bool);
}
