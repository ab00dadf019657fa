import { deployment } from '@/chain/config/config'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { contractCall } from '@/chain/transactions/contractCall'
import { useTransaction } from '@/chain/transactions/useTransaction'

/** Voids a match that nobody resolved within 7 days of its end: anyone may, and every stake goes back. */
export function useVoidAbandoned(matchId: bigint) {
  return useTransaction({
    kind: 'voidAbandoned',
    scope: String(matchId),
    calls: () => [
      contractCall({
        address: deployment.bettingPool,
        abi: bettingPoolAbi,
        functionName: 'voidAbandonedMatch',
        args: [matchId],
      }),
    ],
    invalidates: [deployment.bettingPool],
  })
}
