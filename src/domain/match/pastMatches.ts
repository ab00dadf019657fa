import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Config, useConfig } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { readPoolLensGetMatchesQueryOptions } from '@/chain/queries/generated'
import { infiniteReadQueryOptions } from '@/chain/queries/pages'
import { type RawMatch, toMatch } from './match'

const PAST_PAGE = 100n

/** With fewer results the next page loads by itself, because the newest pages may hold open matches only. */
const LEAST_PAST = 12

export function pastMatchesQueryOptions(config: Config) {
  const pages = infiniteReadQueryOptions((cursor) => {
    const page = readPoolLensGetMatchesQueryOptions(config, {
      address: deployment.lens,
      args: [cursor, PAST_PAGE],
    })
    return {
      ...page,
      queryFn: async () => {
        const result = await page.queryFn()
        if (cursor === 0n && result[0].length === 0) console.info('No matches created yet')
        return result
      },
    }
  })
  return infiniteQueryOptions({
    ...pages,
    ...freshness.live,
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
