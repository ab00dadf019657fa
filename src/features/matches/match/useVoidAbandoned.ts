import { deployment } from '@/chain/config/config'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { contractCall } from '@/chain/transactions/contractCall'
import { useTransaction } from '@/chain/transactions/useTransaction'

/** Voids a match without a result 7 days after its end, which anyone may do. */
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
