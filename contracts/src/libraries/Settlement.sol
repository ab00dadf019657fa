// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PoolMath } from "./PoolMath.sol";
import { Bet, EarlyPool, LivePool, SIDE_A, SIDE_B, VOID, sideOf } from "./Slots.sol";

/// @title What a position is paid
/// @notice Each of a match's two pools pays on its own. Fee and referral are taken on the sum of both gross gains.
library Settlement {
    /// @notice Returns a position's payout under the current resolution, zeros for an unresolved match.
    /// @param live may be empty if the position has no live stake
    /// @return payout winnings, refund, or the unmatched part of a lost stake, in wei
    /// @return fee part of the gain that the pool keeps, in wei
    /// @return referral part of the fee for a referrer, in wei
    function settle(Bet bet, EarlyPool early, LivePool live)
        internal
        pure
        returns (uint256 payout, uint256 fee, uint256 referral)
    {
        uint256 resolution = early.resolution();
        uint256 prediction = bet.prediction();
        uint256 earlyStake = bet.early();
        uint256 liveStake = bet.live();
        uint256 maxGain = early.maxGain();
        unchecked {
            // Without a position and a resolution, both are 0 and so are all amounts.
            if (prediction == resolution) {
                uint256 gain = _gain(EarlyPool.unwrap(early), earlyStake, prediction, maxGain);
                if (liveStake != 0) gain += _gain(LivePool.unwrap(live), liveStake, prediction, maxGain);
                fee = PoolMath.fee(gain, early.feeBps());
                payout = PoolMath.payout(earlyStake + liveStake, gain, fee);
                referral = PoolMath.referral(gain, fee);
            } else if (resolution == VOID) {
                payout = earlyStake + liveStake;
            } else if (resolution != 0) {
                payout = _returned(EarlyPool.unwrap(early), earlyStake, prediction, maxGain);
                if (liveStake != 0) {
                    payout += _returned(LivePool.unwrap(live), liveStake, prediction, maxGain);
                }
            }
        }
    }

    /// @notice Returns the payout of `stake` if `prediction` wins and no bet follows.
    /// @param sides word of the pool that takes the bet
    /// @param added what the bet still adds to its side
    function preview(EarlyPool early, uint256 sides, uint256 stake, uint256 prediction, uint256 added)
        internal
        pure
        returns (uint256)
    {
        uint256 winning = sideOf(sides, prediction) + added;
        uint256 matched = PoolMath.matched(_opposite(sides, prediction), winning, early.maxGain());
        uint256 gain = PoolMath.gross(matched, stake, winning);
        return PoolMath.payout(stake, gain, PoolMath.fee(gain, early.feeBps()));
    }

    /// @notice Returns the bond of a challenge: of what the result moves, which is the larger, over the two outcomes, of the
    /// matched stakes of both pools.
    function bond(EarlyPool early, LivePool live) internal pure returns (uint256) {
        uint256 ifA = _moved(early, live, SIDE_A);
        uint256 ifB = _moved(early, live, SIDE_B);
        return PoolMath.bond(ifA > ifB ? ifA : ifB);
    }

    function _moved(EarlyPool early, LivePool live, uint256 winner) private pure returns (uint256) {
        uint256 maxGain = early.maxGain();
        return PoolMath.matched(early.side(SIDE_A + SIDE_B - winner), early.side(winner), maxGain)
            + PoolMath.matched(live.side(SIDE_A + SIDE_B - winner), live.side(winner), maxGain);
    }

    /// @dev The gross gain of a winning stake in one pool.
    function _gain(uint256 sides, uint256 stake, uint256 side, uint256 maxGain)
        private
        pure
        returns (uint256)
    {
        if (stake == 0) return 0;
        uint256 winning = sideOf(sides, side);
        return PoolMath.gross(PoolMath.matched(_opposite(sides, side), winning, maxGain), stake, winning);
    }

    /// @dev The unmatched part of a losing stake in one pool.
    function _returned(uint256 sides, uint256 stake, uint256 side, uint256 maxGain)
        private
        pure
        returns (uint256)
    {
        if (stake == 0) return 0;
        uint256 losing = sideOf(sides, side);
        return PoolMath.unmatched(losing, PoolMath.matched(losing, _opposite(sides, side), maxGain), stake);
    }

    function _opposite(uint256 sides, uint256 side) private pure returns (uint256) {
        unchecked {
            return sideOf(sides, SIDE_A + SIDE_B - side);
        }
    }
}
