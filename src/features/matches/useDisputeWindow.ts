import { chain, deployment } from '@/chain/config'
import { freshness } from '@/chain/freshness'
import { useReadBettingPoolDisputeWindow } from '@/chain/generated'

/** Seconds between a resolution and its claims, as the contract has it now. */
export function useDisputeWindow() {
  return useReadBettingPoolDisputeWindow({
    address: deployment.bettingPool,
    chainId: chain.id,
    query: freshness.slow,
  })
}
