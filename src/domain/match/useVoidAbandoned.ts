import { bettingPoolContract, wethContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useContractWrite'

/** Voids a match that nobody decided in time, which anyone may do. The bond against a result burns with it. */
export const useVoidAbandoned = (id: bigint) =>
  useContractWrite('voidAbandoned', bettingPoolContract, 'voidAbandonedMatch', () => [id], {
    id,
    invalidates: [bettingPoolContract.address, wethContract.address],
  })
