// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { IBettingPool } from "../../src/interfaces/IBettingPool.sol";
import { Standing } from "../../src/lens/StandingsLens.sol";

/// @notice Standings by the pool's events alone, as an indexer computes them.
contract Replay {
    uint8 private constant VOID = 3;

    struct Result {
        uint256 endTime;
        uint256 feeBps;
        uint256 maxGain;
        /// 0 without one.
        uint8 outcome;
        uint256 claimableAt;
        /// 0 unless challenged.
        uint256 bond;
        mapping(bool isLive => mapping(uint8 side => uint256)) pools;
    }

    struct Position {
        uint8 side;
        mapping(bool isLive => uint256) stakes;
        bool isClaimed;
        uint256 paid;
    }

    address private immutable _POOL;
    uint256 private _matchCount;
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

    function standing(address user, uint256 from, uint256 to) external view returns (Standing memory row) {
        row.bettor = user;
        for (uint256 matchId = 1; matchId <= _matchCount; ++matchId) {
            uint256 endTime = _results[matchId].endTime;
            if (endTime >= from && endTime < to) _add(row, _results[matchId], _positions[matchId][user]);
        }
    }

    function bondsHeld() external view returns (uint256 held) {
        for (uint256 matchId = 1; matchId <= _matchCount; ++matchId) {
            held += _results[matchId].bond;
        }
    }

    function _read(Vm.Log calldata log) private {
        bytes32 kind = log.topics[0];
        if (log.topics.length < 3) return;
        uint256 matchId = uint256(log.topics[1]);
        Result storage result = _results[matchId];
        Position storage position = _positions[matchId][address(uint160(uint256(log.topics[2])))];
        if (kind == IBettingPool.MatchCreated.selector) {
            ++_matchCount;
            (,, result.endTime,,, result.feeBps, result.maxGain,) =
                abi.decode(log.data, (string, uint256, uint256, uint256, uint256, uint256, uint256, uint256));
        } else if (kind == IBettingPool.BetPlaced.selector) {
            (uint256 amount, uint8 side, uint256 onA, uint256 onB, bool isLive) =
                abi.decode(log.data, (uint256, uint8, uint256, uint256, bool));
            position.side = side;
            position.stakes[isLive] += amount;
            (result.pools[isLive][1], result.pools[isLive][2]) = (onA, onB);
        } else if (kind == IBettingPool.WinningsClaimed.selector) {
            (position.isClaimed, position.paid) = (true, abi.decode(log.data, (uint256)));
        } else if (kind == IBettingPool.ResultChallenged.selector) {
            (result.bond,) = abi.decode(log.data, (uint256, uint256));
        } else if (kind == IBettingPool.MatchFinalized.selector) {
            (result.outcome, result.claimableAt) = abi.decode(log.data, (uint8, uint256));
            result.bond = 0;
        } else if (kind == IBettingPool.MatchVoided.selector) {
            (result.outcome, result.claimableAt, result.bond) = (VOID, abi.decode(log.data, (uint256)), 0);
        }
    }

    function _add(Standing memory row, Result storage result, Position storage position) private view {
        if (position.side == 0) return;
        uint256 stake = position.stakes[false] + position.stakes[true];
        if (result.outcome == 0 || result.bond != 0 || block.timestamp < result.claimableAt) {
            row.owed += stake;
            return;
        }
        uint256 payout = position.isClaimed ? position.paid : _payout(result, position, stake);
        row.staked += stake;
        row.returned += payout;
        if (!position.isClaimed) row.owed += payout;
        if (result.outcome == VOID) return;
        ++row.decided;
        if (result.outcome == position.side) ++row.won;
    }

    function _payout(Result storage result, Position storage position, uint256 stake)
        private
        view
        returns (uint256)
    {
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
