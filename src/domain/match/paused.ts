import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadBettingPoolPaused } from '@/chain/queries/generated'

/** Whether the owner has stopped new bets, matches, joins and predictions. False until it is known. */
export function useIsPaused(): boolean {
  const { data = false } = useReadBettingPoolPaused({
    address: deployment.bettingPool,
    query: freshness.slow,
  })
  return data
}
