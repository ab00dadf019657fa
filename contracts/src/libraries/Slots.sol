// SPDX-License-Identifier: MIT
// solhint-disable one-contract-per-file
pragma solidity 0.8.30;

import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

import { Outcome } from "../interfaces/IBettingPool.sol";

// The pool's storage words as user-defined value types, read and written whole. Each comment shows a word's fields from the
// highest bit to the lowest. Amounts are wei, times unix seconds, rates bps.

/// @dev Read by bets, claims and resolutions; its pool is the early pool.
/// uint8 flags | uint8 outcome | uint16 maxGain | uint16 feeBps | uint32 claimableAt | uint88 poolB | uint88 poolA
type Slot0 is uint256;

/// @dev Read by live bets, resolutions, and claims with a live stake; its pool is the live pool.
/// 32 bits empty | uint32 disputeWindow | uint16 liveCapBps | uint88 poolB | uint88 poolA
type Slot1 is uint256;

/// @dev 16 bits empty | uint32 endTime | uint32 startTime | uint88 maxBet | uint88 minBet
type Terms is uint256;

/// @dev Facts of a match's creation that no bet and no claim reads, beside the links of the open list.
/// 32 bits empty | uint64 minBond | uint32 rulesVersion | uint32 createdAt | uint48 older | uint48 newer
type Record is uint256;

/// @dev uint32 ruleBy | uint64 bond | address challenger
type Challenge is uint256;

/// @dev A bettor's position on a match.
/// uint24 state | uint8 prediction | uint48 previousMatchId | uint88 live | uint88 early
type Bet is uint256;

/// @dev A bettor in the list of all: address previousBettor | uint48 count | uint48 newestMatchId
type Bettor is uint256;

/// @dev The hub and what the owner can withdraw. A claim reads and writes it once: uint96 fees | address hub
type Treasury is uint256;

/// @dev A match in storage. The mapping gives each position a storage reference, so that a claim computes its slot once.
struct MatchState {
    Slot0 slot0;
    Slot1 slot1;
    Terms terms;
    Record record;
    Challenge challenge;
    string name;
    mapping(address user => Position) positions;
}

struct Position {
    Bet bet;
}

using Slot0Library for Slot0 global;
using Slot1Library for Slot1 global;
using TermsLibrary for Terms global;
using RecordLibrary for Record global;
using ChallengeLibrary for Challenge global;
using BetLibrary for Bet global;
using BettorLibrary for Bettor global;
using TreasuryLibrary for Treasury global;

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

library Slot0Library {
    uint256 private constant CLAIMABLE_AT = 176;
    uint256 private constant FEE_BPS = 208;
    uint256 private constant MAX_GAIN = 224;
    uint256 private constant OUTCOME = 240;

    uint256 private constant CLOSED = 1 << 248;
    uint256 private constant CHALLENGED = 1 << 249;
    /// @dev The owner has replaced the result.
    uint256 private constant OVERRULED = 1 << 250;
    /// @dev The arbiter has ruled.
    uint256 private constant RULED = 1 << 251;

    function pack(uint16 fee, uint16 gain) internal pure returns (Slot0) {
        return Slot0.wrap((uint256(fee) << FEE_BPS) | (uint256(gain) << MAX_GAIN));
    }

    function stakes(Slot0 slot, uint256 side) internal pure returns (uint256) {
        return stakesIn(Slot0.unwrap(slot), side);
    }

    /// @dev 0 while there is no outcome. Kept while a challenge suspends the match.
    function claimableAt(Slot0 slot) internal pure returns (uint256) {
        return uint32(Slot0.unwrap(slot) >> CLAIMABLE_AT);
    }

    function feeBps(Slot0 slot) internal pure returns (uint256) {
        return uint16(Slot0.unwrap(slot) >> FEE_BPS);
    }

    function maxGain(Slot0 slot) internal pure returns (uint256) {
        return uint16(Slot0.unwrap(slot) >> MAX_GAIN);
    }

    function outcome(Slot0 slot) internal pure returns (Outcome) {
        return Outcome(outcomeId(slot));
    }

    /// @dev The outcome as a number: that of the side that won, if one did.
    function outcomeId(Slot0 slot) internal pure returns (uint256) {
        return uint8(Slot0.unwrap(slot) >> OUTCOME);
    }

    function isResolved(Slot0 slot) internal pure returns (bool) {
        return outcomeId(slot) != uint256(Outcome.None);
    }

    function isClosed(Slot0 slot) internal pure returns (bool) {
        return Slot0.unwrap(slot) & CLOSED != 0;
    }

    function isChallenged(Slot0 slot) internal pure returns (bool) {
        return Slot0.unwrap(slot) & CHALLENGED != 0;
    }

    function isOverruled(Slot0 slot) internal pure returns (bool) {
        return Slot0.unwrap(slot) & OVERRULED != 0;
    }

    function isRuled(Slot0 slot) internal pure returns (bool) {
        return Slot0.unwrap(slot) & RULED != 0;
    }

    /// @dev True if the outcome can no longer change and claims are paid.
    function isFinal(Slot0 slot) internal view returns (bool) {
        return isResolved(slot) && isPayable(slot);
    }

    /// @dev Only means something for a resolved match. The flag of a challenge, shifted, is later than any block, which saves
    /// a branch.
    function isPayable(Slot0 slot) internal view returns (bool) {
        return block.timestamp >= claimableAt(slot) | ((Slot0.unwrap(slot) & CHALLENGED) >> CLAIMABLE_AT);
    }

    function add(Slot0 slot, uint256 side, uint256 stake) internal pure returns (Slot0) {
        return Slot0.wrap(addTo(Slot0.unwrap(slot), side, stake));
    }

    function close(Slot0 slot) internal pure returns (Slot0) {
        return Slot0.wrap(Slot0.unwrap(slot) | CLOSED);
    }

    function challenge(Slot0 slot) internal pure returns (Slot0) {
        return Slot0.wrap(Slot0.unwrap(slot) | CHALLENGED);
    }

    function overrule(Slot0 slot) internal pure returns (Slot0) {
        return Slot0.wrap(Slot0.unwrap(slot) | OVERRULED);
    }

    function rule(Slot0 slot) internal pure returns (Slot0) {
        return Slot0.wrap(Slot0.unwrap(slot) | RULED);
    }

    /// @dev Ends a challenge, if there is one.
    function resolve(Slot0 slot, Outcome newOutcome, uint32 newClaimableAt) internal pure returns (Slot0) {
        uint256 kept = Slot0.unwrap(slot)
            & ~(CHALLENGED | (uint256(0xff) << OUTCOME) | (uint256(type(uint32).max) << CLAIMABLE_AT));
        return Slot0.wrap(kept | (uint256(newOutcome) << OUTCOME) | (uint256(newClaimableAt) << CLAIMABLE_AT));
    }
}

