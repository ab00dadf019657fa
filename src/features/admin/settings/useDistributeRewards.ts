import type { Address } from 'viem'
import { communityHubContract, wethContract } from '@/chain/queries/contracts'
import { contractCall } from '@/chain/transactions/types'
import { useTransaction } from '@/chain/transactions/useTransaction'
import { approveCall } from '@/domain/approval/approval'

export interface Reward {
  user: Address
  /** In wei. */
  amount: bigint
}

export function useDistributeRewards() {
  return useTransaction({
    kind: 'admin',
    scope: 'distributeRewards',
    calls: ({ user, amount, withApproval }: Reward & { withApproval: boolean }) => {
      const pay = contractCall({
        ...communityHubContract,
        functionName: 'distributeRewards',
        args: [user, amount],
      })
      return withApproval ? [approveCall(communityHubContract.address, amount), pay] : [pay]
    },
    invalidates: [communityHubContract.address, wethContract.address],
  })
}
