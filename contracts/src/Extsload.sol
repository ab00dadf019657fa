// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool } from "./interfaces/IBettingPool.sol";

/// @title Raw storage for readers outside the contract
/// @notice `StateLibrary` knows the layout, so that lists and pages need no code in the pool.
abstract contract Extsload is IBettingPool {
    /// @inheritdoc IBettingPool
    function extsload(bytes32 slot) external view returns (bytes32) {
        return _load(slot);
    }

    /// @inheritdoc IBettingPool
    function extsload(bytes32 start, uint256 count) external view returns (bytes32[] memory words) {
        words = new bytes32[](count);
        for (uint256 i = 0; i < count; ++i) {
            words[i] = _load(bytes32(uint256(start) + i));
        }
    }

    /// @inheritdoc IBettingPool
    function extsload(bytes32[] calldata slots) external view returns (bytes32[] memory words) {
        words = new bytes32[](slots.length);
        for (uint256 i = 0; i < slots.length; ++i) {
            words[i] = _load(slots[i]);
        }
    }

    function _load(bytes32 slot) private view returns (bytes32 word) {
        assembly ("memory-safe") {
            word := sload(slot)
        }
    }
}
