// SPDX-License-Identifier: MIT
// solhint-disable one-contract-per-file
pragma solidity 0.8.30;

import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

// The pool's storage words as user-defined value types, read and written whole. The comments list the fields from the lowest
// bit on. Amounts are wei, times unix seconds.

/// @dev uint88 minBet, uint88 maxBet, uint32 startTime, uint32 endTime.
type Terms is uint256;

/// @dev Read by bets, claims and resolutions: uint88 A, uint88 B, uint32 claimableAt, uint16 feeBps, uint16 maxGain,
/// uint8 resolution, uint8 flags.
type EarlyPool is uint256;

/// @dev Read by live bets, resolutions, and claims with a live stake: uint88 A, uint88 B, uint16 capBps,
/// uint32 disputeWindow.
type LivePool is uint256;

/// @dev A bettor's position on a match: uint88 early, uint88 live, uint48 previousMatchId, uint8 prediction, uint8 claimed.
type Bet is uint256;

/// @dev A bettor in the list of all: uint48 newestMatchId, uint48 count, address previousBettor.
type Bettor is uint256;

/// @dev A match's challenge: address challenger, uint64 bond, uint32 claimableAt before the challenge.
type Challenge is uint256;

/// @dev The hub and what the owner can withdraw: address hub, uint96 fees. A claim reads and writes it once.
type Treasury is uint256;

using TermsLibrary for Terms global;
using EarlyPoolLibrary for EarlyPool global;
using LivePoolLibrary for LivePool global;
using BetLibrary for Bet global;
using BettorLibrary for Bettor global;
using ChallengeLibrary for Challenge global;
using TreasuryLibrary for Treasury global;

uint8 constant SIDE_A = 1;
uint8 constant SIDE_B = 2;

/// @dev A resolution is 0 while there is none, 1 or 2 for a winner, or this.
uint8 constant VOID = 3;

uint256 constant AMOUNT_BITS = 88;
uint256 constant AMOUNT_MASK = type(uint88).max;

/// @dev Returns the stakes on a side (1 or 2) of a word that starts with those of A and B.
function sideOf(uint256 word, uint256 side) pure returns (uint256) {
    unchecked {
        return (word >> (AMOUNT_BITS * (side - 1))) & AMOUNT_MASK;
    }
}

/// @dev Adds a stake to a side of such a word. Reverts if the side would not fit.
function addToSide(uint256 word, uint256 side, uint256 stake) pure returns (uint256) {
    uint256 total = sideOf(word, side) + stake;
    if (total > AMOUNT_MASK) revert SafeCast.SafeCastOverflowedUintDowncast(uint8(AMOUNT_BITS), total);
    unchecked {
        return word + (stake << (AMOUNT_BITS * (side - 1)));
    }
}

library TermsLibrary {
    function pack(uint88 min, uint88 max, uint32 start, uint32 end) internal pure returns (Terms) {
        return Terms.wrap(
            uint256(min) | (uint256(max) << AMOUNT_BITS) | (uint256(start) << 176) | (uint256(end) << 208)
        );
    }

    function minBet(Terms terms) internal pure returns (uint256) {
        return Terms.unwrap(terms) & AMOUNT_MASK;
    }

    function maxBet(Terms terms) internal pure returns (uint256) {
        return (Terms.unwrap(terms) >> AMOUNT_BITS) & AMOUNT_MASK;
    }

    function startTime(Terms terms) internal pure returns (uint256) {
        return uint32(Terms.unwrap(terms) >> 176);
    }

    /// @dev 0 for a match that does not exist.
    function endTime(Terms terms) internal pure returns (uint256) {
        return Terms.unwrap(terms) >> 208;
    }
}

