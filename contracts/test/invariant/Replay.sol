// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { IBettingPool } from "../../src/interfaces/IBettingPool.sol";
import { PackedPosition } from "../../src/lens/Lens.sol";

/// @notice Positions and payouts by the pool's events alone, as an indexer computes them.
contract Replay {
    uint8 private constant VOID = 3;

    struct Result {
        uint256 feeBps;
        uint256 maxGain;
        /// 0 without one.
        uint8 outcome;
        mapping(bool isLive => mapping(uint8 side => uint256)) pools;
    }

    struct Position {
        uint8 side;
        mapping(bool isLive => uint256) stakes;
        bool isClaimed;
        uint256 paid;
    }

    address private immutable _POOL;
    mapping(uint256 matchId => Result) private _results;
    mapping(uint256 matchId => mapping(address user => Position)) private _positions;

    constructor(address pool) {
        _POOL = pool;
    }

    function read(Vm.Log[] calldata logs) external {
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter == _POOL) _read(logs[i]);
        }
    }

    /// @return packed as the lens returns it
    /// @return payout in wei at the present result, claimed or not
    function positionOf(uint256 matchId, address user)
        external
        view
        returns (PackedPosition packed, uint256 payout)
    {
        Position storage held = _positions[matchId][user];
        uint256 live = held.stakes[true];
        uint256 stake = held.stakes[false] + live;
        packed = PackedPosition.wrap(
            stake | (live << 88) | (matchId << 176) | (uint256(held.side) << 224)
                | (held.isClaimed ? 1 << 232 : 0)
        );
        payout = held.isClaimed ? held.paid : _payout(_results[matchId], held, stake);
    }

    function _read(Vm.Log calldata log) private {
        bytes32 kind = log.topics[0];
        if (log.topics.length < 3) return;
        uint256 matchId = uint256(log.topics[1]);
        Result storage result = _results[matchId];
        Position storage position = _positions[matchId][address(uint160(uint256(log.topics[2])))];
        if (kind == IBettingPool.MatchCreated.selector) {
            (,,,,, result.feeBps, result.maxGain,) =
                abi.decode(log.data, (string, uint256, uint256, uint256, uint256, uint256, uint256, uint256));
        } else if (kind == IBettingPool.BetPlaced.selector) {
            (uint256 amount, uint8 side, uint256 onA, uint256 onB, bool isLive) =
                abi.decode(log.data, (uint256, uint8, uint256, uint256, bool));
            position.side = side;
            position.stakes[isLive] += amount;
            (result.pools[isLive][1], result.pools[isLive][2]) = (onA, onB);
        } else if (kind == IBettingPool.WinningsClaimed.selector) {
            (position.isClaimed, position.paid) = (true, abi.decode(log.data, (uint256)));
        } else if (kind == IBettingPool.MatchFinalized.selector) {
            (result.outcome,) = abi.decode(log.data, (uint8, uint256));
        } else if (kind == IBettingPool.MatchVoided.selector) {
            result.outcome = VOID;
        }
    }

    function _payout(Result storage result, Position storage position, uint256 stake)
        private
        view
        returns (uint256)
    {
        if (result.outcome == 0) return 0;
        if (result.outcome == VOID) return stake;
        uint256 moved = _moved(result, position, false) + _moved(result, position, true);
        if (result.outcome != position.side) return moved;
        return stake + moved - Math.mulDiv(moved, result.feeBps, 10_000);
    }

    /// @dev Returns the gross gain of a winning stake in one pool, or the unmatched part of a losing one.
    function _moved(Result storage result, Position storage position, bool isLive)
        private
        view
        returns (uint256)
    {
        uint256 stake = position.stakes[isLive];
        if (stake == 0) return 0;
        uint256 winning = result.pools[isLive][result.outcome];
        uint256 losing = result.pools[isLive][3 - result.outcome];
        uint256 matched = Math.min(losing, winning * result.maxGain);
        if (result.outcome == position.side) return Math.mulDiv(matched, stake, winning);
        return Math.mulDiv(losing - matched, stake, losing);
    }
}
