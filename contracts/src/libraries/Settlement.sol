// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { Outcome } from "../interfaces/IBettingPool.sol";
import { Bet } from "../types/Bet.sol";
import { Slot0 } from "../types/Slot0.sol";
import { Slot1 } from "../types/Slot1.sol";
import { SIDE_A, SIDE_B } from "../types/Stakes.sol";
import { PoolMath } from "./PoolMath.sol";

/// @title What a position is paid
/// @notice Each of a match's two pools pays on its own. Fee and referral are taken on the sum of both gross gains.
library Settlement {
    /// @notice Returns a position's payout under the current outcome, zeros for an unresolved match.
    /// @param slot1 may be empty if the position has no live stake
    /// @return payout winnings, refund, or the unmatched part of a lost stake, in wei
    /// @return fee part of the gain that the pool keeps, in wei
    /// @return referral part of the fee for a referrer, in wei
    function settle(Bet bet, Slot0 slot0, Slot1 slot1)
        internal
        pure
        returns (uint256 payout, uint256 fee, uint256 referral)
    {
        uint256 outcome = slot0.outcomeId();
        uint256 side = bet.prediction();
        unchecked {
            // Without a position and an outcome, both are 0 and so are all amounts.
            if (side == outcome) {
                uint256 gain = _gain(bet.early(), slot0.stakes(side), slot0.stakes(_other(side)), slot0);
                if (bet.live() != 0) {
                    gain += _gain(bet.live(), slot1.stakes(side), slot1.stakes(_other(side)), slot0);
                }
                fee = PoolMath.fee(gain, slot0.feeBps());
                payout = PoolMath.payout(bet.stake(), gain, fee);
                referral = PoolMath.referral(gain, fee);
            } else if (outcome == uint256(Outcome.Void)) {
                payout = bet.stake();
            } else if (outcome != uint256(Outcome.None)) {
                payout = _unmatched(bet.early(), slot0.stakes(side), slot0.stakes(outcome), slot0);
                if (bet.live() != 0) {
                    payout += _unmatched(bet.live(), slot1.stakes(side), slot1.stakes(outcome), slot0);
                }
            }
        }
    }

    /// @notice Returns the payout of `stake` if its side wins and no bet follows.
    /// @param winning stakes on its side in the pool that takes it, `stake` included
    /// @param losing stakes on the other side of that pool
    function preview(Slot0 slot0, uint256 stake, uint256 winning, uint256 losing)
        internal
        pure
        returns (uint256)
    {
        uint256 gain = _gain(stake, winning, losing, slot0);
        return PoolMath.payout(stake, gain, PoolMath.fee(gain, slot0.feeBps()));
    }

    /// @notice Returns what a result moves: the larger, over the two outcomes, of the matched stakes of both pools.
    function moved(Slot0 slot0, Slot1 slot1) internal pure returns (uint256) {
        uint256 ifA = _movedIf(SIDE_A, slot0, slot1);
        uint256 ifB = _movedIf(SIDE_B, slot0, slot1);
        return ifA > ifB ? ifA : ifB;
    }

    function _movedIf(uint256 winner, Slot0 slot0, Slot1 slot1) private pure returns (uint256) {
        uint256 loser = _other(winner);
        uint256 maxGain = slot0.maxGain();
        return PoolMath.matched(slot0.stakes(loser), slot0.stakes(winner), maxGain)
            + PoolMath.matched(slot1.stakes(loser), slot1.stakes(winner), maxGain);
    }

    /// @dev The gross gain of a winning stake in one pool.
    function _gain(uint256 stake, uint256 winning, uint256 losing, Slot0 slot0)
        private
        pure
        returns (uint256)
    {
        if (winning == 0) return 0;
        return PoolMath.gross(PoolMath.matched(losing, winning, slot0.maxGain()), stake, winning);
    }

    /// @dev The unmatched part of a losing stake in one pool.
    function _unmatched(uint256 stake, uint256 losing, uint256 winning, Slot0 slot0)
        private
        pure
        returns (uint256)
    {
        if (losing == 0) return 0;
        return PoolMath.unmatched(losing, PoolMath.matched(losing, winning, slot0.maxGain()), stake);
    }

    function _other(uint256 side) private pure returns (uint256) {
        unchecked {
            return SIDE_A + SIDE_B - side;
        }
    }
}
