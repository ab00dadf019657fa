import type { Config } from 'wagmi'
import { deployment } from '@/chain/config'
import { freshness } from '@/chain/freshness'
import { bettingPoolAbi, useReadBettingPoolGetMatch } from '@/chain/generated'
import { readQuery } from '@/chain/read'
import { toMatch } from '@/lib/match'

/** The read behind `useMatch`, for a loader. */
export function matchQuery(config: Config, id: bigint) {
  return {
    ...readQuery(config, {
      address: deployment.bettingPool,
      abi: bettingPoolAbi,
      functionName: 'getMatch',
      args: [id],
    }),
    ...freshness.live,
  }
}

/** One match, kept as the chain has it. An id that no match has is the contract's error `MatchNotFound`. */
export function useMatch(id: bigint) {
  return useReadBettingPoolGetMatch({
    address: deployment.bettingPool,
    args: [id],
    query: { ...freshness.live, select: toMatch },
  })
}
