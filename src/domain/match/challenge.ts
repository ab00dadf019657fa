import { type Address, zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { sameAddress } from '@/lib/addresses'
import { challengeableAt, isAbandoned, type Match } from './match'
import type { Outcome } from './outcome'

/**
 * Returns `true` while anyone can challenge the result, or the lack of one.
 *
 * @param isRuled a ruled result can't be challenged again
 * @param arbiter the zero address if nobody can rule
 */
export function isChallengeable(match: Match, isRuled: boolean, arbiter: Address, now: number): boolean {
  if (match.isChallenged || arbiter === zeroAddress) return false
  if (match.hasResult) return !isRuled && now < match.claimableAt
  return now >= challengeableAt(match) && !isAbandoned(match, now)
}

/**
 * Returns when the ruling period of a challenge made now would end. Once the match has started, it begins at the end. Unix
 * seconds.
 */
export function rulingDeadline(match: Match, rulingPeriod: number, now: number): number {
  return (now < match.startTime ? now : Math.max(now, match.endTime)) + rulingPeriod
}

/** The bond goes back to the challenger, becomes a fee, or is burned. */
export type BondFate = 'returned' | 'fee' | 'burned'

/** A bond that has left, in wei. */
export interface EndedBond {
  amount: bigint
  fate: BondFate
}

/** Returns what a `ChallengeEnded` event says. */
export function endedBond(args: { challenger: Address; bond: bigint; to: Address }): EndedBond {
  const isReturned = sameAddress(args.to, args.challenger)
  const isFee = sameAddress(args.to, deployment.bettingPool)
  return { amount: args.bond, fate: isReturned ? 'returned' : isFee ? 'fee' : 'burned' }
}

/** Returns what a ruling does to the bond: it becomes a fee only if the outcome stands. */
export function bondAfterRuling(challenged: Outcome, ruling: Outcome): Exclude<BondFate, 'burned'> {
  return ruling === challenged ? 'fee' : 'returned'
}

/** Returns what becomes of the bond without a ruling. An operator's result or a void gives back that of a missing result. */
export function bondWithoutRuling(challenged: Outcome): Exclude<BondFate, 'fee'> {
  return challenged === 'None' ? 'returned' : 'burned'
}
