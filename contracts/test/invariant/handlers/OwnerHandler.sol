// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { BOUNDED_POWERS, FEES } from "../Properties.sol";
import { Handler } from "./Handler.sol";

/// @notice Uses the owner's powers and tries to exceed them. Ownership is transferred from time to time.
contract OwnerHandler is Handler {
    constructor(Setup memory setup) Handler(setup) { }

    function replaceResult(uint256 which, uint256 how) external step {
        uint256 matchId = _pick(which, _isDisputable);
        STORE.recordOverruled(matchId);
        bool isOver = STORE.isOver(matchId);
        _as(POOL.owner());
        if (how % 3 == 0 || !isOver) POOL.voidMatch(matchId);
        else POOL.overruleResult(matchId, uint8(how % 3));
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
        _as(POOL.owner());
        if (what % 4 == 3) POOL.setMaxGain(value % 2 == 0 ? 10 : uint16(10 + value % 991));
        else if (what % 4 == 0) POOL.setProtocolFee(value % 2 == 0 ? 1_000 : uint16(value % 1_001));
        else if (what % 4 == 1) POOL.setLiveCap(value % 2 == 0 ? 10_000 : uint16(value % 10_001));
        else POOL.setDisputeWindow(value % 2 == 0 ? 0 : uint32(value % (2 days + 1)));
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
        uint256 fees = POOL.accruedFees();
        vm.assume(fees != 0);
        address to = _bettor(who);
        uint256 balance = WETH.balanceOf(to);
        _as(POOL.owner());
        POOL.withdrawFees(to);
        assertEq(WETH.balanceOf(to) - balance, fees, FEES);
        STORE.recordWithdrawal(fees);
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
        bytes[9] memory calls = [
            abi.encodeCall(POOL.emergencyWithdraw, (address(WETH))),
            abi.encodeCall(POOL.setProtocolFee, (over)),
            abi.encodeCall(POOL.setLiveCap, (overCap)),
            abi.encodeCall(POOL.setDisputeWindow, (overWindow)),
            abi.encodeCall(POOL.withdrawFees, (address(0))),
            abi.encodeCall(POOL.renounceOwnership, ()),
            abi.encodeCall(POOL.setMaxGain, (over)),
            abi.encodeCall(POOL.setMaxGain, (bps % 10)),
            abi.encodeCall(POOL.setArbiter, (POOL.owner(), 3 days))
        ];
        uint256 which = seed % calls.length;
        vm.assume(which != 5 || POOL.paused());
        assertFalse(_try(POOL.owner(), calls[which]), BOUNDED_POWERS);
    }
}
