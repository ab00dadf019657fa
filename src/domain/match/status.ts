import { bettingPoolLimits } from '@/chain/config/limits'
import type { Match } from './match'

// `now` is the chain's time in unix seconds.

/** `finalized` has a winner; `void` refunds every stake. A challenge suspends either, or an ended match without a result. */
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
  return now < match.startTime && !match.isFinalized && !match.isBettingClosed
}

/** Returns when a match is over: at its end, or at its start if betting was closed by hand. Unix seconds. */
export function overFrom(match: Match): number {
  return match.isBettingClosed ? match.startTime : match.endTime
}

/** Returns `true` once a winner can be named. */
export function isOver(match: Match, now: number): boolean {
  return now > overFrom(match)
}

export function isFinal(match: Match, now: number): boolean {
  return match.isFinalized && !match.isChallenged && now >= match.claimableAt
}

/** Returns `true` if operators and owner can't touch the result. They can still name a missing one that is challenged. */
export function isSuspended({ isFinalized, isChallenged }: Match): boolean {
  return isFinalized && isChallenged
}

/** Returns from when on a match without a result can be challenged, until it is abandoned. Unix seconds. */
export function challengeableAt(match: Match): number {
  return match.endTime + bettingPoolLimits.CHALLENGEABLE_AFTER
}

/** Returns when anyone may void a match: without a result, or without a ruling on a challenged one. Unix seconds. */
export function matchAbandonedAt(match: Match): number {
  return match.isChallenged ? match.ruleBy : match.endTime + bettingPoolLimits.ABANDONED_AFTER
}

/** Returns `true` once anyone may void the match. */
export function isAbandoned(match: Match, now: number): boolean {
  return (match.isChallenged || !match.isFinalized) && now >= matchAbandonedAt(match)
}
