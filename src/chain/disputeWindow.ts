import { deployment } from './config'
import { freshness } from './freshness'
import { useReadBettingPoolDisputeWindow } from './generated'

/** Seconds between a resolution and its claims, as the contract has it now. */
export function useDisputeWindow() {
  return useReadBettingPoolDisputeWindow({ address: deployment.bettingPool, query: freshness.slow })
}
