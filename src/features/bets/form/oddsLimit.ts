/** By how much the profit of a guarded bet may fall, in bps. */
export const ODDS_TOLERANCES = [500, 1_000, 2_500] as const

/** How long a guarded bet waits to be mined. */
export const GUARD_MINUTES = 10

/**
 * The least payout that a guarded bet accepts, in wei. The tolerance is of the profit, not of the payout: of a
 * favourite's payout nearly all is the stake, which no winner ever loses.
 * @param payout what `stake` would be paid at the pools as they stand
 */
export function minPayoutOf(stake: bigint, payout: bigint, toleranceBps: number): bigint {
  return stake + ((payout - stake) * BigInt(10_000 - toleranceBps)) / 10_000n
}

/** The last second at which a guarded bet may be mined. @param now the chain's now, unix seconds */
export function guardDeadline(now: number): bigint {
  return BigInt(now + GUARD_MINUTES * 60)
}
