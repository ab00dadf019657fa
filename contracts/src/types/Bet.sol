// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

import { AMOUNT_BITS, stakesIn } from "./Stakes.sol";

/// @dev A bettor's position on a match.
/// uint24 state | uint8 prediction | uint48 previousMatchId | uint88 live | uint88 early
type Bet is uint256;

using BetLibrary for Bet global;

/// @dev A position's stake is at most the match's `maxBet`, which fits.
library BetLibrary {
    uint256 private constant PREVIOUS_MATCH_ID = 176;
    uint256 private constant PREDICTION = 224;

    uint256 private constant STATE = 232;

    // States: 0 until the position is claimed.
    uint256 private constant CLAIMED = 1;
    uint256 private constant CLAIMED_BY_OTHER = 2;

    function pack(uint48 previous, uint8 side) internal pure returns (Bet) {
        return Bet.wrap((uint256(previous) << PREVIOUS_MATCH_ID) | (uint256(side) << PREDICTION));
    }

    function early(Bet bet) internal pure returns (uint256) {
        return stakesIn(Bet.unwrap(bet), 1);
    }

    function live(Bet bet) internal pure returns (uint256) {
        return stakesIn(Bet.unwrap(bet), 2);
    }

    function stake(Bet bet) internal pure returns (uint256) {
        unchecked {
            return early(bet) + live(bet);
        }
    }

    function previousMatchId(Bet bet) internal pure returns (uint256) {
        return uint48(Bet.unwrap(bet) >> PREVIOUS_MATCH_ID);
    }

    /// @dev 0 without a position.
    function prediction(Bet bet) internal pure returns (uint8) {
        return uint8(Bet.unwrap(bet) >> PREDICTION);
    }

    function isClaimed(Bet bet) internal pure returns (bool) {
        return Bet.unwrap(bet) >> STATE != 0;
    }

    function isClaimedByOther(Bet bet) internal pure returns (bool) {
        return Bet.unwrap(bet) >> STATE == CLAIMED_BY_OTHER;
    }

    function addEarly(Bet bet, uint256 amount) internal pure returns (Bet) {
        unchecked {
            return Bet.wrap(Bet.unwrap(bet) + amount);
        }
    }

    function addLive(Bet bet, uint256 amount) internal pure returns (Bet) {
        unchecked {
            return Bet.wrap(Bet.unwrap(bet) + (amount << AMOUNT_BITS));
        }
    }

    /// @dev Puts the bet's own match in place of the previous one, for readers.
    function withMatchId(Bet bet, uint256 matchId) internal pure returns (Bet) {
        uint256 kept = Bet.unwrap(bet) & ~(uint256(type(uint48).max) << PREVIOUS_MATCH_ID);
        return Bet.wrap(kept | (matchId << PREVIOUS_MATCH_ID));
    }

    function claim(Bet bet, bool isByOther) internal pure returns (Bet) {
        unchecked {
            uint256 state = CLAIMED + SafeCast.toUint(isByOther);
            return Bet.wrap(Bet.unwrap(bet) | (state << STATE));
        }
    }
}
