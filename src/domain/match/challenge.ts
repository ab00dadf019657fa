import { type Address, zeroAddress } from 'viem'
import type { Match } from './match'
import { type Outcome, outcomeOf } from './outcome'
import { challengeableAt, isAbandoned, overFrom } from './status'

/**
 * Returns `true` while anyone can challenge the result, or the lack of one.
 *
 * @param isRuled a ruled result can't be challenged again
 * @param arbiter the zero address if nobody can rule
 */
export function isChallengeable(match: Match, isRuled: boolean, arbiter: Address, now: number): boolean {
  if (match.isChallenged || arbiter === zeroAddress) return false
  if (match.isFinalized) return !isRuled && now < match.claimableAt
  return now >= challengeableAt(match) && !isAbandoned(match, now)
}

/**
 * Returns when the ruling period of a challenge made now would end. Once the match has started, it begins when a winner can be
 * named. Unix seconds.
 */
export function rulingDeadline(match: Match, rulingPeriod: number, now: number): number {
  return (now < match.startTime ? now : Math.max(now, overFrom(match))) + rulingPeriod
}

/** Returns what a ruling does to the challenge's bond: it becomes a fee only if the result stands. */
export function bondAfterRuling(match: Match, ruling: Outcome): 'fee' | 'returned' {
  return ruling === outcomeOf(match) ? 'fee' : 'returned'
}

/** Returns what becomes of the bond if nobody rules in time. */
export function bondWithoutRuling({ isFinalized }: Match): 'burned' | 'returned' {
  return isFinalized ? 'burned' : 'returned'
}
