// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev The hub and what the owner can withdraw. A claim reads and writes it once: uint96 fees | address hub
type Treasury is uint256;

using TreasuryLibrary for Treasury global;

library TreasuryLibrary {
    uint256 private constant FEES = 160;

    function hub(Treasury treasury) internal pure returns (address) {
        return address(uint160(Treasury.unwrap(treasury)));
    }

    function fees(Treasury treasury) internal pure returns (uint256) {
        return Treasury.unwrap(treasury) >> FEES;
    }

    function withHub(Treasury treasury, address newHub) internal pure returns (Treasury) {
        return Treasury.wrap((fees(treasury) << FEES) | uint160(newHub));
    }

    /// @dev The fees, `amount` included, are part of the pool's balance, and all WETH together is below 2^96.
    function addFees(Treasury treasury, uint256 amount) internal pure returns (Treasury) {
        unchecked {
            return Treasury.wrap(Treasury.unwrap(treasury) + (amount << FEES));
        }
    }

    function withoutFees(Treasury treasury) internal pure returns (Treasury) {
        return Treasury.wrap(uint256(uint160(hub(treasury))));
    }
}
