import { bettingPoolLimits } from '@/chain/queries/generated'
import type { Match } from './match'

// `now` is the chain's time in unix seconds.

/** `finalized` has a winner; `void` refunds every stake. */
export type MatchStatus = 'upcoming' | 'live' | 'ended' | 'finalized' | 'void'

export function matchStatus(match: Match, now: number): MatchStatus {
  if (match.isFinalized) return match.isVoid ? 'void' : 'finalized'
  if (now >= match.endTime) return 'ended'
  return now >= match.startTime ? 'live' : 'upcoming'
}

/** Returns `true` while the contract takes bets, unless it is paused. */
export function isBettingOpen(match: Match, now: number): boolean {
  return !match.isFinalized && !match.isBettingClosed && now < match.endTime
}

export function isPredictable(match: Match, now: number): boolean {
  return now < match.startTime && !match.isFinalized
}

export function isFinal(match: Match, now: number): boolean {
  return match.isFinalized && now >= match.claimableAt
}

/** Returns when anyone may void a match without a result, in unix seconds. */
export function matchAbandonedAt(match: Match): number {
  return match.endTime + bettingPoolLimits.ABANDONED_AFTER
}
