// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Outcome } from "../../../src/interfaces/IBettingPool.sol";
import { BOUNDED_POWERS, RESULT } from "../Properties.sol";
import { Handler } from "./Handler.sol";

/// @notice Uses the owner's powers and tries to exceed them. Ownership is transferred from time to time.
contract OwnerHandler is Handler {
    constructor(Setup memory setup) Handler(setup) { }

    /// @dev By each of the other two outcomes, and not by the same.
    function correctResult(uint256 which, uint256 how) external step {
        uint256 matchId = _pick(which, _isCorrectable);
        Outcome outcome = STORE.outcomeOf(matchId);
        assertFalse(_correct(matchId, outcome), RESULT);
        assertTrue(_correct(matchId, Outcome((uint8(outcome) + how % 2) % 3 + 1)), RESULT);
    }

    /// @dev Mostly unpaused.
    function pause(uint256 seed) external step {
        bool isPaused = POOL.paused();
        vm.assume(isPaused || seed % 8 == 0);
        _as(POOL.owner());
        if (isPaused) POOL.unpause();
        else POOL.pause();
    }

    /// @dev Half of the values are at a bound.
    function setTerms(uint256 what, uint256 value) external step {
        uint256 leastWindow = STORE.foreignArbiter() == address(0) ? 0 : 1 hours;
        bool isBound = value % 2 == 0;
        _as(POOL.owner());
        if (what % 5 == 0) POOL.setProtocolFee(isBound ? 1_000 : uint16(value % 1_001));
        else if (what % 5 == 1) POOL.setLiveCap(isBound ? 10_000 : uint16(value % 10_001));
        else if (what % 5 == 2) POOL.setMaxGain(isBound ? 10 : uint16(bound(value, 10, 1_000)));
        else if (what % 5 == 3) POOL.setMinBond(isBound ? 1 ether : uint96(bound(value, 0.01 ether, 1 ether)));
        else POOL.setDisputeWindow(uint32(isBound ? leastWindow : bound(value, leastWindow, 2 days)));
    }

    /// @dev The tournament is any bettor; the hub is the real one, none, or an account without code.
    function setOthers(uint256 what, uint256 value) external step {
        address[4] memory hubs = [address(HUB), address(HUB), address(0), _owners[0]];
        address somebody = _bettor(value);
        _as(POOL.owner());
        if (what % 3 == 0) POOL.setOperator(_operators[value % _operators.length], value % 4 < 2);
        else if (what % 3 == 1) POOL.setTournament(somebody);
        else POOL.setCommunityHub(hubs[value % 4]);
    }

    function withdrawFees(uint256 who) external step {
        address to = _bettor(who);
        vm.assume(POOL.accruedFees() != 0 && to != TOKEN.refused());
        _as(POOL.owner());
        POOL.withdrawFees(to);
        STORE.recordWithdrawal(to);
    }

    function emergencyWithdraw() external step {
        _as(POOL.owner());
        POOL.emergencyWithdraw(address(STRAY_TOKEN));
        assertEq(STRAY_TOKEN.balanceOf(address(POOL)), 0, BOUNDED_POWERS);
    }

    function changeOwner(uint256 who) external step {
        address next = _owners[who % _owners.length];
        vm.prank(POOL.owner());
        POOL.transferOwnership(next);
        _as(next);
        POOL.acceptOwnership();
    }

    function tryToGoFurther(uint256 seed, uint16 bps) external step {
        uint16 over = uint16(bound(bps, 1_001, type(uint16).max));
        uint16 overCap = uint16(bound(bps, 10_001, type(uint16).max));
        uint32 overWindow = uint32(2 days + bound(bps, 1, type(uint16).max));
        vm.assume(STORE.matchCount() != 0);
        bytes[12] memory calls = [
            abi.encodeCall(POOL.emergencyWithdraw, (address(TOKEN))),
            abi.encodeCall(POOL.setProtocolFee, (over)),
            abi.encodeCall(POOL.setLiveCap, (overCap)),
            abi.encodeCall(POOL.setDisputeWindow, (overWindow)),
            abi.encodeCall(POOL.withdrawFees, (address(0))),
            abi.encodeCall(POOL.setMaxGain, (over)),
            abi.encodeCall(POOL.setMaxGain, (bps % 10)),
            abi.encodeCall(POOL.setArbiter, (POOL.owner(), 7 days)),
            abi.encodeCall(POOL.setMinBond, (0.01 ether - 1 - bps)),
            abi.encodeCall(POOL.setMinBond, (1 ether + 1 + bps)),
            abi.encodeCall(POOL.renounceOwnership, ()),
            abi.encodeCall(POOL.setDisputeWindow, (bps % 1 hours))
        ];
        uint256 which = seed % calls.length;
        vm.assume(which != 10 || POOL.paused());
        vm.assume(which != 11 || STORE.foreignArbiter() != address(0));
        assertFalse(_try(POOL.owner(), calls[which]), BOUNDED_POWERS);
    }

    // ---------------------------------------------------------------- inside

    /// @dev A void can be corrected once a winner can be named.
    function _isCorrectable(uint256 matchId) private view returns (bool) {
        return STORE.isCorrectable(matchId) && STORE.isOver(matchId);
    }

    function _correct(uint256 matchId, Outcome outcome) private returns (bool) {
        bytes memory data = outcome == Outcome.Void
            ? abi.encodeCall(POOL.voidMatch, (matchId))
            : abi.encodeCall(POOL.overruleResult, (matchId, uint8(outcome)));
        return _try(POOL.owner(), data);
    }
}
