// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IBettingPool } from "../../../src/interfaces/IBettingPool.sol";
import {
    ACCOUNTED,
    FEES,
    MAX_GAIN,
    NO_DOUBLE_PAY,
    NO_GAIN_BY_LOSING,
    NO_LOSS_BY_WINNING,
    PREVIEW,
    REFERRAL,
    RIGHT_PAYOUT,
    VOID_RETURNS
} from "../Properties.sol";
import { Store } from "../Store.sol";
import { Handler } from "./Handler.sol";

/// @notice Claims, with and without a right to.
contract ClaimHandler is Handler {
    struct Referral {
        address referrer;
        uint256 amount;
    }

    /// @dev Payments of one call, by the pool's events.
    struct Paid {
        uint256 toUser;
        /// To the hub, which reentered to claim its own winnings.
        uint256 toHub;
        uint256 fees;
        uint256 toReferrers;
        /// Part of `toReferrers` for the user's claim.
        uint256 toUsersReferrer;
    }

    struct Balances {
        uint256 user;
        uint256 referrer;
        uint256 pool;
        uint256 fees;
    }

    constructor(Setup memory setup) Handler(setup) { }

    function claimWinnings(uint256 who, uint256 which) external step {
        (address user, uint256[] memory matchIds) = _chooseClaims(who);
        claimAs(user, _one(matchIds[which % matchIds.length]), false);
    }

    function claimMany(uint256 who) external step {
        (address user, uint256[] memory matchIds) = _chooseClaims(who);
        claimAs(user, matchIds, true);
    }

    /// @dev A match with nothing to claim: lost, claimed, not final or not bet on. A claimable one is claimed twice in one call.
    function tryToClaim(uint256 who, uint256 which) external step {
        address user = _bettor(who);
        uint256[] memory twice = new uint256[](2);
        twice[0] = twice[1] = _anyMatch(which);
        bool isPaid = STORE.isClaimable(twice[0], user)
            ? _try(user, abi.encodeCall(POOL.claimMany, (twice)))
            : _try(user, abi.encodeCall(POOL.claimWinnings, (twice[0])));
        assertFalse(isPaid, NO_DOUBLE_PAY);
    }

    /// @dev Claims and checks all payments. Also called by `afterInvariant`.
    function claimAs(address user, uint256[] memory matchIds, bool inOneCall) public {
        Referral memory referral = _referralOf(user, matchIds);
        Balances memory was = _balances(user, referral.referrer);

        vm.recordLogs();
        _as(user);
        uint256 returned = inOneCall ? POOL.claimMany(matchIds) : POOL.claimWinnings(matchIds[0]);
        Vm.Log[] memory logs = _takeLogs();
        REPLAY.read(logs);
        Paid memory paid = _read(logs, user, referral.referrer);

        assertEq(returned, paid.toUser, RIGHT_PAYOUT);
        assertEq(paid.toUsersReferrer, referral.amount, REFERRAL);
        Balances memory now_ = _balances(user, referral.referrer);
        assertEq(now_.user - was.user, paid.toUser, RIGHT_PAYOUT);
        assertEq(was.pool - now_.pool, paid.toUser + paid.toHub + paid.toReferrers, ACCOUNTED);
        assertEq(now_.fees + paid.toReferrers, was.fees + paid.fees, FEES);
        if (paid.toHub == 0 && referral.amount != 0) {
            assertEq(now_.referrer - was.referrer, referral.amount, REFERRAL);
        }
    }

    // ---------------------------------------------------------------- inside

    /// @dev Records and checks the payments in the pool's events.
    function _read(Vm.Log[] memory logs, address user, address referrer) private returns (Paid memory paid) {
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter != address(POOL)) continue;
            uint256 amount = abi.decode(logs[i].data, (uint256));
            if (logs[i].topics[0] == IBettingPool.WinningsClaimed.selector) {
                uint256 matchId = uint256(logs[i].topics[1]);
                address claimer = _toAddress(logs[i].topics[2]);
                paid.fees += _check(claimer, matchId, amount);
                if (claimer == user) paid.toUser += amount;
                else paid.toHub += amount;
            } else {
                assertEq(logs[i].topics[0], IBettingPool.ReferralPaid.selector);
                bool isUsers = _toAddress(logs[i].topics[2]) == user;
                assertTrue(!isUsers || _toAddress(logs[i].topics[1]) == referrer, REFERRAL);
                if (isUsers) paid.toUsersReferrer += amount;
                paid.toReferrers += amount;
                STORE.recordReferral(amount);
            }
        }
    }

    /// @return fee fee of this claim, including the referral
    function _check(address user, uint256 matchId, uint256 paid) private returns (uint256 fee) {
        Store.Position memory position = STORE.positionOf(matchId, user);
        uint256 payout;
        (payout, fee,) = STORE.settlement(matchId, user);
        assertTrue(STORE.isClaimable(matchId, user), NO_DOUBLE_PAY);
        if (STORE.status(matchId) == STORE.VOID()) {
            assertEq(paid, position.amount, VOID_RETURNS);
        } else {
            bool hasWon = position.side == STORE.status(matchId);
            if (hasWon) assertGe(paid, position.amount, NO_LOSS_BY_WINNING);
            else assertLe(paid, position.amount, NO_GAIN_BY_LOSING);
            uint256 maxGain = STORE.matchOf(matchId).maxGain;
            assertLe(paid, position.amount * (maxGain + 1), MAX_GAIN);
            bool wasLast = position.preview != 0 && STORE.lastBettor(matchId) == user;
            if (hasWon && wasLast) assertEq(paid, position.preview, PREVIEW);
        }
        assertEq(paid, payout, RIGHT_PAYOUT);
        STORE.recordClaim(user, matchId, paid, fee);
    }

    /// @dev Returns a bettor with claimable matches. If there is none, skips to the next match to become final.
    function _chooseClaims(uint256 who) private returns (address user, uint256[] memory matchIds) {
        vm.assume(_await(who, _hasClaims, _finalFrom) != 0);
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

    function _referralOf(address user, uint256[] memory matchIds)
        private
        view
        returns (Referral memory referral)
    {
        for (uint256 i = 0; i < matchIds.length; ++i) {
            (,, uint256 amount) = STORE.settlement(matchIds[i], user);
            referral.amount += amount;
        }
        if (referral.amount != 0 && POOL.communityHub() == address(HUB)) {
            referral.referrer = _referrerOf(user);
        }
        if (referral.referrer == address(0)) referral.amount = 0;
    }

    /// @dev Returns the referrer that the pool must accept from the hub in its present state.
    function _referrerOf(address user) private view returns (address referrer) {
        try HUB.referrers{ gas: 100_000 }(user) returns (address named) {
            referrer = named;
        } catch { }
        if (referrer == user || referrer == address(POOL) || referrer == address(WETH)) return address(0);
    }

    function _balances(address user, address referrer) private view returns (Balances memory) {
        return Balances(
            WETH.balanceOf(user), WETH.balanceOf(referrer), WETH.balanceOf(address(POOL)), POOL.accruedFees()
        );
    }
}
