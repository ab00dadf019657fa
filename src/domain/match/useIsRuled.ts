import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { useConfig } from 'wagmi'
import { chain } from '@/chain/config/config'
import { bettingPoolContract as pool, wethContract } from '@/chain/queries/contracts'
import { simulateCall } from '@/chain/transactions/calls'
import { contractCall } from '@/chain/transactions/types'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { isFinal, type Match } from './match'
import { outcomeId, outcomeOf } from './outcome'
import { useChallenger } from './resultQueries'

// Kept out of challenge.ts, which the audit log imports without the code that sends transactions.

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
  useContractWrite('voidAbandoned', pool, 'voidAbandonedMatch', () => [id], {
    id,
    invalidates: [pool.address, wethContract.address],
  })
