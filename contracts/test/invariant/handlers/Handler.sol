// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Test } from "forge-std/Test.sol";
import { IWETH } from "../../../src/interfaces/IWETH.sol";
import { IPool } from "../../utils/IPool.sol";
import { Store } from "../Store.sol";

/// @notice One kind of people. Every function is one step: at most one call that matters, made at the store's time. A step
/// that makes no sense now is discarded (`vm.assume`), so that the table of calls shows what really happened.
abstract contract Handler is Test {
    Store internal immutable STORE;
    IPool internal immutable POOL;
    IWETH internal immutable WETH;

    constructor(Store store) {
        (STORE, POOL) = (store, store.POOL());
        WETH = POOL.bettingToken();
    }

    modifier step() {
        vm.warp(STORE.clock());
        STORE.setCaller(address(0));
        _;
        STORE.sync();
    }

    /// @dev The next call is made by `caller`.
    function _as(address caller) internal {
        STORE.setCaller(caller);
        vm.prank(caller);
    }

    /// @dev Makes a call that may be refused.
    function _try(address caller, bytes memory data) internal returns (bool ok) {
        _as(caller);
        // solhint-disable-next-line avoid-low-level-calls
        (ok,) = address(POOL).call(data);
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

    /// @dev A match that fits, from the one that the seed points to on; 0 if none does.
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

    /// @dev A match that fits; if none does, time passes to the next moment of one; 0 if
    /// there is none.
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
        return STORE.clock() < STORE.matchOf(matchId).endTime;
    }

    function _isUnresolved(uint256 matchId) internal view returns (bool) {
        return STORE.status(matchId) == STORE.OPEN();
    }

    function _isAbandoned(uint256 matchId) internal view returns (bool) {
        return _isUnresolved(matchId) && STORE.clock() >= _abandonedFrom(matchId);
    }

    function _isOperable(uint256 matchId) internal view returns (bool) {
        return _isUnresolved(matchId) && STORE.clock() < _abandonedFrom(matchId);
    }

    function _isDecidable(uint256 matchId) internal view returns (bool) {
        return _isOperable(matchId) && STORE.clock() > STORE.matchOf(matchId).endTime;
    }

    function _isDisputable(uint256 matchId) internal view returns (bool) {
        return !_isUnresolved(matchId) && !STORE.isFinal(matchId);
    }

    function _decidableFrom(uint256 matchId) internal view returns (uint256) {
        return _isUnresolved(matchId) ? STORE.matchOf(matchId).endTime + 1 : 0;
    }

    /// @dev Of a match with bets.
    function _finalFrom(uint256 matchId) internal view returns (uint256) {
        return
            STORE.staked(matchId, 1) + STORE.staked(matchId, 2) == 0 ? 0 : STORE.matchOf(matchId).claimableAt;
    }

    function _abandonedFrom(uint256 matchId) internal view returns (uint256) {
        return uint256(STORE.matchOf(matchId).endTime) + 7 days;
    }
}
