import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'
import { communityHubAbi } from '@/chain/queries/generated'
import { contractCall } from '@/chain/transactions/contractCall'
import { approveCall } from '@/domain/approval/approval'
import { useAdminTransaction } from '@/features/admin/shared/useAdminTransaction'

const hub = { address: deployment.communityHub, abi: communityHubAbi } as const
const { weth } = deployment

interface Reward {
  user: Address
  /** In wei. */
  amount: bigint
  /** Adds an approval to an atomic batch. */
  withApproval: boolean
}

export function useDistributeRewards() {
  return useAdminTransaction(
    { scope: 'distributeRewards', invalidates: [hub.address, weth] },
    ({ user, amount, withApproval }: Reward) => {
      const pay = contractCall({ ...hub, functionName: 'distributeRewards', args: [user, amount] })
      return withApproval ? [approveCall(hub.address, amount), pay] : [pay]
    },
  )
}
