import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { type Config, useConfig } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { readContract } from '@/chain/queries/read'
import { type RawMatch, toMatch } from './match'

const PAGE_SIZE = 100n

/** Pages of all matches, newest first. The open ones among them are dropped. */
export function pastMatchesQuery(config: Config) {
  return infiniteQueryOptions({
    ...freshness.live,
    queryKey: ['getMatches', { address: deployment.bettingPool, chainId: chain.id }],
    queryFn: async ({ pageParam: cursor }) => {
      const page = await readContract(config, {
        address: deployment.bettingPool,
        abi: bettingPoolAbi,
        functionName: 'getMatches',
        args: [cursor, PAGE_SIZE],
      })
      if (cursor === 0n && page[0].length === 0) console.info('No matches created yet')
      return page
    },
    initialPageParam: 0n,
    getNextPageParam: ([, next]) => (next === 0n ? undefined : next),
    select: resolvedOf,
    meta: { failure: 'Failed to load matches' },
  })
}

/** Matches with a winner and void ones, newest first, a page at a time. @param isWanted nothing is read until then */
export function usePastMatches(isWanted: boolean) {
  return useInfiniteQuery({ ...pastMatchesQuery(useConfig()), enabled: isWanted })
}

function resolvedOf({ pages }: InfiniteData<readonly [readonly RawMatch[], bigint]>) {
  return pages.flatMap(([matches]) => matches.filter((raw) => raw.isFinalized).map(toMatch))
}
