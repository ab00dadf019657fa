// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ICommunityHub } from "../../src/interfaces/ICommunityHub.sol";

/// @notice Every function of the hub, see `IPool`.
interface IHub is ICommunityHub {
    function owner() external view returns (address);
    function pendingOwner() external view returns (address);
    function transferOwnership(address newOwner) external;
    function acceptOwnership() external;
    function renounceOwnership() external;
}
