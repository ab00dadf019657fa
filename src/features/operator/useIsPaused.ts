import { chain, deployment } from '@/chain/config'
import { freshness } from '@/chain/freshness'
import { useReadBettingPoolPaused } from '@/chain/generated'

/** Whether new bets and matches are stopped. False until it is known. */
export function useIsPaused(): boolean {
  const { data = false } = useReadBettingPoolPaused({
    address: deployment.bettingPool,
    chainId: chain.id,
    query: freshness.slow,
  })
  return data
}
