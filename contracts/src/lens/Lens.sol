// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";

import { IBettingPool, Match, UserBet } from "../interfaces/IBettingPool.sol";
import { ICommunityHub } from "../interfaces/ICommunityHub.sol";
import { BettorInfo, ILens, Obligations, PackedPosition, PlayerTournament } from "../interfaces/ILens.sol";
import { ITournament, PlayerInfo, TournamentInfo } from "../interfaces/ITournament.sol";
import { Settlement } from "../libraries/Settlement.sol";
import { StateLibrary } from "../libraries/StateLibrary.sol";
import { Bet } from "../types/Bet.sol";
import { Bettor } from "../types/Bettor.sol";
import { Slot0 } from "../types/Slot0.sol";
import { Slot1 } from "../types/Slot1.sol";

/// @title Lists and pages of a betting pool
/// @notice See `ILens`.
contract Lens is ILens {
    using StateLibrary for IBettingPool;

    IBettingPool public immutable override bettingPool;

    /// @param bettingPool_ pool to read
    constructor(address bettingPool_) {
        bettingPool = IBettingPool(bettingPool_);
    }

    // ---------------------------------------------------------------- matches

    /// @inheritdoc ILens
    function getMatches(uint256 cursor, uint256 limit)
        external
        view
        returns (Match[] memory page, uint256 next)
    {
        (, uint256 nextMatchId,) = bettingPool.newest();
        uint256 first = cursor == 0 ? nextMatchId - 1 : Math.min(cursor, nextMatchId - 1);
        page = new Match[](Math.min(limit, first));
        for (uint256 i = 0; i < page.length; ++i) {
            page[i] = bettingPool.readMatch(first - i);
        }
        next = first - page.length;
    }

    /// @inheritdoc ILens
    function getOpenMatches(uint256 cursor, uint256 limit)
        external
        view
        returns (Match[] memory page, uint256 next)
    {
        next = _openAtOrBelow(cursor);
        uint256[] memory ids = new uint256[](Math.min(limit, next));
        uint256 count = 0;
        for (; next != 0 && count < limit; ++count) {
            ids[count] = next;
            next = bettingPool.record(next).older();
        }
        page = new Match[](count);
        for (uint256 i = 0; i < count; ++i) {
            page[i] = bettingPool.readMatch(ids[i]);
        }
    }

    /// @inheritdoc ILens
    function matches(uint256[] calldata ids) external view returns (Match[] memory found) {
        found = new Match[](ids.length);
        for (uint256 i = 0; i < ids.length; ++i) {
            found[i] = bettingPool.readMatch(ids[i]);
            if (found[i].endTime == 0) revert IBettingPool.MatchNotFound(ids[i]);
        }
    }

    /// @inheritdoc ILens
    function successorOf(uint256 matchId) external view returns (uint256) {
        return bettingPool.successor(matchId);
    }

    /// @inheritdoc ILens
    function resultSourceOf(uint256 matchId) external view returns (string memory) {
        return bettingPool.resultSource(matchId);
    }

    /// @inheritdoc ILens
    function disputeWindowOf(uint256 matchId) external view returns (uint256) {
        return bettingPool.slot1(matchId).disputeWindow();
    }

    /// @inheritdoc ILens
    function isRuled(uint256 matchId) external view returns (bool) {
        return bettingPool.slot0(matchId).isRuled();
    }

    // ---------------------------------------------------------------- a bettor

    /// @inheritdoc ILens
    function getUserBetCount(address user) external view returns (uint256) {
        return bettingPool.bettor(user).count();
    }

    /// @inheritdoc ILens
    function getUserBets(address user, uint256 cursor, uint256 limit)
        external
        view
        returns (UserBet[] memory page, uint256 next)
    {
        uint256 count;
        (next, count) = _historyPage(user, cursor, limit);
        page = new UserBet[](count);
        for (uint256 i = 0; i < count; ++i) {
            Bet bet = bettingPool.bet(next, user);
            (uint256 payout,,) = _settle(next, bet);
            page[i] = UserBet({
                matchInfo: bettingPool.readMatch(next),
                amount: bet.stake(),
                liveAmount: bet.live(),
                prediction: bet.prediction(),
                claimed: bet.isClaimed(),
                payout: payout,
                claimedByOther: bet.isClaimedByOther()
            });
            next = bet.previousMatchId();
        }
    }

    /// @inheritdoc ILens
    function getClaimable(address user, uint256 cursor, uint256 limit)
        external
        view
        returns (uint256[] memory matchIds, uint256[] memory amounts, uint256 next)
    {
        uint256 count;
        (next, count) = _historyPage(user, cursor, limit);
        matchIds = new uint256[](count);
        amounts = new uint256[](count);
        uint256 found = 0;
        for (uint256 i = 0; i < count; ++i) {
            Bet bet = bettingPool.bet(next, user);
            (uint256 payout,, bool isFinal) = _settle(next, bet);
            if (payout != 0 && isFinal && !bet.isClaimed()) {
                (matchIds[found], amounts[found]) = (next, payout);
                ++found;
            }
            next = bet.previousMatchId();
        }
        assembly ("memory-safe") {
            mstore(matchIds, found)
            mstore(amounts, found)
        }
    }

    /// @inheritdoc ILens
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

    // ---------------------------------------------------------------- all bettors

    /// @inheritdoc ILens
    function getBettors(address cursor, uint256 limit)
        public
        view
        returns (address[] memory page, address next)
    {
        (address first, uint256 count) = _bettorsPage(cursor, limit);
        page = new address[](count);
        next = first;
        for (uint256 i = 0; i < count; ++i) {
            page[i] = next;
            next = bettingPool.bettor(next).previousBettor();
        }
    }

    /// @inheritdoc ILens
    function bettors(ICommunityHub hub, address cursor, uint256 limit)
        external
        view
        returns (BettorInfo[] memory page, address next)
    {
        address[] memory accounts;
        (accounts, next) = getBettors(cursor, limit);
        page = new BettorInfo[](accounts.length);
        for (uint256 i = 0; i < accounts.length; ++i) {
            uint256 reputation = address(hub) == address(0) ? 0 : hub.getReputation(accounts[i]);
            page[i] = BettorInfo(accounts[i], bettingPool.bettor(accounts[i]).count(), reputation);
        }
    }

    /// @inheritdoc ILens
    function positions(address[] calldata accounts, uint256[] calldata cursors, uint256[] calldata counts)
        external
        view
        returns (PackedPosition[] memory found)
    {
        uint256 total = 0;
        for (uint256 i = 0; i < counts.length; ++i) {
            total += counts[i];
        }
        found = new PackedPosition[](total);
        uint256 read = 0;
        for (uint256 i = 0; i < accounts.length; ++i) {
            uint256 matchId = cursors[i] == 0 ? bettingPool.bettor(accounts[i]).newestMatchId() : cursors[i];
            for (uint256 j = 0; j < counts[i]; ++j) {
                Bet bet = bettingPool.bet(matchId, accounts[i]);
                if (bet.prediction() == 0) revert IBettingPool.MatchNotFound(matchId);
                found[read++] = PackedPosition.wrap(Bet.unwrap(bet.withMatchId(matchId)));
                matchId = bet.previousMatchId();
            }
        }
    }

    /// @inheritdoc ILens
    function obligations(uint256 cursor, uint256 limit)
        external
        view
        returns (Obligations memory owed, uint256 next)
    {
        (address account, uint256 matchId) = (address(uint160(cursor >> 48)), uint48(cursor));
        if (cursor == 0) {
            owed.bonds = bettingPool.bonds();
            owed.accruedFees = bettingPool.treasury().fees();
            (account,,) = bettingPool.newest();
            matchId = bettingPool.bettor(account).newestMatchId();
        }
        for (uint256 i = 0; i < limit && account != address(0); ++i) {
            Bet bet = bettingPool.bet(matchId, account);
            if (!bet.isClaimed()) _addTo(owed, matchId, bet);
            matchId = bet.previousMatchId();
            if (matchId == 0) {
                account = bettingPool.bettor(account).previousBettor();
                matchId = bettingPool.bettor(account).newestMatchId();
            }
        }
        next = (uint256(uint160(account)) << 48) | matchId;
    }

    // ---------------------------------------------------------------- internals

    /// @dev Returns the newest open match with an id of at most `cursor`, 0 if there is none.
    function _openAtOrBelow(uint256 cursor) private view returns (uint256 matchId) {
        uint256 nextMatchId;
        (, nextMatchId, matchId) = bettingPool.newest();
        if (cursor == 0) return matchId;
        if (cursor < nextMatchId && !bettingPool.slot0(cursor).isResolved()) return cursor;
        while (matchId > cursor) {
            matchId = bettingPool.record(matchId).older();
        }
    }

    function _addTo(Obligations memory owed, uint256 matchId, Bet bet) private view {
        (uint256 payout, uint256 fee, bool isFinal) = _settle(matchId, bet);
        if (isFinal) {
            owed.payouts += payout;
            owed.payoutFees += fee;
        } else {
            owed.stakes += bet.stake();
        }
    }

    /// @return payout under the current outcome, in wei
    /// @return fee in wei
    /// @return isFinal true if the outcome can no longer change
    function _settle(uint256 matchId, Bet bet)
        private
        view
        returns (uint256 payout, uint256 fee, bool isFinal)
    {
        Slot0 slot0 = bettingPool.slot0(matchId);
        Slot1 slot1 = bet.live() == 0 ? Slot1.wrap(0) : bettingPool.slot1(matchId);
        (payout, fee,) = Settlement.settle(bet, slot0, slot1);
        isFinal = slot0.isFinal();
    }

    /// @return first the page's first match id
    /// @return count positions on the page
    function _historyPage(address user, uint256 cursor, uint256 limit)
        private
        view
        returns (uint256 first, uint256 count)
    {
        Bettor bettor = bettingPool.bettor(user);
        first = cursor == 0 ? bettor.newestMatchId() : cursor;
        if (bettingPool.bet(first, user).prediction() == 0) return (0, 0);
        for (uint256 id = first; id != 0 && count < limit; ++count) {
            id = bettingPool.bet(id, user).previousMatchId();
        }
    }

    function _bettorsPage(address cursor, uint256 limit) private view returns (address first, uint256 count) {
        (first,,) = bettingPool.newest();
        if (cursor != address(0)) first = cursor;
        if (bettingPool.bettor(first).count() == 0) return (address(0), 0);
        for (address account = first; account != address(0) && count < limit; ++count) {
            account = bettingPool.bettor(account).previousBettor();
        }
    }
}
