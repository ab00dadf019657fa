// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool } from "../interfaces/IBettingPool.sol";
import { IReferralHub } from "../interfaces/IReferralHub.sol";

/// @title Calls whose failure the pool ignores
/// @notice A hub that reverts, burns its gas, or returns anything at all can neither block a claim nor change its payout. Each
/// call first requires the gas that it may need, so that no caller can make it fail by a low gas limit.
library HubCalls {
    /// @dev Gas limits of the calls to the hub, the most that a token transfer costs, and the cost of reaching the hub.
    uint256 private constant HUB_READ_GAS = 30_000;
    uint256 private constant HUB_RECORD_GAS = 100_000;
    uint256 private constant TRANSFER_GAS = 50_000;
    uint256 private constant CALL_OVERHEAD_GAS = 5_000;

    /// @notice Asks the hub for a referrer. Zero if it reverts, runs out of gas, or returns no address.
    function referrerOf(address hub, address user) internal view returns (address referrer) {
        _requireGas(HUB_READ_GAS);
        bytes4 selector = IReferralHub.referrers.selector;
        assembly ("memory-safe") {
            mstore(0, selector)
            mstore(4, user)
            let ok := staticcall(HUB_READ_GAS, hub, 0, 0x24, 0, 0x20)
            let word := mload(0)
            let isAddress := and(gt(returndatasize(), 0x1f), iszero(shr(160, word)))
            referrer := mul(word, and(ok, isAddress))
        }
    }

    /// @notice Reverts unless the gas left covers a token transfer.
    function requireGasToTransfer() internal view {
        _requireGas(TRANSFER_GAS);
    }

    /// @notice Reverts unless the gas left covers a transfer to a referrer and the record of it.
    function requireGasToPayReferrer() internal view {
        _requireGas(TRANSFER_GAS + HUB_RECORD_GAS);
    }

    /// @notice Tells the hub what the referrer of `user` was paid. Ignores failures.
    function recordReferral(address hub, address referrer, address user, uint256 amount) internal {
        bytes memory data = abi.encodeCall(IReferralHub.recordReferralReward, (referrer, user, amount));
        assembly ("memory-safe") {
            pop(call(HUB_RECORD_GAS, hub, 0, add(data, 0x20), mload(data), 0, 0))
        }
    }

    /// @dev EIP-150 passes on 63/64 of the gas left.
    function _requireGas(uint256 budget) private view {
        if (gasleft() <= budget + budget / 63 + CALL_OVERHEAD_GAS) revert IBettingPool.InsufficientGas();
    }
}
