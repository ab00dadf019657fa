import { deployment } from '@/chain/config'
import { freshness } from '@/chain/freshness'
import { useReadBettingPoolOwner } from '@/chain/generated'

/** Who can correct an operator's result. */
export function usePoolOwner() {
  return useReadBettingPoolOwner({ address: deployment.bettingPool, query: freshness.slow })
}
