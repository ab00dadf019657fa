// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool, Match, UserBet } from "../interfaces/IBettingPool.sol";
import { ICommunityHub } from "../interfaces/ICommunityHub.sol";
import { ITournament, PlayerInfo, TournamentInfo } from "../interfaces/ITournament.sol";

/// @notice A bettor in the pool's list.
struct BettorInfo {
    address account;
    /// Matches bet on.
    uint256 bets;
    /// Points, 0 without a hub.
    uint256 reputation;
}

/// @notice A tournament that a player has joined.
struct PlayerTournament {
    TournamentInfo tournament;
    /// `claimable` is what the player can claim now, in wei.
    PlayerInfo player;
}

/// @dev From the lowest bit on: uint88 amount, uint88 liveAmount, uint48 matchId, uint8 prediction, uint8 claimed. Amounts are
/// wei; `amount` is the whole position, `liveAmount` its part in the live pool. One word, because apps read all positions.
type PackedPosition is uint256;

/// @title Reads that span many bettors, matches or tournaments
/// @notice Stateless and without any power: a convenience for apps, which would need thousands of calls otherwise.
contract Lens {
    /// @notice Returns a page of the pool's bettors, newest first. About 12,000 gas each.
    /// @param hub reputation comes from here, zero for none
    /// @param cursor bettor to start at, zero for the newest
    /// @param limit bettors to read
    /// @return page the bettors
    /// @return next cursor of the next page, zero on the last
    function bettors(IBettingPool pool, ICommunityHub hub, address cursor, uint256 limit)
        external
        view
        returns (BettorInfo[] memory page, address next)
    {
        address[] memory accounts;
        (accounts, next) = pool.getBettors(cursor, limit);
        page = new BettorInfo[](accounts.length);
        for (uint256 i = 0; i < accounts.length; ++i) {
            uint256 reputation = address(hub) == address(0) ? 0 : hub.getReputation(accounts[i]);
            page[i] = BettorInfo(accounts[i], pool.getUserBetCount(accounts[i]), reputation);
        }
    }

    /// @notice Returns some matches. About 27,000 gas each.
    function matches(IBettingPool pool, uint256[] calldata ids) external view returns (Match[] memory found) {
        found = new Match[](ids.length);
        for (uint256 i = 0; i < ids.length; ++i) {
            found[i] = pool.getMatch(ids[i]);
        }
    }

    /// @notice Returns the newest positions of some bettors, one bettor after the other, newest first. About 8,000 gas per
    /// position, and 2,200 for each older one of the same bettor.
    /// @dev Leaves `liveAmount` 0: only `positionsOn`, which reads the whole match, knows it.
    /// @param counts positions to read of the account at the same index, at most its `getUserBetCount`
    function newestPositions(IBettingPool pool, address[] calldata accounts, uint256[] calldata counts)
        external
        view
        returns (PackedPosition[] memory positions)
    {
        uint256 total = 0;
        for (uint256 i = 0; i < counts.length; ++i) {
            total += counts[i];
        }
        positions = new PackedPosition[](total);
        uint256 read = 0;
        for (uint256 i = 0; i < accounts.length; ++i) {
            uint256[] memory matchIds = pool.getUserBetHistory(accounts[i]);
            for (uint256 j = 0; j < counts[i]; ++j) {
                (uint256 amount, uint8 prediction, bool claimed) = pool.getUserBet(matchIds[j], accounts[i]);
                positions[read++] = _pack(amount, 0, matchIds[j], prediction, claimed);
            }
        }
    }

    /// @notice Returns the positions of some bettors on some matches. At most 30,000 gas each.
    /// @param accounts each must have bet on the match at the same index
    function positionsOn(IBettingPool pool, address[] calldata accounts, uint256[] calldata matchIds)
        external
        view
        returns (PackedPosition[] memory positions)
    {
        positions = new PackedPosition[](accounts.length);
        for (uint256 i = 0; i < accounts.length; ++i) {
            (UserBet[] memory bets,) = pool.getUserBets(accounts[i], matchIds[i], 1);
            UserBet memory bet = bets[0];
            positions[i] = _pack(bet.amount, bet.liveAmount, bet.matchInfo.id, bet.prediction, bet.claimed);
        }
    }

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

    /// @dev Both amounts fit, because a match's `maxBet` is a uint88 and bounds the position.
    function _pack(uint256 amount, uint256 liveAmount, uint256 matchId, uint8 prediction, bool claimed)
        private
        pure
        returns (PackedPosition)
    {
        return PackedPosition.wrap(
            amount | (liveAmount << 88) | (matchId << 176) | (uint256(prediction) << 224)
                | (claimed ? 1 << 232 : 0)
        );
    }
}
