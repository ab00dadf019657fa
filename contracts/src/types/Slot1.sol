// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { addTo, stakesIn } from "./Stakes.sol";

/// @dev Read by live bets, resolutions, and claims with a live stake; its pool is the live pool.
/// 32 bits empty | uint32 disputeWindow | uint16 liveCapBps | uint88 poolB | uint88 poolA
type Slot1 is uint256;

using Slot1Library for Slot1 global;

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
