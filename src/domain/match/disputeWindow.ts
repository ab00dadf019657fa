import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadBettingPoolDisputeWindow } from '@/chain/queries/generated'

/** Seconds between a resolution and its claims, as the contract has it now. */
export function useDisputeWindow() {
  return useReadBettingPoolDisputeWindow({ address: deployment.bettingPool, query: freshness.slow })
}
