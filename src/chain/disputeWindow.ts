import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { deployment } from './config'
import { freshness } from './freshness'
import { bettingPoolAbi } from './generated'
import { readQuery } from './read'

/** Seconds between a resolution and its claims, as the contract has it now. */
export function useDisputeWindow() {
  return useQuery({
    ...readQuery(useConfig(), {
      address: deployment.bettingPool,
      abi: bettingPoolAbi,
      functionName: 'disputeWindow',
    }),
    ...freshness.slow,
  })
}
