import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Config, useConfig } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { readContractQueryKey } from 'wagmi/query'
import { deployment } from '@/chain/config/config'
import { bettingPoolLimits } from '@/chain/config/contractLimits'
import { chainNow } from '@/chain/network/clock'
import { lensContract } from '@/chain/queries/contracts'
import { infiniteReadQueryOptions } from '@/chain/queries/infiniteReads'
import { readPages } from '@/chain/queries/pages'
import { type Match, type RawMatch, toMatch } from './match'

const address = deployment.lens

const PAST_PAGE = 100n

/** With fewer results the next page loads by itself, because the newest pages may hold open matches only. */
const LEAST_PAST = 12

export function pastMatchesQueryOptions(config: Config) {
  const read = { ...lensContract, functionName: 'getMatches' } as const
  const pages = infiniteReadQueryOptions(
    readContractQueryKey({ ...read, scopeKey: 'infinite' }),
    async (cursor) => {
      const page = await readContract(config, { ...read, args: [cursor, PAST_PAGE] })
      if (cursor === 0n && page[0].length === 0) console.info('No matches created yet')
      return page
    },
  )
  return infiniteQueryOptions({
    ...pages,
    select: resolvedMatches,
    meta: { failure: 'Failed to load matches' },
  })
}

/** Reads finalized and void matches, newest first, one page at a time. */
export function usePastMatches(enabled: boolean) {
  const past = useInfiniteQuery({ ...pastMatchesQueryOptions(useConfig()), enabled })
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = past
  const needsMore = enabled && data !== undefined && data.length < LEAST_PAST
  useEffect(() => {
    if (needsMore && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [needsMore, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  return past
}

function resolvedMatches({ pages }: InfiniteData<readonly [readonly RawMatch[], bigint]>) {
  return pages.flatMap(([matches]) => matches.filter((raw) => raw.isFinalized).map(toMatch))
}

/** Joins lists. A match whose state has just changed may be in two of them: the first counts. */
export function mergeMatches(...lists: readonly (readonly Match[] | undefined)[]): Match[] {
  const byId = new Map<bigint, Match>()
  for (const match of lists.flatMap((list) => list ?? [])) if (!byId.has(match.id)) byId.set(match.id, match)
  return [...byId.values()]
}

/** At 27,000 gas per match, far below any node's limit for a call. */
const PAGE = 500n

/** Reads the matches of any state that can still have been created for a time to come, newest first. */
export function useRecentMatches() {
  const config = useConfig()
  return useQuery({ queryKey: ['recentMatches', { address }], queryFn: () => readRecentMatches(config) })
}

async function readRecentMatches(config: Config): Promise<readonly Match[]> {
  // A match must end within this time of its creation.
  const since = chainNow() - bettingPoolLimits.MAX_MATCH_HORIZON
  const matches: Match[] = []
  const pages = readPages((cursor) =>
    readContract(config, { ...lensContract, functionName: 'getMatches', args: [cursor, PAGE] }),
  )
  for await (const [page] of pages) {
    matches.push(...page.map(toMatch))
    const oldest = matches.at(-1)
    if (oldest && oldest.createdAt < since) break
  }
  return matches
}
