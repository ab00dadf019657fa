// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import { PoolMath } from "../src/libraries/PoolMath.sol";

/// @title Properties of PoolMath
/// @notice The SMTChecker proves them for every input (`npm run proof`). Amounts are wei below 2^96, as the pool stores
/// them. Never deployed or run.
/// @dev Compares each unchecked result with the same formula in checked arithmetic, so that the checker also has to rule
/// out overflow, underflow and division by zero.
contract PoolMathProof {
    uint256 private constant MAX_AMOUNT = type(uint96).max;
    uint256 private constant MAX_BPS = 10_000;

    function grossIsPartOfTheLosingPool(uint256 losingPool, uint256 stake, uint256 winningPool)
        external
        pure
    {
        // A preview adds a stake to a pool, hence twice the largest amount.
        require(losingPool <= MAX_AMOUNT && stake <= MAX_AMOUNT && winningPool <= 2 * MAX_AMOUNT);
        require(0 < stake && stake <= winningPool);

        uint256 gross = PoolMath.gross(losingPool, stake, winningPool);

        assert(gross == losingPool * stake / winningPool);
        assert(losingPool * stake <= losingPool * winningPool);
        assert(gross <= losingPool);
    }

    /// @dev Two winners together gain at most as much as one with both stakes. By induction, all winners of a match together
    /// gain at most the losing pool.
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

    function winnerGetsAtLeastTheStake(uint256 stake, uint256 gross, uint256 feeBps) external pure {
        require(stake <= MAX_AMOUNT && gross <= MAX_AMOUNT && feeBps <= MAX_BPS);

        uint256 fee = PoolMath.fee(gross, feeBps);
        uint256 payout = PoolMath.payout(stake, gross, fee);

        assert(fee == gross * feeBps / 10_000);
        assert(fee <= gross);
        assert(payout == stake + gross - fee);
        assert(payout >= stake);
        assert(payout <= stake + gross);
        assert(payout + fee == stake + gross);
    }

    function referralIsPartOfTheFee(uint256 gross, uint256 fee) external pure {
        require(gross <= MAX_AMOUNT && fee <= gross);

        uint256 referral = PoolMath.referral(gross, fee);

        assert(referral <= fee);
        assert(referral <= gross * 500 / 10_000);
        assert(referral == fee || referral == gross * 500 / 10_000);
    }

    /// @dev Live stakes can reach the cap but not exceed it. Beyond the cap there is no room.
    function liveStakesStayWithinTheCap(uint256 preStart, uint256 live, uint256 capBps) external pure {
        require(preStart <= MAX_AMOUNT && live <= MAX_AMOUNT && capBps <= MAX_BPS);

        uint256 cap = preStart * capBps / 10_000;
        uint256 room = PoolMath.liveRoom(preStart, live, capBps);

        assert(cap <= preStart);
        assert(room <= cap);
        assert(live > cap ? room == 0 : live + room == cap);
    }
}
