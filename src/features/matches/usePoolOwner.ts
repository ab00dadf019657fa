import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { deployment } from '@/chain/config'
import { freshness } from '@/chain/freshness'
import { bettingPoolAbi } from '@/chain/generated'
import { readQuery } from '@/chain/read'

/** Who can correct an operator's result. */
export function usePoolOwner() {
  return useQuery({
    ...readQuery(useConfig(), {
      address: deployment.bettingPool,
      abi: bettingPoolAbi,
      functionName: 'owner',
    }),
    ...freshness.slow,
  })
}
