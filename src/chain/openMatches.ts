import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Config, useConfig } from 'wagmi'
import { type RawMatch, toMatch } from '@/lib/match'
import { chain, deployment } from './config'
import { freshness } from './freshness'
import { bettingPoolAbi } from './generated'
import { readContract } from './read'

const PAGE_SIZE = 100n

/** All matches without a resolution, in as many calls as their index has pages. */
export function openMatchesQuery(config: Config) {
  return queryOptions({
    ...freshness.live,
    queryKey: ['getOpenMatches', { address: deployment.bettingPool, chainId: chain.id }],
    queryFn: async () => {
      const open: RawMatch[] = []
      let cursor = 0n
      do {
        const [page, next] = await readContract(config, {
          address: deployment.bettingPool,
          abi: bettingPoolAbi,
          functionName: 'getOpenMatches',
          args: [cursor, PAGE_SIZE],
        })
        open.push(...page)
        cursor = next
      } while (cursor !== 0n)
      return open
    },
    select: toMatches,
    meta: { failure: 'Failed to load matches' },
  })
}

/** All matches without a resolution, newest first: upcoming, live, and ended ones that await their result. */
export function useOpenMatches() {
  return useQuery(openMatchesQuery(useConfig()))
}

function toMatches(raw: readonly RawMatch[]) {
  return raw.map(toMatch)
}
