import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { deployment } from './config'
import { freshness } from './freshness'
import { bettingPoolAbi } from './generated'
import { readQuery } from './read'

/** Whether the owner has stopped new bets, matches, joins and predictions. False until it is known. */
export function useIsPaused(): boolean {
  const { data = false } = useQuery({
    ...readQuery(useConfig(), {
      address: deployment.bettingPool,
      abi: bettingPoolAbi,
      functionName: 'paused',
    }),
    ...freshness.slow,
  })
  return data
}
