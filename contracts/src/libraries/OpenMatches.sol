// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title Doubly linked list of the open matches, newest first
/// @notice Ids only grow, and 0 ends the list in both directions. A removed match keeps its links, so that a cursor that
/// points to it stays valid.
/// @dev The caller keeps the newest id, in a slot that it writes anyway.
library OpenMatches {
    using SafeCast for uint256;

    struct Node {
        uint48 newer;
        uint48 older;
        /// Facts of the match's creation, which writes this slot anyway.
        uint32 createdAt;
        uint32 rulesVersion;
        /// The match that replaces this one, or 0.
        uint48 successor;
    }

    /// @notice Adds a match that is newer than `newest`.
    function push(
        mapping(uint256 matchId => Node) storage nodes,
        uint256 newest,
        uint256 matchId,
        uint32 rulesVersion
    ) internal {
        nodes[matchId] = Node(0, newest.toUint48(), block.timestamp.toUint32(), rulesVersion, 0);
        if (newest != 0) nodes[newest].newer = matchId.toUint48();
    }

    /// @notice Removes a match that is in the list.
    /// @return the newest match afterwards
    function remove(mapping(uint256 matchId => Node) storage nodes, uint256 newest, uint256 matchId)
        internal
        returns (uint256)
    {
        (uint48 newer, uint48 older) = (nodes[matchId].newer, nodes[matchId].older);
        if (older != 0) nodes[older].newer = newer;
        if (newer == 0) return older;
        nodes[newer].older = older;
        return newest;
    }

    /// @notice Returns the newest match of the list with an id of at most `matchId`, or 0.
    function atOrBelow(mapping(uint256 matchId => Node) storage nodes, uint256 newest, uint256 matchId)
        internal
        view
        returns (uint256)
    {
        while (matchId != 0 && !_contains(nodes, newest, matchId)) {
            matchId = nodes[matchId].older;
        }
        return matchId;
    }

    /// @dev Neighbours stop pointing to a removed match, and never point to it again.
    function _contains(mapping(uint256 matchId => Node) storage nodes, uint256 newest, uint256 matchId)
        private
        view
        returns (bool)
    {
        uint256 newer = nodes[matchId].newer;
        return newer == 0 ? matchId == newest : nodes[newer].older == matchId;
    }
}
