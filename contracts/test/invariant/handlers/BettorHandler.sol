// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { Match } from "../../../src/interfaces/IBettingPool.sol";
import { HubDouble } from "../../utils/HubDouble.sol";
import {
    ACCOUNTED,
    BET_RULES,
    FEES,
    NO_DOUBLE_PAY,
    NO_LOSS_BY_WINNING,
    PREVIEW,
    REFERRAL,
    RIGHT_PAYOUT,
    VALIDATE,
    VOID_RETURNS
} from "../Properties.sol";
import { Store } from "../Store.sol";
import { Handler } from "./Handler.sol";

/// @notice Bets and claims, the ones that the rules allow and the ones that they don't.
contract BettorHandler is Handler {
    HubDouble private immutable HUB;

    /// @dev What a claim is about to pay.
    struct Due {
        uint256 payout;
        uint256 fee;
        uint256 referral;
        address referrer;
    }

    /// @dev Balances, and the fees that the pool keeps.
    struct Books {
        uint256 user;
        uint256 referrer;
        uint256 pool;
        uint256 fees;
    }

    struct Bet {
        address user;
        uint256 matchId;
        uint8 side;
        uint256 amount;
        uint256 preview;
    }

    constructor(Store store, HubDouble hub) Handler(store) {
        HUB = hub;
    }

    // ---------------------------------------------------------------- bets

    function placeBet(uint256 who, uint256 which, uint8 side, uint256 amount) external step {
        _place(_chooseBet(who, which, side, amount));
    }

    /// @dev One bet on each side, so that there is something to win.
    function placeOpposingBets(uint256 who, uint256 which, uint256 amount, uint256 other) external step {
        _place(_chooseBet(who, which, 1, amount));
        _place(_chooseBet(who % STORE.bettors().length + 1, which, 2, other));
    }

    /// @dev With the preview as the least payout and now as the deadline: both just suffice.
    function placeBetWithin(uint256 who, uint256 which, uint8 side, uint256 amount) external step {
        Bet memory bet = _chooseBet(who, which, side, amount);
        uint64 deadline = uint64(STORE.clock());
        _as(bet.user);
        POOL.placeBetWithin(bet.matchId, bet.amount, bet.side, bet.preview, deadline);
        _record(bet);
    }

    function placeBetETH(uint256 who, uint256 which, uint8 side, uint256 amount) external step {
        Bet memory bet = _chooseBet(who, which, side, amount);
        vm.deal(bet.user, bet.amount);
        _as(bet.user);
        POOL.placeBetETH{ value: bet.amount }(bet.matchId, bet.side);
        _record(bet);
    }

    /// @dev Any amount on any side of any match at any time, mostly one wei around a bound.
    function tryToBet(uint256 who, uint256 which, uint8 side, uint256 amount) external step {
        Bet memory bet;
        bet.user = _bettor(who);
        bet.matchId = _anyMatch(which);
        bet.side = side % 4;
        bool isSide = bet.side == 1 || bet.side == 2;
        uint256 most = isSide ? STORE.room(bet.matchId, bet.user, bet.side) : 0;
        uint256 least = STORE.matchOf(bet.matchId).minBet;
        uint256[4] memory amounts = [most, most + 1, least - 1, bound(amount, 0, type(uint96).max)];
        bet.amount = amounts[amount % 4];
        vm.assume(bet.amount <= WETH.balanceOf(bet.user));
        if (isSide) bet.preview = POOL.calculatePotentialWinnings(bet.matchId, bet.amount, bet.side);

        bool isValid = _isValid(bet);
        bool isTaken = _try(bet.user, abi.encodeCall(POOL.placeBet, (bet.matchId, bet.amount, bet.side)));

        assertEq(isTaken, bet.amount >= least && bet.amount <= most, BET_RULES);
        assertEq(isTaken, isValid, VALIDATE);
        if (isTaken) _record(bet);
    }

    // ---------------------------------------------------------------- claims

    function claimWinnings(uint256 who, uint256 which) external step {
        (address user, uint256[] memory matchIds) = _chooseClaims(who);
        claimAs(user, _one(matchIds[which % matchIds.length]), false);
    }

    function claimMany(uint256 who) external step {
        (address user, uint256[] memory matchIds) = _chooseClaims(who);
        claimAs(user, matchIds, true);
    }

    /// @dev Any match at any time that has nothing to claim: lost, claimed, not yet final, not bet on. What can be
    /// claimed, twice in one call.
    function tryToClaim(uint256 who, uint256 which) external step {
        address user = _bettor(who);
        uint256[] memory twice = new uint256[](2);
        twice[0] = twice[1] = _anyMatch(which);
        bool isPaid = STORE.isClaimable(twice[0], user)
            ? _try(user, abi.encodeCall(POOL.claimMany, (twice)))
            : _try(user, abi.encodeCall(POOL.claimWinnings, (twice[0])));
        assertFalse(isPaid, NO_DOUBLE_PAY);
    }

    /// @dev Claims, and holds what was paid against the rules. Also for the end of a run, when all claim.
    function claimAs(address user, uint256[] memory matchIds, bool inOneCall) public {
        Due memory due = _dueOf(user, matchIds);
        Books memory was = _books(user, due.referrer);

        _as(user);
        uint256 paid = inOneCall ? POOL.claimMany(matchIds) : POOL.claimWinnings(matchIds[0]);

        assertEq(paid, due.payout, RIGHT_PAYOUT);
        for (uint256 i = 0; i < matchIds.length; ++i) {
            _checkPosition(user, matchIds[i]);
            STORE.recordClaim(user, matchIds[i]);
        }
        STORE.recordReferral(due.referral);
        // A hub that claimed its own from inside: the store says whether it might.
        uint256 claimedByHub = _claimedByHub();
        if (claimedByHub != 0) return STORE.recordClaim(address(HUB), claimedByHub);

        Books memory now_ = _books(user, due.referrer);
        assertEq(now_.user - was.user, paid, RIGHT_PAYOUT);
        if (due.referrer != address(0)) assertEq(now_.referrer - was.referrer, due.referral, REFERRAL);
        assertEq(was.pool - now_.pool, paid + due.referral, ACCOUNTED);
        assertEq(now_.fees - was.fees, due.fee - due.referral, FEES);
    }

    // ---------------------------------------------------------------- inside

    function _chooseBet(uint256 who, uint256 which, uint8 side, uint256 amount)
        private
        view
        returns (Bet memory bet)
    {
        bet.user = _bettor(who);
        bet.matchId = _pick(which, _isOpenForBets);
        bet.side = uint8(bound(side, 1, 2));
        uint256 held = STORE.positionOf(bet.matchId, bet.user).amount;
        if (held != 0) bet.side = STORE.positionOf(bet.matchId, bet.user).side;
        uint256 most = Math.min(STORE.room(bet.matchId, bet.user, bet.side), WETH.balanceOf(bet.user));
        Match memory m = STORE.matchOf(bet.matchId);
        vm.assume(most >= m.minBet);
        // A few wei, a usual stake, anything up to all that fits, exactly all that fits.
        if (amount % 8 == 0) bet.amount = most;
        else if (amount % 8 < 4) bet.amount = bound(amount, m.minBet, Math.min(most, m.minBet + 1_000));
        else if (amount % 8 < 7) bet.amount = bound(amount, m.minBet, Math.min(most, m.minBet + 10 ether));
        else bet.amount = bound(amount, m.minBet, most);
        bet.preview = POOL.calculatePotentialWinnings(bet.matchId, bet.amount, bet.side);
    }

    function _place(Bet memory bet) private {
        _as(bet.user);
        POOL.placeBet(bet.matchId, bet.amount, bet.side);
        _record(bet);
    }

    function _record(Bet memory bet) private {
        STORE.recordBet(bet.user, bet.matchId, bet.amount, bet.side, bet.preview);
    }

    /// @dev A bettor with something to claim, and all of it. If nobody has, the next match to become final is awaited.
    function _chooseClaims(uint256 who) private returns (address user, uint256[] memory matchIds) {
        _await(who, _hasClaims, _finalFrom);
        uint256 count = STORE.bettors().length;
        for (uint256 i = 0; i < count && matchIds.length == 0; ++i) {
            user = _bettor(who % count + i);
            (matchIds,,) = POOL.getClaimable(user, 0, type(uint256).max);
        }
    }

    function _hasClaims(uint256 matchId) private view returns (bool) {
        address[] memory bettors = STORE.bettors();
        for (uint256 i = 0; i < bettors.length; ++i) {
            if (STORE.isClaimable(matchId, bettors[i])) return true;
        }
        return false;
    }

    function _one(uint256 matchId) private pure returns (uint256[] memory one) {
        one = new uint256[](1);
        one[0] = matchId;
    }

    function _dueOf(address user, uint256[] memory matchIds) private view returns (Due memory due) {
        for (uint256 i = 0; i < matchIds.length; ++i) {
            (uint256 payout, uint256 fee, uint256 referral) = STORE.settlement(matchIds[i], user);
            due.payout += payout;
            due.fee += fee;
            due.referral += referral;
        }
        if (due.referral != 0 && POOL.communityHub() == address(HUB)) due.referrer = _referrerOf(user);
        if (due.referrer == address(0)) due.referral = 0;
    }

    function _books(address user, address referrer) private view returns (Books memory) {
        return Books(
            WETH.balanceOf(user), WETH.balanceOf(referrer), WETH.balanceOf(address(POOL)), POOL.accruedFees()
        );
    }

    function _isValid(Bet memory bet) private returns (bool isValid) {
        bytes memory data = abi.encodeCall(POOL.validateBetParameters, (bet.matchId, bet.amount, bet.side));
        vm.prank(bet.user);
        (isValid,) = address(POOL).staticcall(data);
    }

    /// @dev The match of which the hub was paid without the store's knowing.
    function _claimedByHub() private view returns (uint256) {
        uint256[] memory matchIds = STORE.historyOf(address(HUB));
        for (uint256 i = 0; i < matchIds.length; ++i) {
            (,, bool claimed) = POOL.getUserBet(matchIds[i], address(HUB));
            if (claimed && !STORE.positionOf(matchIds[i], address(HUB)).claimed) return matchIds[i];
        }
        return 0;
    }

    /// @dev Whom the hub, as it is now, gets paid.
    function _referrerOf(address user) private view returns (address referrer) {
        try HUB.referrers{ gas: 100_000 }(user) returns (address named) {
            referrer = named;
        } catch { }
        if (referrer == user || referrer == address(POOL) || referrer == address(WETH)) return address(0);
    }

    /// @dev Before the claim is in the books.
    function _checkPosition(address user, uint256 matchId) private view {
        Store.Position memory position = STORE.positionOf(matchId, user);
        (uint256 payout,,) = STORE.settlement(matchId, user);
        if (STORE.status(matchId) == STORE.VOID()) {
            assertEq(payout, position.amount, VOID_RETURNS);
            return;
        }
        assertGe(payout, position.amount, NO_LOSS_BY_WINNING);
        if (position.preview != 0 && STORE.lastBettor(matchId) == user) {
            assertEq(payout, position.preview, PREVIEW);
        }
    }
}
