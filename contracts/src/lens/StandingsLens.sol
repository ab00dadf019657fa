// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { IBettingPool, UserBet } from "../interfaces/IBettingPool.sol";

/// @notice A bettor's results on settled matches. Sums of a page: add the rows of one bettor from several pages.
struct Standing {
    address bettor;
    /// Wei staked on matches that are final.
    uint256 staked;
    /// Wei that these matches pay or paid: winnings, refunds, unmatched parts of lost stakes.
    uint256 returned;
    /// Matches won.
    uint256 won;
    /// Matches with a winner.
    uint256 decided;
    /// Wei not paid out yet: stakes on matches that are not final, and unclaimed payouts.
    uint256 owed;
}

/// @title Standings of all bettors, and what the pool owes them
/// @notice Never deployed: read through `eth_call` with its bytecode ("deployless"). Reads only state, at any age of the chain.
contract StandingsLens {
    /// @notice Returns standings of a page of positions, bettors and their positions newest first.
    /// @param bettor cursor, zero for the newest bettor
    /// @param matchId cursor within that bettor's positions, 0 for the newest
    /// @param limit positions to read
    /// @param from counts matches with an `endTime` from here on, unix seconds
    /// @param to counts matches with an `endTime` before this, unix seconds
    /// @return rows one per bettor on the page
    /// @return nextBettor cursor of the next page, zero on the last
    /// @return nextMatchId cursor of the next page within that bettor
    function standings(
        IBettingPool pool,
        address bettor,
        uint256 matchId,
        uint256 limit,
        uint256 from,
        uint256 to
    ) external view returns (Standing[] memory rows, address nextBettor, uint256 nextMatchId) {
        address[] memory page;
        (page, nextBettor) = pool.getBettors(bettor, limit);
        nextMatchId = matchId;
        rows = new Standing[](page.length);
        uint256 count = 0;
        for (uint256 left = limit; count < page.length && left != 0; ++count) {
            UserBet[] memory bets;
            (bets, nextMatchId) = pool.getUserBets(page[count], nextMatchId, left);
            rows[count].bettor = page[count];
            for (uint256 i = 0; i < bets.length; ++i) {
                uint256 endTime = bets[i].matchInfo.endTime;
                if (endTime >= from && endTime < to) _add(rows[count], bets[i]);
            }
            left -= bets.length;
            if (nextMatchId != 0) {
                nextBettor = page[count];
                ++count;
                break;
            }
            if (left == 0 && count + 1 < page.length) nextBettor = page[count + 1];
        }
        assembly ("memory-safe") {
            mstore(rows, count)
        }
    }

    /// @notice Returns the bonds of the challenged matches on a page of matches, newest first.
    /// @param cursor match id, 0 for the newest
    /// @param limit matches to read
    /// @return held bonds in wei
    /// @return next cursor of the next page, 0 on the last
    function bondsHeld(IBettingPool pool, uint256 cursor, uint256 limit)
        external
        view
        returns (uint256 held, uint256 next)
    {
        uint256 newest = pool.getNextMatchId() - 1;
        next = cursor == 0 || cursor > newest ? newest : cursor;
        for (uint256 i = 0; i < limit && next != 0; ++i) {
            // Stakes do not change after a challenge, so neither does its bond.
            if (pool.getMatch(next).isChallenged) held += pool.challengeBond(next);
            --next;
        }
    }

    function _add(Standing memory row, UserBet memory bet) private view {
        bool isFinal = bet.matchInfo.isFinalized && !bet.matchInfo.isChallenged
            && block.timestamp >= bet.matchInfo.claimableAt;
        if (!isFinal) {
            row.owed += bet.amount;
            return;
        }
        row.staked += bet.amount;
        row.returned += bet.payout;
        if (!bet.claimed) row.owed += bet.payout;
        if (bet.matchInfo.isVoid) return;
        ++row.decided;
        if (bet.prediction == bet.matchInfo.winner) ++row.won;
    }
}