library Slot1Library {
    uint256 private constant LIVE_CAP_BPS = 176;
    uint256 private constant DISPUTE_WINDOW = 192;

    function pack(uint16 cap, uint32 window) internal pure returns (Slot1) {
        return Slot1.wrap((uint256(cap) << LIVE_CAP_BPS) | (uint256(window) << DISPUTE_WINDOW));
    }

    function stakes(Slot1 slot, uint256 side) internal pure returns (uint256) {
        return stakesIn(Slot1.unwrap(slot), side);
    }

    function liveCapBps(Slot1 slot) internal pure returns (uint256) {
        return uint16(Slot1.unwrap(slot) >> LIVE_CAP_BPS);
    }

    /// @dev The window at the match's creation, in seconds.
    function disputeWindow(Slot1 slot) internal pure returns (uint256) {
        return Slot1.unwrap(slot) >> DISPUTE_WINDOW;
    }

    function add(Slot1 slot, uint256 side, uint256 stake) internal pure returns (Slot1) {
        return Slot1.wrap(addTo(Slot1.unwrap(slot), side, stake));
    }
}

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

library RecordLibrary {
    uint256 private constant OLDER = 48;
    uint256 private constant CREATED_AT = 96;
    uint256 private constant RULES_VERSION = 128;
    uint256 private constant MIN_BOND = 160;

    function pack(uint48 olderId, uint32 time, uint32 rules, uint64 bond) internal pure returns (Record) {
        return Record.wrap(
            (uint256(olderId) << OLDER) | (uint256(time) << CREATED_AT) | (uint256(rules) << RULES_VERSION)
                | (uint256(bond) << MIN_BOND)
        );
    }

    /// @dev The next newer open match, 0 for the newest.
    function newer(Record record) internal pure returns (uint256) {
        return uint48(Record.unwrap(record));
    }

    /// @dev The next older open match, 0 for the oldest.
    function older(Record record) internal pure returns (uint256) {
        return uint48(Record.unwrap(record) >> OLDER);
    }

    function createdAt(Record record) internal pure returns (uint256) {
        return uint32(Record.unwrap(record) >> CREATED_AT);
    }

    /// @dev 0 if there were no rules.
    function rulesVersion(Record record) internal pure returns (uint256) {
        return uint32(Record.unwrap(record) >> RULES_VERSION);
    }

    function minBond(Record record) internal pure returns (uint256) {
        return Record.unwrap(record) >> MIN_BOND;
    }

    function withNewer(Record record, uint256 matchId) internal pure returns (Record) {
        return Record.wrap((Record.unwrap(record) & ~uint256(type(uint48).max)) | uint48(matchId));
    }

    function withOlder(Record record, uint256 matchId) internal pure returns (Record) {
        uint256 kept = Record.unwrap(record) & ~(uint256(type(uint48).max) << OLDER);
        return Record.wrap(kept | (uint256(uint48(matchId)) << OLDER));
    }
}

library ChallengeLibrary {
    uint256 private constant BOND = 160;
    uint256 private constant RULE_BY = 224;

    function pack(address by, uint64 amount, uint32 deadline) internal pure returns (Challenge) {
        return
            Challenge.wrap(uint256(uint160(by)) | (uint256(amount) << BOND) | (uint256(deadline) << RULE_BY));
    }

    function challenger(Challenge challenge) internal pure returns (address) {
        return address(uint160(Challenge.unwrap(challenge)));
    }

    function bond(Challenge challenge) internal pure returns (uint256) {
        return uint64(Challenge.unwrap(challenge) >> BOND);
    }

    function ruleBy(Challenge challenge) internal pure returns (uint256) {
        return Challenge.unwrap(challenge) >> RULE_BY;
    }
}

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
