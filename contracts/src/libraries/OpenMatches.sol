// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { MatchState } from "../types/MatchState.sol";
import { Record } from "../types/Record.sol";

/// @title Doubly linked list of the open matches, newest first
/// @notice The links are in each match's `Record`. Ids only grow, and 0 ends the list in both directions. A removed match keeps
/// its links; its neighbours stop pointing to it.
/// @dev The caller keeps the newest id.
library OpenMatches {
    /// @notice Links a new match, whose record points to `newest`, as the newest.
    function push(mapping(uint256 matchId => MatchState) storage matches, uint256 newest, uint256 matchId)
        internal
    {
        if (newest != 0) matches[newest].record = matches[newest].record.withNewer(matchId);
    }

    /// @notice Removes a match that is in the list.
    /// @return the newest match afterwards
    function remove(mapping(uint256 matchId => MatchState) storage matches, uint256 newest, uint256 matchId)
        internal
        returns (uint256)
    {
        Record removed = matches[matchId].record;
        (uint256 newer, uint256 older) = (removed.newer(), removed.older());
        if (older != 0) matches[older].record = matches[older].record.withNewer(newer);
        if (newer == 0) return older;
        matches[newer].record = matches[newer].record.withOlder(older);
        return newest;
    }
}
