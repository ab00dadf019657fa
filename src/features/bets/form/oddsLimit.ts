/** Accepted losses of profit, in bps. */
export const ODDS_TOLERANCES = [500, 1_000, 2_500] as const

export const GUARD_MINUTES = 10

/**
 * Returns the minimum payout of a guarded bet, in wei. The tolerance applies to the profit: a favourite's payout is
 * nearly all stake.
 * @param payout the payout of `stake` at the current pools
 */
export function minPayoutOf(stake: bigint, payout: bigint, toleranceBps: number): bigint {
  return stake + ((payout - stake) * BigInt(10_000 - toleranceBps)) / 10_000n
}

export function guardDeadline(now: number): bigint {
  return BigInt(now + GUARD_MINUTES * 60)
}
