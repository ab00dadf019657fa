// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A community hub that reverts if called with less than the given gas, measured right after entry.
contract MeteredHub {
    address private immutable REFERRER;
    uint256 private immutable GAS_TO_READ;
    uint256 private immutable GAS_TO_RECORD;

    uint256 public records;

    constructor(address referrer, uint256 gasToRead, uint256 gasToRecord) {
        (REFERRER, GAS_TO_READ, GAS_TO_RECORD) = (referrer, gasToRead, gasToRecord);
    }

    fallback() external {
        uint256 gasGiven = gasleft();
        // Calldata of `referrers(address)`.
        if (msg.data.length == 36) {
            require(gasGiven >= GAS_TO_READ, "read needs more gas");
            address answer = REFERRER;
            assembly ("memory-safe") {
                mstore(0, answer)
                return(0, 0x20)
            }
        }
        require(gasGiven >= GAS_TO_RECORD, "record needs more gas");
        ++records;
    }
}
