import { deployment } from './config'
import { freshness } from './freshness'
import { useReadBettingPoolPaused } from './generated'

/** Whether the owner has stopped new bets, matches, joins and predictions. False until it is known. */
export function useIsPaused(): boolean {
  const { data = false } = useReadBettingPoolPaused({
    address: deployment.bettingPool,
    query: freshness.slow,
  })
  return data
}
