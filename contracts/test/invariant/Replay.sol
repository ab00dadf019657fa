// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Vm } from "forge-std/Vm.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { IBettingPool, Outcome } from "../../src/interfaces/IBettingPool.sol";
import { PackedPosition } from "../../src/interfaces/ILens.sol";

/// @notice Results, bonds, positions and payouts by the pool's events alone, as an indexer computes them.
contract Replay {
    struct Result {
        uint256 feeBps;
        uint256 maxGain;
        Outcome outcome;
        uint256 claimableAt;
        /// 0 unless challenged.
        uint256 ruleBy;
        /// The recipient of the bond of the last challenge that ended.
        address bondWentTo;
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
    /// Bonds of each account's challenges that have not ended.
    mapping(address challenger => uint256) public bondsOf;

    constructor(address pool) {
        _POOL = pool;
    }

    function read(Vm.Log[] calldata logs) external {
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter == _POOL && logs[i].topics.length >= 3) _read(logs[i]);
        }
    }

    function resultOf(uint256 matchId)
        external
        view
        returns (Outcome outcome, uint256 claimableAt, uint256 ruleBy, address bondWentTo)
    {
        Result storage result = _results[matchId];
        return (result.outcome, result.claimableAt, result.ruleBy, result.bondWentTo);
    }

    /// @return packed as the lens returns it, but for who claimed, which the logs do not say
    /// @return payout in wei at the present result, claimed or not
    function positionOf(uint256 matchId, address user)
        external
        view
        returns (PackedPosition packed, uint256 payout)
    {
        Position storage held = _positions[matchId][user];
        (uint256 early, uint256 live) = (held.stakes[false], held.stakes[true]);
        packed = PackedPosition.wrap(
            early | (live << 88) | (matchId << 176) | (uint256(held.side) << 224)
                | (held.isClaimed ? 1 << 232 : 0)
        );
        payout = held.isClaimed ? held.paid : _payout(_results[matchId], held, early + live);
    }

    function _read(Vm.Log calldata log) private {
        bytes32 kind = log.topics[0];
        uint256 matchId = uint256(log.topics[1]);
        address account = address(uint160(uint256(log.topics[2])));
        Result storage result = _results[matchId];
        Position storage position = _positions[matchId][account];
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
            (result.outcome, result.claimableAt) = abi.decode(log.data, (Outcome, uint256));
        } else if (kind == IBettingPool.MatchVoided.selector) {
            (result.outcome, result.claimableAt) = (Outcome.Void, abi.decode(log.data, (uint256)));
        } else if (kind == IBettingPool.ResultChallenged.selector) {
            uint256 bond;
            (bond, result.ruleBy) = abi.decode(log.data, (uint256, uint256));
            bondsOf[account] += bond;
        } else if (kind == IBettingPool.ChallengeEnded.selector) {
            uint256 bond;
            (bond, result.bondWentTo) = abi.decode(log.data, (uint256, address));
            result.ruleBy = 0;
            bondsOf[account] -= bond;
        }
    }

    function _payout(Result storage result, Position storage position, uint256 stake)
        private
        view
        returns (uint256)
    {
        uint8 winner = uint8(result.outcome);
        if (result.outcome == Outcome.None) return 0;
        if (result.outcome == Outcome.Void) return stake;
        uint256 moved = _moved(result, position, winner, false) + _moved(result, position, winner, true);
        if (winner != position.side) return moved;
        return stake + moved - Math.mulDiv(moved, result.feeBps, 10_000);
    }

    /// @dev Returns the gross gain of a winning stake in one pool, or the unmatched part of a losing one.
    function _moved(Result storage result, Position storage position, uint8 winner, bool isLive)
        private
        view
        returns (uint256)
    {
        uint256 stake = position.stakes[isLive];
        if (stake == 0) return 0;
        uint256 winning = result.pools[isLive][winner];
        uint256 losing = result.pools[isLive][3 - winner];
        uint256 matched = Math.min(losing, winning * result.maxGain);
        if (winner == position.side) return Math.mulDiv(matched, stake, winning);
        return Math.mulDiv(losing - matched, stake, losing);
    }
}
