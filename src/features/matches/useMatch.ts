import type { Config } from 'wagmi'
import { readContractQueryOptions } from 'wagmi/query'
import { chain, deployment } from '@/chain/config'
import { freshness } from '@/chain/freshness'
import { bettingPoolAbi, useReadBettingPoolGetMatch } from '@/chain/generated'
import { toMatch } from '@/lib/match'

function matchRead(id: bigint) {
  return { address: deployment.bettingPool, chainId: chain.id, args: [id] } as const
}

/** The read behind `useMatch`, for a loader. */
export function matchQuery(config: Config, id: bigint) {
  return readContractQueryOptions(config, {
    ...matchRead(id),
    abi: bettingPoolAbi,
    functionName: 'getMatch',
    query: freshness.live,
  })
}

/** One match, kept as the chain has it. An id that no match has is the contract's error `MatchNotFound`. */
export function useMatch(id: bigint) {
  return useReadBettingPoolGetMatch({ ...matchRead(id), query: { ...freshness.live, select: toMatch } })
}
