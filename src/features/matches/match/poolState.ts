import type { Match } from '@/domain/match/match'
import { openPool, type PoolName, poolsOf } from '@/domain/match/odds'
import { isBettingOpen } from '@/domain/match/status'

/** `refunded` returns every stake: the match is void, or nobody in the pool bet on the winner. */
export type PoolState = 'open' | 'closed' | 'refunded'

export function poolState(match: Match, name: PoolName, now: number): PoolState {
  if (isBettingOpen(match, now) && openPool(match, now) === name) return 'open'
  if (!match.isFinalized || match.isChallenged) return 'closed'
  const pool = poolsOf(match)[name]
  const hasStakes = pool[1] + pool[2] > 0n
  const hasWinners = match.winner !== 0 && pool[match.winner] > 0n
  return hasStakes && !hasWinners ? 'refunded' : 'closed'
}
