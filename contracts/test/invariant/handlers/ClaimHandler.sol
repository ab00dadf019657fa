// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { IBettingPool, Outcome } from "../../../src/interfaces/IBettingPool.sol";
import {
    CLAIM_FOR,
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
    /// @dev Of the payouts in the present call, until its event.
    mapping(address user => uint256) private _referral;

    constructor(Setup memory setup) Handler(setup) { }

    function claimWinnings(uint256 who, uint256 which) external step {
        (address user, uint256[] memory matchIds) = _chooseClaims(who);
        uint256 matchId = matchIds[which % matchIds.length];
        claimAs(user, user, _one(matchId), abi.encodeCall(POOL.claimWinnings, (matchId)));
    }

    function claimMany(uint256 who) external step {
        (address user, uint256[] memory matchIds) = _chooseClaims(who);
        claimAs(user, user, matchIds, abi.encodeCall(POOL.claimMany, (matchIds)));
    }

    /// @dev By anyone, with matches that it must skip: one twice, an unknown one, and any other.
    function claimFor(uint256 who, uint256 by, uint256 which) external step {
        (address user, uint256[] memory matchIds) = _chooseClaims(who);
        uint256[] memory more = new uint256[](matchIds.length + 3);
        (more[0], more[1], more[2]) = (matchIds[0], 0, _anyMatch(which));
        for (uint256 i = 0; i < matchIds.length; ++i) {
            more[i + 3] = matchIds[i];
        }
        claimAs(_bettor(by), user, more, abi.encodeCall(POOL.claimFor, (user, more)));
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

    /// @dev Claims and checks the payments. Also called by `afterInvariant`.
    function claimAs(address caller, address user, uint256[] memory matchIds, bytes memory data) public {
        vm.recordLogs();
        _as(caller);
        // solhint-disable-next-line avoid-low-level-calls
        (bool ok, bytes memory result) = address(POOL).call(data);
        string memory id = caller == user ? RIGHT_PAYOUT : CLAIM_FOR;
        assertTrue(ok, id);
        Vm.Log[] memory logs = _takeLogs();
        REPLAY.read(logs);
        uint256 paid = _read(logs, caller, user, matchIds);
        assertEq(abi.decode(result, (uint256)), paid, id);
        assertEq(TOKEN.balanceOf(user), STORE.balanceOf(user), id);
        for (uint256 i = 0; i < matchIds.length; ++i) {
            assertFalse(STORE.isClaimable(matchIds[i], user), id);
        }
        assertTrue(_referral[user] == 0 || _referrerOf(user) == address(0), REFERRAL);
        delete _referral[user];
        delete _referral[address(HUB)];
    }

    // ---------------------------------------------------------------- inside

    /// @dev Records and checks the payments in the pool's events. The hub can claim its own winnings from inside.
    /// @return paid wei paid to the user for these matches
    function _read(Vm.Log[] memory logs, address caller, address user, uint256[] memory matchIds)
        private
        returns (uint256 paid)
    {
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter != address(POOL)) continue;
            uint256 amount = abi.decode(logs[i].data, (uint256));
            address account = _toAddress(logs[i].topics[2]);
            if (logs[i].topics[0] == IBettingPool.WinningsClaimed.selector) {
                uint256 matchId = uint256(logs[i].topics[1]);
                bool isListed = account == user && _contains(matchIds, matchId);
                assertTrue(isListed || account == address(HUB), CLAIM_FOR);
                if (isListed) paid += amount;
                _check(account, matchId, amount, isListed && caller != user);
            } else {
                assertEq(logs[i].topics[0], IBettingPool.ReferralPaid.selector);
                address referrer = _toAddress(logs[i].topics[1]);
                assertEq(referrer, _referrerOf(account), REFERRAL);
                assertEq(amount, _referral[account], REFERRAL);
                delete _referral[account];
                STORE.recordReferral(referrer, amount);
            }
        }
    }

    function _check(address user, uint256 matchId, uint256 paid, bool byOther) private {
        Store.Position memory position = STORE.positionOf(matchId, user);
        Outcome outcome = STORE.outcomeOf(matchId);
        (uint256 payout, uint256 fee, uint256 referral) = STORE.settlement(matchId, user);
        assertTrue(STORE.isClaimable(matchId, user), NO_DOUBLE_PAY);
        if (outcome == Outcome.Void) {
            assertEq(paid, position.amount, VOID_RETURNS);
        } else {
            bool hasWon = position.side == uint8(outcome);
            if (hasWon) assertGe(paid, position.amount, NO_LOSS_BY_WINNING);
            else assertLe(paid, position.amount, NO_GAIN_BY_LOSING);
            uint256 maxGain = STORE.matchOf(matchId).maxGain;
            assertLe(paid, position.amount * (maxGain + 1), MAX_GAIN);
            bool wasLast = position.preview != 0 && STORE.lastBettor(matchId) == user;
            if (hasWon && wasLast) assertEq(paid, position.preview, PREVIEW);
        }
        assertEq(paid, payout, RIGHT_PAYOUT);
        _referral[user] += referral;
        STORE.recordClaim(user, matchId, paid, fee, byOther);
    }

    /// @dev Returns a bettor with claimable matches, whom the token does not refuse. If there is none, skips to the next match to
    /// become final.
    function _chooseClaims(uint256 who) private returns (address user, uint256[] memory matchIds) {
        vm.assume(_await(who, _hasClaims, _finalFrom) != 0);
        uint256 count = STORE.bettors().length;
        for (uint256 i = 0; i < count && matchIds.length == 0; ++i) {
            user = _bettor(who % count + i);
            if (user != TOKEN.refused()) (matchIds,,) = LENS.getClaimable(user, 0, type(uint256).max);
        }
    }

    function _hasClaims(uint256 matchId) private view returns (bool) {
        address[] memory bettors = STORE.bettors();
        for (uint256 i = 0; i < bettors.length; ++i) {
            if (bettors[i] != TOKEN.refused() && STORE.isClaimable(matchId, bettors[i])) return true;
        }
        return false;
    }

    function _one(uint256 matchId) private pure returns (uint256[] memory one) {
        one = new uint256[](1);
        one[0] = matchId;
    }

    function _contains(uint256[] memory matchIds, uint256 matchId) private pure returns (bool) {
        for (uint256 i = 0; i < matchIds.length; ++i) {
            if (matchIds[i] == matchId) return true;
        }
        return false;
    }

    /// @dev Returns the referrer whom the pool must pay with the hub and the token in their present state.
    function _referrerOf(address user) private view returns (address referrer) {
        if (POOL.communityHub() != address(HUB)) return address(0);
        try HUB.referrers{ gas: 100_000 }(user) returns (address named) {
            referrer = named;
        } catch { }
        address[5] memory nobody = [user, address(POOL), address(TOKEN), address(HUB), TOKEN.refused()];
        for (uint256 i = 0; i < nobody.length; ++i) {
            if (referrer == nobody[i]) return address(0);
        }
    }
}
