import { type Address, zeroAddress } from 'viem'
import { bettingPoolLimits } from '@/chain/config/limits'
import type { Match } from './match'
import { challengeableAt, overFrom } from './status'

/** Returns the outcome to name in `challengeResult`: 1, 2, 0 for void, or `NO_RESULT`. */
export function challengedOutcome({ isFinalized, winner }: Match): number {
  return isFinalized ? winner : bettingPoolLimits.NO_RESULT
}

/**
 * Returns `true` while anyone can challenge the result, or the lack of one.
 *
 * @param challenger who challenged the match already: a ruled result can't be challenged again
 * @param arbiter the zero address if nobody can rule
 */
export function isChallengeable(match: Match, challenger: Address, arbiter: Address, now: number): boolean {
  if (match.isChallenged || challenger !== zeroAddress || arbiter === zeroAddress) return false
  return match.isFinalized ? now < match.claimableAt : now >= challengeableAt(match)
}

/** Returns when the ruling period of a challenge made now would end: it starts once a winner can be named. Unix seconds. */
export function rulingDeadline(match: Match, rulingPeriod: number, now: number): number {
  return Math.max(now, overFrom(match)) + rulingPeriod
}
