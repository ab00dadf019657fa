// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

// A match's two sides, and two amounts in the lowest bits of a word: uint88 second | uint88 first, in wei.

uint8 constant SIDE_A = 1;
uint8 constant SIDE_B = 2;

uint256 constant AMOUNT_BITS = 88;
uint256 constant AMOUNT_MASK = type(uint88).max;

/// @dev Returns the stakes on a side (1 or 2) of a word that starts with those of A and B, 0 for side 0. Shifts out what is
/// above, then what is below: cheaper than a mask.
function stakesIn(uint256 word, uint256 side) pure returns (uint256) {
    unchecked {
        return (word << (256 - AMOUNT_BITS * side)) >> (256 - AMOUNT_BITS);
    }
}

/// @dev Adds a stake to a side of such a word. Reverts if the side would not fit.
function addTo(uint256 word, uint256 side, uint256 stake) pure returns (uint256) {
    uint256 total = stakesIn(word, side) + stake;
    if (total > AMOUNT_MASK) revert SafeCast.SafeCastOverflowedUintDowncast(uint8(AMOUNT_BITS), total);
    unchecked {
        return word + (stake << (AMOUNT_BITS * (side - 1)));
    }
}
