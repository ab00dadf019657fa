import { bettingPoolContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useContractWrite'

/** Voids a match without a result 7 days after its end, which anyone may do. */
export const useVoidAbandoned = (id: bigint) =>
  useContractWrite('voidAbandoned', bettingPoolContract, 'voidAbandonedMatch', () => [id], { id })
