import { deployment } from '@/chain/config'
import { bettingPoolAbi } from '@/chain/generated'
import { contractCall, useTransaction } from '@/chain/transaction'

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
