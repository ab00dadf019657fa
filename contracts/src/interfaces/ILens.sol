// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool, Match, UserBet } from "./IBettingPool.sol";
import { ICommunityHub } from "./ICommunityHub.sol";
import { ITournament, PlayerInfo, TournamentInfo } from "./ITournament.sol";

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

/// @notice What the pool owes, in wei. All together are at most its balance of the betting token.
struct Obligations {
    /// Stakes of matches that are not final.
    uint256 stakes;
    /// Unclaimed winnings, refunds and unmatched stakes of final matches.
    uint256 payouts;
    /// Fees that become the owner's when these are claimed, a referrer's share included.
    uint256 payoutFees;
    /// Bonds of challenges.
    uint256 bonds;
    /// Fees that the owner can withdraw.
    uint256 accruedFees;
}

/// @dev uint24 state | uint8 prediction | uint48 matchId | uint88 live | uint88 early, as the pool keeps a bet, with its own
/// match in place of the previous one. Amounts are wei. The state is 0 until it is claimed, then 1, or 2 if somebody else
/// claimed it for the bettor. One word, because apps read all positions.
type PackedPosition is uint256;

/// @title Lists and pages of a betting pool
/// @notice Stateless and without any power: reads the pool's storage through `extsload`, so that the pool needs no code for it,
/// and can be replaced without touching money.
///
/// Pages return the newest first: `cursor` is the item to start at, 0 for the newest; `limit` is the page size; `next` is the
/// cursor of the next page, 0 on the last.
interface ILens {
    /// @notice Pool that is read.
    /// @return pool address, fixed at deployment
    function bettingPool() external view returns (IBettingPool);

    /// @notice Returns a page of all matches. About 25,000 gas each.
    /// @param cursor match id to start at, 0 for the newest
    /// @param limit page size
    /// @return page matches in descending order of id
    /// @return next match id of the next page, 0 on the last
    function getMatches(uint256 cursor, uint256 limit)
        external
        view
        returns (Match[] memory page, uint256 next);

    /// @notice Returns a page of the unresolved matches. Gas grows with open matches only, also from a cursor that is resolved
    /// by now.
    /// @param cursor match id to start at, 0 for the newest
    /// @param limit page size
    /// @return page matches in descending order of id
    /// @return next match id of the next page, 0 on the last
    function getOpenMatches(uint256 cursor, uint256 limit)
        external
        view
        returns (Match[] memory page, uint256 next);

    /// @notice Returns some matches. About 25,000 gas each.
    /// @param ids match ids in any order
    /// @return found matches in the order of `ids`
    /// @dev Reverts with MatchNotFound.
    function matches(uint256[] calldata ids) external view returns (Match[] memory found);

    /// @notice Returns the match that replaces a void one, 0 if none does.
    /// @param matchId match id, counted from 1
    /// @return match id, 0 without a successor
    function successorOf(uint256 matchId) external view returns (uint256);

    /// @notice Returns the address of the page on which the match's result can be checked, empty if no operator named one.
    ///
    /// WARNING: any operator's text. Show its host, and follow nothing but https.
    /// @param matchId match id, counted from 1
    /// @return URI of at most 200 bytes
    function resultSourceOf(uint256 matchId) external view returns (string memory);

    /// @notice Returns the seconds between this match's resolution and its `claimableAt` at least: the window at its creation.
    /// @param matchId match id, counted from 1
    /// @return seconds, 0 to 172,800 (2 days)
    function disputeWindowOf(uint256 matchId) external view returns (uint256);

    /// @notice Returns true if the arbiter has ruled on the match: nobody can correct or challenge its result any more.
    /// @param matchId match id, counted from 1
    /// @return true from the ruling on, false for an unknown match
    function isRuled(uint256 matchId) external view returns (bool);

    /// @notice Returns the number of matches that `user` bet on.
    /// @param user bettor's account
    /// @return number of matches, one position each
    function getUserBetCount(address user) external view returns (uint256);

    /// @notice Returns a page of the positions of `user`, the most recently opened first.
    /// @param user bettor's account
    /// @param cursor match id to start at, 0 for the newest. The page is empty if the user has no position on it.
    /// @param limit page size
    /// @return page positions, amounts in wei
    /// @return next match id of the next page, 0 on the last
    function getUserBets(address user, uint256 cursor, uint256 limit)
        external
        view
        returns (UserBet[] memory page, uint256 next);

    /// @notice Returns the matches that `user` can claim now.
    /// @param user bettor's account
    /// @param cursor as of `getUserBets`
    /// @param limit positions to examine, claimable or not
    /// @return matchIds arguments for the pool's `claimMany`
    /// @return amounts payouts in wei
    /// @return next match id of the next page, 0 on the last
    function getClaimable(address user, uint256 cursor, uint256 limit)
        external
        view
        returns (uint256[] memory matchIds, uint256[] memory amounts, uint256 next);

    /// @notice Returns the tournaments that `player` has joined, among a page of all.
    /// @param tournaments tournament contract to read
    /// @param player player's account
    /// @param cursor tournament id to start at, 0 for the newest
    /// @param limit tournaments to read, joined or not
    /// @return joined tournaments joined, at most `limit`
    /// @return next tournament id of the next page, 0 on the last
    function tournamentsOf(ITournament tournaments, address player, uint256 cursor, uint256 limit)
        external
        view
        returns (PlayerTournament[] memory joined, uint256 next);

    /// @notice Returns a page of all accounts that have bet. Dust bettors can lengthen the list, at the cost of gas and a locked
    /// minimum bet.
    /// @param cursor bettor to start at, zero for the newest. The page is empty if the account has never bet.
    /// @param limit page size
    /// @return page accounts, newest bettor first
    /// @return next bettor of the next page, zero on the last
    function getBettors(address cursor, uint256 limit)
        external
        view
        returns (address[] memory page, address next);

    /// @notice Returns a page of `getBettors` with what standings need of each. About 12,000 gas each.
    /// @param hub reputation comes from here, zero for none
    /// @param cursor bettor to start at, zero for the newest
    /// @param limit page size
    /// @return page bettors in the order of `getBettors`, reputation in points
    /// @return next bettor of the next page, zero on the last
    function bettors(ICommunityHub hub, address cursor, uint256 limit)
        external
        view
        returns (BettorInfo[] memory page, address next);

    /// @notice Returns positions of some bettors, one bettor after the other, newest first. About 4,500 gas each.
    /// @param accounts bettors' accounts
    /// @param cursors match to start at of the account at the same index, 0 for the newest
    /// @param counts positions to read of the account at the same index
    /// @return found packed positions, as many as `counts` add up to
    /// @dev Reverts with MatchNotFound if an account has no position on a match at its cursor, or fewer positions from there.
    function positions(address[] calldata accounts, uint256[] calldata cursors, uint256[] calldata counts)
        external
        view
        returns (PackedPosition[] memory found);

    /// @notice Adds up what the pool owes, over a page of all positions of all bettors. Bonds and accrued fees are part of the
    /// first page. About 7,000 gas per position.
    /// @param cursor position to start at: bettor << 48 | match id, 0 for the newest
    /// @param limit positions to read
    /// @return owed sums over the page, in wei
    /// @return next position of the next page, 0 on the last
    function obligations(uint256 cursor, uint256 limit)
        external
        view
        returns (Obligations memory owed, uint256 next);
}
