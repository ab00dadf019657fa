import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadBettingPoolOwner } from '@/chain/queries/generated'

/** Who can correct an operator's result. */
export function usePoolOwner() {
  return useReadBettingPoolOwner({ address: deployment.bettingPool, query: freshness.slow })
}
