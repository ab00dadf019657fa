import { bettingPoolContract as pool, wethContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { resultNamed } from './matchChanges'

/** Voids a match that nobody decided in time, which anyone may do. The bond against a result burns with it. */
export const useVoidAbandoned = (id: bigint) =>
  useContractWrite('voidAbandoned', pool, 'voidAbandonedMatch', () => [id], {
    id,
    effect: () => resultNamed(id, 'Void'),
    invalidates: [pool.address, wethContract.address],
  })
