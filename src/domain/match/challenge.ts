import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { useConfig } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { bettingPoolContract, bettingPoolContract as pool, wethContract } from '@/chain/queries/contracts'
import { freshness } from '@/chain/queries/freshness'
import { simulateCall } from '@/chain/transactions/calls'
import { contractCall } from '@/chain/transactions/types'
import { useContractWrite } from '@/chain/transactions/useContractWrite'
import { sameAddress } from '@/lib/addresses'
import type { Match } from './match'
import { type Outcome, outcomeId, outcomeOf } from './outcome'
import { useChallenger } from './queries'
import { challengeableAt, isAbandoned, isFinal, overFrom } from './status'

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

/** What becomes of a challenge's bond. */
export type BondFate = 'returned' | 'fee' | 'burned'

/** A bond that has left, in wei. */
export interface EndedBond {
  amount: bigint
  fate: BondFate
}

/** Returns what a `ChallengeEnded` event tells. */
export function endedBond({
  challenger,
  bond,
  to,
}: {
  challenger: Address
  bond: bigint
  to: Address
}): EndedBond {
  const isFee = sameAddress(to, deployment.bettingPool)
  return { amount: bond, fate: sameAddress(to, challenger) ? 'returned' : isFee ? 'fee' : 'burned' }
}

/** Returns what a ruling does to the bond: it becomes a fee only if the outcome stands. */
export function bondAfterRuling(challenged: Outcome, ruling: Outcome): Exclude<BondFate, 'burned'> {
  return ruling === challenged ? 'fee' : 'returned'
}

/** Returns what becomes of the bond without a ruling. An operator's result or a void gives back that of a missing result. */
export function bondWithoutRuling(challenged: Outcome): Exclude<BondFate, 'fee'> {
  return challenged === 'None' ? 'returned' : 'burned'
}

/**
 * Returns `true` if a result in its dispute window is the arbiter's, so that nobody can correct or challenge it; `undefined`
 * while reading.
 *
 * The contract keeps a match's last challenger, who got no ruling if an operator named the missing result after all. It refuses
 * another challenge only after a ruling.
 */
export function useIsRuled(match: Match, now: number): boolean | undefined {
  const config = useConfig()
  const { data: challenger } = useChallenger(match.id)
  const isInWindow = match.isFinalized && !match.isChallenged && !isFinal(match, now)
  const args = [match.id, outcomeId(outcomeOf(match))] as const
  const { data } = useQuery({
    ...freshness.live,
    queryKey: ['isRuled', { address: pool.address, chainId: chain.id, args }],
    queryFn: async () => {
      const challenge = contractCall({ ...pool, functionName: 'challengeResult', args })
      const refusal = await simulateCall(config, challenge)
      return refusal?.kind === 'contract' && refusal.name === 'ResolutionFinal'
    },
    enabled: isInWindow && challenger !== undefined && challenger !== zeroAddress,
  })
  return isInWindow && challenger !== zeroAddress ? data : false
}

/** Voids a match that nobody decided in time, which anyone may do. The bond against a result burns with it. */
export const useVoidAbandoned = (id: bigint) =>
  useContractWrite('voidAbandoned', bettingPoolContract, 'voidAbandonedMatch', () => [id], {
    id,
    invalidates: [bettingPoolContract.address, wethContract.address],
  })
