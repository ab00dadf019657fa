import type { Match } from '@/domain/match/match'
import { openPool } from '@/domain/match/odds'

/** Accepted losses of profit, in bps. */
export const ODDS_TOLERANCES = [500, 1_000, 2_500] as const

export const GUARD_MINUTES = 10

/** Returns a bet's minimum payout in wei. The tolerance applies to the profit, a small part of a favourite's payout. */
export function minPayoutOf(stake: bigint, payout: bigint, toleranceBps: number): bigint {
  return stake + ((payout - stake) * BigInt(10_000 - toleranceBps)) / 10_000n
}

/**
 * Returns the last second in which a bet may be mined: before the start for the early pool, so that a late bet doesn't
 * slide into the live pool. A bet with an odds limit also expires after ten minutes.
 */
export function betDeadline(match: Match, now: number, hasOddsLimit: boolean): bigint {
  const closing = openPool(match, now) === 'early' ? match.startTime : match.endTime
  return BigInt(hasOddsLimit ? Math.min(closing - 1, now + GUARD_MINUTES * 60) : closing - 1)
}
