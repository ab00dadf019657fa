// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev A bettor in the list of all: address previousBettor | uint48 count | uint48 newestMatchId
type Bettor is uint256;

using BettorLibrary for Bettor global;

library BettorLibrary {
    uint256 private constant COUNT = 48;
    uint256 private constant PREVIOUS_BETTOR = 96;

    function pack(uint48 newest, uint48 matches, address previous) internal pure returns (Bettor) {
        return Bettor.wrap(
            uint256(newest) | (uint256(matches) << COUNT) | (uint256(uint160(previous)) << PREVIOUS_BETTOR)
        );
    }

    function newestMatchId(Bettor bettor) internal pure returns (uint256) {
        return uint48(Bettor.unwrap(bettor));
    }

    /// @dev Matches bet on, 0 for an account that has never bet.
    function count(Bettor bettor) internal pure returns (uint256) {
        return uint48(Bettor.unwrap(bettor) >> COUNT);
    }

    function previousBettor(Bettor bettor) internal pure returns (address) {
        return address(uint160(Bettor.unwrap(bettor) >> PREVIOUS_BETTOR));
    }

    /// @dev Makes `newest` the bettor's newest match.
    function append(Bettor bettor, uint48 newest) internal pure returns (Bettor) {
        uint256 kept = Bettor.unwrap(bettor) & ~uint256(type(uint48).max);
        unchecked {
            return Bettor.wrap((kept | newest) + (1 << COUNT));
        }
    }
}
