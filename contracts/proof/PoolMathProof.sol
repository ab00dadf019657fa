// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PoolMath } from "../src/libraries/PoolMath.sol";

/// @notice What the pool relies on in its arithmetic, for the compiler's model checker to prove for every input
/// (`npm run proof`). Amounts are wei below 2^96, as the pool stores them. Nothing here is deployed or run.
///
/// The library computes without checks at run time. Here each result is compared with the same formula in checked
/// arithmetic, where the model checker has to show that nothing overflows, underflows or divides by zero.
contract PoolMathProof {
    uint256 private constant MAX_AMOUNT = type(uint96).max;
    uint256 private constant MAX_BPS = 10_000;

    /// @dev A winner's share of the losing pool is a part of it.
    function grossIsPartOfTheLosingPool(uint256 losingPool, uint256 stake, uint256 winningPool)
        external
        pure
    {
        // A preview adds a stake to a pool that is full: twice the largest amount.
        require(losingPool <= MAX_AMOUNT && stake <= MAX_AMOUNT && winningPool <= 2 * MAX_AMOUNT);
        require(0 < stake && stake <= winningPool);

        uint256 gross = PoolMath.gross(losingPool, stake, winningPool);

        assert(gross == losingPool * stake / winningPool);
        assert(losingPool * stake <= losingPool * winningPool);
        assert(gross <= losingPool);
    }

    /// @dev Two winners together take no more than one with both stakes. So, by induction, all winners of a match
    /// together take no more than one who holds the whole pool: the losing pool.
    function winnersTogetherTakeNoMoreThanOne(
        uint256 losingPool,
        uint256 stake,
        uint256 otherStake,
        uint256 winningPool
    ) external pure {
        require(losingPool <= MAX_AMOUNT && winningPool <= MAX_AMOUNT);
        require(0 < stake && stake <= winningPool && 0 < otherStake && otherStake <= winningPool - stake);

        uint256 gross = PoolMath.gross(losingPool, stake, winningPool);
        uint256 otherGross = PoolMath.gross(losingPool, otherStake, winningPool);
        uint256 together = PoolMath.gross(losingPool, stake + otherStake, winningPool);

        assert(gross * winningPool <= losingPool * stake);
        assert(otherGross * winningPool <= losingPool * otherStake);
        assert((gross + otherGross) * winningPool <= losingPool * (stake + otherStake));
        assert(gross + otherGross <= together);
    }

    /// @dev The fee is a part of the gain, so a winner never gets less than the stake.
    function winnerGetsAtLeastTheStake(uint256 stake, uint256 gross, uint256 feeBps) external pure {
        require(stake <= MAX_AMOUNT && gross <= MAX_AMOUNT && feeBps <= MAX_BPS);

        uint256 fee = PoolMath.fee(gross, feeBps);
        uint256 payout = PoolMath.payout(stake, gross, fee);

        assert(fee == gross * feeBps / 10_000);
        assert(fee <= gross);
        assert(payout == stake + gross - fee);
        assert(payout >= stake);
        assert(payout <= stake + gross);
        // Not a wei appears or is lost between the bettor and the fee.
        assert(payout + fee == stake + gross);
    }

    /// @dev The referrer is paid out of the fee, never out of the payout.
    function referralIsPartOfTheFee(uint256 gross, uint256 fee) external pure {
        require(gross <= MAX_AMOUNT && fee <= gross);

        uint256 referral = PoolMath.referral(gross, fee);

        assert(referral <= fee);
        assert(referral <= gross * 500 / 10_000);
        assert(referral == fee || referral == gross * 500 / 10_000);
    }

    /// @dev Live stakes reach the cap and never pass it; a cap that they passed otherwise leaves no room.
    function liveStakesStayWithinTheCap(uint256 preStart, uint256 live, uint256 capBps) external pure {
        require(preStart <= MAX_AMOUNT && live <= MAX_AMOUNT && capBps <= MAX_BPS);

        uint256 cap = preStart * capBps / 10_000;
        uint256 room = PoolMath.liveRoom(preStart, live, capBps);

        assert(cap <= preStart);
        assert(room <= cap);
        assert(live > cap ? room == 0 : live + room == cap);
    }
}