library EarlyPoolLibrary {
    uint256 private constant CLAIMABLE_AT = 176;
    uint256 private constant RESOLUTION = 240;

    uint256 private constant CLOSED = 1 << 248;
    uint256 private constant CHALLENGED = 1 << 249;
    /// @dev The owner has replaced the result.
    uint256 private constant OVERRULED = 1 << 250;
    /// @dev The arbiter has ruled.
    uint256 private constant RULED = 1 << 251;

    function pack(uint16 fee, uint16 gain) internal pure returns (EarlyPool) {
        return EarlyPool.wrap((uint256(fee) << 208) | (uint256(gain) << 224));
    }

    function side(EarlyPool pool, uint256 which) internal pure returns (uint256) {
        return sideOf(EarlyPool.unwrap(pool), which);
    }

    function total(EarlyPool pool) internal pure returns (uint256) {
        return sideOf(EarlyPool.unwrap(pool), SIDE_A) + sideOf(EarlyPool.unwrap(pool), SIDE_B);
    }

    function claimableAt(EarlyPool pool) internal pure returns (uint256) {
        return uint32(EarlyPool.unwrap(pool) >> CLAIMABLE_AT);
    }

    function feeBps(EarlyPool pool) internal pure returns (uint256) {
        return uint16(EarlyPool.unwrap(pool) >> 208);
    }

    function maxGain(EarlyPool pool) internal pure returns (uint256) {
        return uint16(EarlyPool.unwrap(pool) >> 224);
    }

    function resolution(EarlyPool pool) internal pure returns (uint8) {
        return uint8(EarlyPool.unwrap(pool) >> RESOLUTION);
    }

    function isResolved(EarlyPool pool) internal pure returns (bool) {
        return resolution(pool) != 0;
    }

    function isClosed(EarlyPool pool) internal pure returns (bool) {
        return EarlyPool.unwrap(pool) & CLOSED != 0;
    }

    function isChallenged(EarlyPool pool) internal pure returns (bool) {
        return EarlyPool.unwrap(pool) & CHALLENGED != 0;
    }

    function isOverruled(EarlyPool pool) internal pure returns (bool) {
        return EarlyPool.unwrap(pool) & OVERRULED != 0;
    }

    function isRuled(EarlyPool pool) internal pure returns (bool) {
        return EarlyPool.unwrap(pool) & RULED != 0;
    }

    function add(EarlyPool pool, uint256 which, uint256 stake) internal pure returns (EarlyPool) {
        return EarlyPool.wrap(addToSide(EarlyPool.unwrap(pool), which, stake));
    }

    function close(EarlyPool pool) internal pure returns (EarlyPool) {
        return EarlyPool.wrap(EarlyPool.unwrap(pool) | CLOSED);
    }

    function challenge(EarlyPool pool, uint32 ruleBy) internal pure returns (EarlyPool) {
        return EarlyPool.wrap(EarlyPool.unwrap(withClaimableAt(pool, ruleBy)) | CHALLENGED);
    }

    function overrule(EarlyPool pool) internal pure returns (EarlyPool) {
        return EarlyPool.wrap(EarlyPool.unwrap(pool) | OVERRULED);
    }

    /// @dev Ends the challenge.
    function rule(EarlyPool pool) internal pure returns (EarlyPool) {
        return EarlyPool.wrap((EarlyPool.unwrap(pool) & ~CHALLENGED) | RULED);
    }

    function resolve(EarlyPool pool, uint8 newResolution, uint32 newClaimableAt)
        internal
        pure
        returns (EarlyPool)
    {
        uint256 cleared =
            EarlyPool.unwrap(withClaimableAt(pool, newClaimableAt)) & ~(uint256(0xff) << RESOLUTION);
        return EarlyPool.wrap(cleared | (uint256(newResolution) << RESOLUTION));
    }

    function withClaimableAt(EarlyPool pool, uint32 time) private pure returns (EarlyPool) {
        uint256 cleared = EarlyPool.unwrap(pool) & ~(uint256(type(uint32).max) << CLAIMABLE_AT);
        return EarlyPool.wrap(cleared | (uint256(time) << CLAIMABLE_AT));
    }
}

library LivePoolLibrary {
    function pack(uint16 cap, uint32 window) internal pure returns (LivePool) {
        return LivePool.wrap((uint256(cap) << 176) | (uint256(window) << 192));
    }

    function side(LivePool pool, uint256 which) internal pure returns (uint256) {
        return sideOf(LivePool.unwrap(pool), which);
    }

    function capBps(LivePool pool) internal pure returns (uint256) {
        return uint16(LivePool.unwrap(pool) >> 176);
    }

    /// @dev The window at the match's creation, in seconds.
    function disputeWindow(LivePool pool) internal pure returns (uint256) {
        return LivePool.unwrap(pool) >> 192;
    }

    function add(LivePool pool, uint256 which, uint256 stake) internal pure returns (LivePool) {
        return LivePool.wrap(addToSide(LivePool.unwrap(pool), which, stake));
    }
}

