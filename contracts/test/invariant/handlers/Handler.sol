// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { Vm } from "forge-std/Vm.sol";
import { IBettingPool, Outcome } from "../../../src/interfaces/IBettingPool.sol";
import { ILens } from "../../../src/interfaces/ILens.sol";
import { IWETH } from "../../../src/interfaces/IWETH.sol";
import { HubDouble } from "../../utils/HubDouble.sol";
import { IPool } from "../../utils/IPool.sol";
import { RefusingToken } from "../../utils/RefusingToken.sol";
import { Replay } from "../Replay.sol";
import { Store } from "../Store.sol";

/// @notice Base of the handlers, one per role. Every external function is a step: at most one call under test, made at the
/// store's time. `vm.assume` discards a step that cannot do anything, so that the table of calls counts real ones.
abstract contract Handler is Test {
    struct Setup {
        Store store;
        Replay replay;
        HubDouble hub;
        IWETH strayToken;
        address[] owners;
        address[] operators;
    }

    Store internal immutable STORE;
    Replay internal immutable REPLAY;
    IPool internal immutable POOL;
    ILens internal immutable LENS;
    RefusingToken internal immutable TOKEN;
    HubDouble internal immutable HUB;
    IWETH internal immutable STRAY_TOKEN;
    address[] internal _owners;
    address[] internal _operators;

    constructor(Setup memory setup) {
        (STORE, REPLAY) = (setup.store, setup.replay);
        (POOL, LENS, TOKEN) = (STORE.POOL(), STORE.LENS(), STORE.TOKEN());
        (HUB, STRAY_TOKEN) = (setup.hub, setup.strayToken);
        (_owners, _operators) = (setup.owners, setup.operators);
    }

    modifier step() {
        vm.warp(STORE.clock());
        STORE.setCall(address(0), 0);
        vm.recordLogs();
        _;
        REPLAY.read(_takeLogs());
        STORE.sync();
    }

    /// @dev Pranks the next call and reports its caller to the store.
    function _as(address caller) internal {
        STORE.setCall(caller, 0);
        vm.prank(caller);
    }

    /// @dev Forge also records the logs of a reverted call. Hides a claim that a reentering hub ran out of gas for.
    function _takeLogs() internal returns (Vm.Log[] memory logs) {
        logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter != address(POOL)) continue;
            if (logs[i].topics[0] != IBettingPool.WinningsClaimed.selector) continue;
            address claimer = _toAddress(logs[i].topics[2]);
            (,, bool isClaimed) = POOL.getUserBet(uint256(logs[i].topics[1]), claimer);
            if (!isClaimed) logs[i].emitter = address(0);
        }
    }

    function _toAddress(bytes32 topic) internal pure returns (address) {
        return address(uint160(uint256(topic)));
    }

    /// @dev Makes a call that may revert, half of them through `multicall`.
    function _try(address caller, bytes memory data) internal returns (bool ok) {
        STORE.setCall(caller, bytes4(data));
        if (uint256(keccak256(data)) % 2 == 0) data = _batch(data);
        vm.prank(caller);
        // solhint-disable-next-line avoid-low-level-calls
        (ok,) = address(POOL).call(data);
        // Forge also records the logs of a reverted call.
        if (!ok) vm.getRecordedLogs();
    }

    function _batch(bytes memory data) internal view returns (bytes memory) {
        bytes[] memory calls = new bytes[](1);
        calls[0] = data;
        return abi.encodeCall(POOL.multicall, (calls));
    }

    function _bettor(uint256 seed) internal view returns (address) {
        address[] memory bettors = STORE.bettors();
        return bettors[seed % bettors.length];
    }

    function _anyMatch(uint256 seed) internal view returns (uint256) {
        uint256 count = STORE.matchCount();
        vm.assume(count != 0);
        return seed % count + 1;
    }

    /// @dev Returns the first match that fits, starting at the seed, or 0.
    function _find(uint256 seed, function(uint256) internal view returns (bool) fits)
        internal
        view
        returns (uint256)
    {
        uint256 count = STORE.matchCount();
        for (uint256 i = 0; i < count; ++i) {
            uint256 matchId = (seed % count + i) % count + 1;
            if (fits(matchId)) return matchId;
        }
        return 0;
    }

    function _pick(uint256 seed, function(uint256) internal view returns (bool) fits)
        internal
        view
        returns (uint256 matchId)
    {
        matchId = _find(seed, fits);
        vm.assume(matchId != 0);
    }

    /// @dev Returns a match that fits. If none does, skips to the next `momentOf` a match and searches again, or returns 0.
    function _await(
        uint256 seed,
        function(uint256) internal view returns (bool) fits,
        function(uint256) internal view returns (uint256) momentOf
    ) internal returns (uint256 matchId) {
        matchId = _find(seed, fits);
        if (matchId != 0) return matchId;
        uint256 next = type(uint256).max;
        for (uint256 id = 1; id <= STORE.matchCount(); ++id) {
            uint256 moment = momentOf(id);
            if (moment > STORE.clock() && moment < next) next = moment;
        }
        if (next == type(uint256).max) return 0;
        _passTo(next);
        return _find(seed, fits);
    }

    function _passTo(uint256 time) internal {
        STORE.setClock(time);
        vm.warp(time);
    }

    function _isOpenForBets(uint256 matchId) internal view returns (bool) {
        return STORE.isOpenForBets(matchId);
    }

    function _hasNotEnded(uint256 matchId) internal view returns (bool) {
        return STORE.clock() < _endOf(matchId);
    }

    function _isUnresolved(uint256 matchId) internal view returns (bool) {
        return STORE.outcomeOf(matchId) == Outcome.None;
    }

    function _isAbandoned(uint256 matchId) internal view returns (bool) {
        return STORE.isAbandoned(matchId);
    }

    function _isChallenged(uint256 matchId) internal view returns (bool) {
        return STORE.isChallenged(matchId);
    }

    function _isOperable(uint256 matchId) internal view returns (bool) {
        return STORE.isOperable(matchId);
    }

    function _isDecidable(uint256 matchId) internal view returns (bool) {
        return _isOperable(matchId) && STORE.isOver(matchId);
    }

    function _decidableFrom(uint256 matchId) internal view returns (uint256) {
        return _isUnresolved(matchId) ? STORE.overFrom(matchId) + 1 : 0;
    }

    /// @dev 0 without bets.
    function _finalFrom(uint256 matchId) internal view returns (uint256) {
        (,, uint256 claimableAt,) = STORE.timesOf(matchId);
        bool hasBets = STORE.staked(matchId, 1) + STORE.staked(matchId, 2) != 0;
        return hasBets && !_isChallenged(matchId) ? claimableAt : 0;
    }

    function _abandonedFrom(uint256 matchId) internal view returns (uint256) {
        (,,, uint256 ruleBy) = STORE.timesOf(matchId);
        return ruleBy == 0 ? _endOf(matchId) + 7 days : ruleBy;
    }

    function _startOf(uint256 matchId) internal view returns (uint256 startTime) {
        (startTime,,,) = STORE.timesOf(matchId);
    }

    function _endOf(uint256 matchId) internal view returns (uint256 endTime) {
        (, endTime,,) = STORE.timesOf(matchId);
    }
}
