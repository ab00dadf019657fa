import type { Config } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { bettingPoolAbi, useReadBettingPoolGetMatch } from '@/chain/queries/generated'
import { readQuery } from '@/chain/queries/read'
import { toMatch } from './match'

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
