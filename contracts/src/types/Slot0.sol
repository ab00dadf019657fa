// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Outcome } from "../interfaces/IBettingPool.sol";
import { addTo, stakesIn } from "./Stakes.sol";

/// @dev Read by bets, claims and resolutions; its pool is the early pool.
/// uint8 flags | uint8 outcome | uint16 maxGain | uint16 feeBps | uint32 claimableAt | uint88 poolB | uint88 poolA
type Slot0 is uint256;

using Slot0Library for Slot0 global;

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
