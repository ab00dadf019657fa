/** Accepted losses of profit, in bps. */
export const ODDS_TOLERANCES = [500, 1_000, 2_500] as const

export const GUARD_MINUTES = 10

/** Returns a bet's minimum payout in wei. The tolerance applies to the profit, a small part of a favourite's payout. */
export function minPayoutOf(stake: bigint, payout: bigint, toleranceBps: number): bigint {
  return stake + ((payout - stake) * BigInt(10_000 - toleranceBps)) / 10_000n
}

export function guardDeadline(now: number): bigint {
  return BigInt(now + GUARD_MINUTES * 60)
}
