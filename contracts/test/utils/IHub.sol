// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ICommunityHub } from "../../src/interfaces/ICommunityHub.sol";

/// @notice All of the hub's functions, its parents' too: see `IPool`.
interface IHub is ICommunityHub {
    function owner() external view returns (address);
    function pendingOwner() external view returns (address);
    function transferOwnership(address newOwner) external;
    function acceptOwnership() external;
    function renounceOwnership() external;
}
