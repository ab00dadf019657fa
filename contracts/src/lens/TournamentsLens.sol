// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { ITournament, PlayerInfo, TournamentInfo } from "../interfaces/ITournament.sol";

/// @notice A tournament that a player has joined.
struct PlayerTournament {
    TournamentInfo tournament;
    /// `claimable` is what the player can claim now, in wei.
    PlayerInfo player;
}

/// @title A player's tournaments
/// @notice Never deployed: read through `eth_call` with its bytecode ("deployless").
contract TournamentsLens {
    /// @notice Returns the tournaments that `player` has joined, among a page of all, newest first.
    /// @param cursor tournament id, 0 for the newest
    /// @param limit tournaments to read, joined or not
    /// @return joined what was found
    /// @return next cursor of the next page, 0 on the last
    function tournamentsOf(ITournament tournaments, address player, uint256 cursor, uint256 limit)
        external
        view
        returns (PlayerTournament[] memory joined, uint256 next)
    {
        TournamentInfo[] memory page;
        (page, next) = tournaments.getTournaments(cursor, limit);
        joined = new PlayerTournament[](page.length);
        uint256 found = 0;
        for (uint256 i = 0; i < page.length; ++i) {
            PlayerInfo memory info = tournaments.getPlayer(page[i].id, player);
            if (info.hasJoined) joined[found++] = PlayerTournament(page[i], info);
        }
        assembly ("memory-safe") {
            mstore(joined, found)
        }
    }
}
