// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { AMOUNT_BITS, AMOUNT_MASK } from "./Stakes.sol";

/// @dev 16 bits empty | uint32 endTime | uint32 startTime | uint88 maxBet | uint88 minBet
type Terms is uint256;

using TermsLibrary for Terms global;

library TermsLibrary {
    uint256 private constant START_TIME = 176;
    uint256 private constant END_TIME = 208;

    function pack(uint88 min, uint88 max, uint32 start, uint32 end) internal pure returns (Terms) {
        return Terms.wrap(
            uint256(min) | (uint256(max) << AMOUNT_BITS) | (uint256(start) << START_TIME)
                | (uint256(end) << END_TIME)
        );
    }

    function minBet(Terms terms) internal pure returns (uint256) {
        return Terms.unwrap(terms) & AMOUNT_MASK;
    }

    function maxBet(Terms terms) internal pure returns (uint256) {
        return (Terms.unwrap(terms) >> AMOUNT_BITS) & AMOUNT_MASK;
    }

    function startTime(Terms terms) internal pure returns (uint256) {
        return uint32(Terms.unwrap(terms) >> START_TIME);
    }

    /// @dev 0 for a match that does not exist.
    function endTime(Terms terms) internal pure returns (uint256) {
        return Terms.unwrap(terms) >> END_TIME;
    }
}
