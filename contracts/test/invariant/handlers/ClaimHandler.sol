// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IBettingPool } from "../../../src/interfaces/IBettingPool.sol";
import { HubDouble } from "../../utils/HubDouble.sol";
import {
    ACCOUNTED,
    FEES,
    NO_DOUBLE_PAY,
    NO_LOSS_BY_WINNING,
    PREVIEW,
    REFERRAL,
    RIGHT_PAYOUT,
    VOID_RETURNS
} from "../Properties.sol";
import { Store } from "../Store.sol";
import { Handler } from "./Handler.sol";

/// @notice Claims, the ones that the rules allow and the ones that they don't.
contract ClaimHandler is Handler {
    HubDouble private immutable HUB;

    /// @dev Whom a claim has to pay besides the bettor.
    struct Referral {
        address referrer;
        uint256 amount;
    }

    /// @dev What the pool said it paid in one call.
    struct Said {
        uint256 toUser;
        /// To the hub, which claimed its own from inside.
        uint256 toHub;
        uint256 fees;
        uint256 toReferrers;
        /// The part of it for the user's claim.
        uint256 toUsersReferrer;
    }

    struct Balances {
        uint256 user;
        uint256 referrer;
        uint256 pool;
        uint256 fees;
    }

    constructor(Store store, HubDouble hub) Handler(store) {
        HUB = hub;
    }

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
        Referral memory referral = _referralOf(user, matchIds);
        Balances memory was = _balances(user, referral.referrer);

        vm.recordLogs();
        _as(user);
        uint256 paid = inOneCall ? POOL.claimMany(matchIds) : POOL.claimWinnings(matchIds[0]);
        Said memory said = _read(vm.getRecordedLogs(), user, referral.referrer);

        assertEq(paid, said.toUser, RIGHT_PAYOUT);
        assertEq(said.toUsersReferrer, referral.amount, REFERRAL);
        Balances memory now_ = _balances(user, referral.referrer);
        assertEq(now_.user - was.user, said.toUser, RIGHT_PAYOUT);
        assertEq(was.pool - now_.pool, said.toUser + said.toHub + said.toReferrers, ACCOUNTED);
        assertEq(now_.fees + said.toReferrers, was.fees + said.fees, FEES);
        if (said.toHub == 0 && referral.amount != 0) {
            assertEq(now_.referrer - was.referrer, referral.amount, REFERRAL);
        }
    }

    // ---------------------------------------------------------------- inside

    /// @dev Takes what the pool's events say into the books, each payout held against the rules.
    function _read(Vm.Log[] memory logs, address user, address referrer) private returns (Said memory said) {
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter != address(POOL)) continue;
            uint256 amount = abi.decode(logs[i].data, (uint256));
            if (logs[i].topics[0] == IBettingPool.WinningsClaimed.selector) {
                uint256 matchId = uint256(logs[i].topics[1]);
                address claimer = _toAddress(logs[i].topics[2]);
                said.fees += _check(claimer, matchId, amount);
                if (claimer == user) said.toUser += amount;
                else said.toHub += amount;
            } else {
                assertEq(logs[i].topics[0], IBettingPool.ReferralPaid.selector);
                bool isUsers = _toAddress(logs[i].topics[2]) == user;
                assertTrue(!isUsers || _toAddress(logs[i].topics[1]) == referrer, REFERRAL);
                if (isUsers) said.toUsersReferrer += amount;
                said.toReferrers += amount;
                STORE.recordReferral(amount);
            }
        }
    }

    /// @return fee what the pool keeps of this claim, referral included
    function _check(address user, uint256 matchId, uint256 paid) private returns (uint256 fee) {
        Store.Position memory position = STORE.positionOf(matchId, user);
        uint256 payout;
        (payout, fee,) = STORE.settlement(matchId, user);
        assertTrue(STORE.isClaimable(matchId, user), NO_DOUBLE_PAY);
        if (STORE.status(matchId) == STORE.VOID()) {
            assertEq(paid, position.amount, VOID_RETURNS);
        } else {
            assertGe(paid, position.amount, NO_LOSS_BY_WINNING);
            bool wasLast = position.preview != 0 && STORE.lastBettor(matchId) == user;
            if (wasLast) assertEq(paid, position.preview, PREVIEW);
        }
        assertEq(paid, payout, RIGHT_PAYOUT);
        STORE.recordClaim(user, matchId, paid, fee);
    }

    /// @dev A bettor with something to claim, and all of it. If nobody has, the next match to become final is awaited.
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

    /// @dev Whom the hub, as it is now, gets paid.
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

    function _toAddress(bytes32 topic) private pure returns (address) {
        return address(uint160(uint256(topic)));
    }
}