/// @dev A position's stake is at most the match's `maxBet`, which fits.
library BetLibrary {
    uint256 private constant CLAIMED = 1 << 232;

    function pack(uint48 previous, uint8 side) internal pure returns (Bet) {
        return Bet.wrap((uint256(previous) << 176) | (uint256(side) << 224));
    }

    function early(Bet bet) internal pure returns (uint256) {
        return Bet.unwrap(bet) & AMOUNT_MASK;
    }

    function live(Bet bet) internal pure returns (uint256) {
        return (Bet.unwrap(bet) >> AMOUNT_BITS) & AMOUNT_MASK;
    }

    function stake(Bet bet) internal pure returns (uint256) {
        unchecked {
            return early(bet) + live(bet);
        }
    }

    function previousMatchId(Bet bet) internal pure returns (uint256) {
        return uint48(Bet.unwrap(bet) >> 176);
    }

    /// @dev 0 without a position.
    function prediction(Bet bet) internal pure returns (uint8) {
        return uint8(Bet.unwrap(bet) >> 224);
    }

    function isClaimed(Bet bet) internal pure returns (bool) {
        return Bet.unwrap(bet) & CLAIMED != 0;
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

    function claim(Bet bet) internal pure returns (Bet) {
        return Bet.wrap(Bet.unwrap(bet) | CLAIMED);
    }
}

library BettorLibrary {
    function pack(uint48 newest, uint48 matches, address previous) internal pure returns (Bettor) {
        return Bettor.wrap(uint256(newest) | (uint256(matches) << 48) | (uint256(uint160(previous)) << 96));
    }

    function newestMatchId(Bettor bettor) internal pure returns (uint256) {
        return uint48(Bettor.unwrap(bettor));
    }

    function count(Bettor bettor) internal pure returns (uint256) {
        return uint48(Bettor.unwrap(bettor) >> 48);
    }

    function previousBettor(Bettor bettor) internal pure returns (address) {
        return address(uint160(Bettor.unwrap(bettor) >> 96));
    }

    /// @dev Makes `newest` the bettor's newest match.
    function append(Bettor bettor, uint48 newest) internal pure returns (Bettor) {
        uint256 rest = Bettor.unwrap(bettor) & ~uint256(type(uint48).max);
        unchecked {
            return Bettor.wrap((rest | newest) + (1 << 48));
        }
    }
}

library ChallengeLibrary {
    function pack(address by, uint64 amount, uint32 claimableAt) internal pure returns (Challenge) {
        return Challenge.wrap(uint256(uint160(by)) | (uint256(amount) << 160) | (uint256(claimableAt) << 224));
    }

    function challenger(Challenge challenge) internal pure returns (address) {
        return address(uint160(Challenge.unwrap(challenge)));
    }

    function bond(Challenge challenge) internal pure returns (uint256) {
        return uint64(Challenge.unwrap(challenge) >> 160);
    }

    function claimableBefore(Challenge challenge) internal pure returns (uint256) {
        return Challenge.unwrap(challenge) >> 224;
    }
}

library TreasuryLibrary {
    function hub(Treasury treasury) internal pure returns (address) {
        return address(uint160(Treasury.unwrap(treasury)));
    }

    function fees(Treasury treasury) internal pure returns (uint256) {
        return Treasury.unwrap(treasury) >> 160;
    }

    function withHub(Treasury treasury, address newHub) internal pure returns (Treasury) {
        return Treasury.wrap((fees(treasury) << 160) | uint160(newHub));
    }

    /// @dev All WETH together fits.
    function withFees(Treasury treasury, uint256 newFees) internal pure returns (Treasury) {
        return Treasury.wrap((uint256(SafeCast.toUint96(newFees)) << 160) | uint160(hub(treasury)));
    }
}
