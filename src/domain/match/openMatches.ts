import { type QueryClient, queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { type Config, useConfig } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { readContract } from '@/chain/queries/read'
import { pause } from '@/lib/pause'
import { type Match, type RawMatch, toMatch } from './match'

/** The first screen needs no more. */
const FIRST_PAGE = 100n

/** In milliseconds: what is there is drawn before more is read, which would keep the page busy meanwhile. */
const DRAWING = 200

/** At 27,000 gas a match far below any node's limit. */
const PAGE = 500n

interface OpenMatches<AnyMatch> {
  matches: readonly AnyMatch[]
  /** Whether these are all of them. */
  isComplete: boolean
}

type RawOpenMatches = OpenMatches<RawMatch>

/** All matches without a resolution. Of very many the first ones can be shown while the others are read. */
export function openMatchesQuery(config: Config) {
  return queryOptions({
    ...freshness.live,
    queryKey: ['getOpenMatches', { address: deployment.bettingPool, chainId: chain.id }],
    queryFn: async ({ client, queryKey }): Promise<RawOpenMatches> => {
      let shown = client.getQueryData<RawOpenMatches>(queryKey)
      const isFirstRead = shown === undefined
      const matches: RawMatch[] = []
      let cursor = 0n
      for (;;) {
        const [page, next] = await readContract(config, {
          address: deployment.bettingPool,
          abi: bettingPoolAbi,
          functionName: 'getOpenMatches',
          args: [cursor, isFirstRead && cursor === 0n ? FIRST_PAGE : PAGE],
        })
        matches.push(...page)
        // The cache keeps an answer beside what it makes of it: so they are the same, match by match.
        if (next === 0n) return replaceEqualDeep(client.getQueryData(queryKey), { matches, isComplete: true })
        cursor = next
        if (!isFirstRead) continue
        const soFar = { matches: [...matches], isComplete: false }
        // Another read was begun meanwhile and has shown more: nobody waits for this one any more.
        if (client.getQueryData(queryKey) !== shown) return soFar
        shown = client.setQueryData<RawOpenMatches>(queryKey, soFar)
        await pause(DRAWING)
      }
    },
    meta: { failure: 'Failed to load matches' },
  })
}

/** Begins to read them for a route, if nothing is known of them yet: whoever shows them keeps them fresh. */
export function prefetchOpenMatches(queryClient: QueryClient, config: Config) {
  void queryClient.prefetchQuery({ ...openMatchesQuery(config), staleTime: Number.POSITIVE_INFINITY })
}

/**
 * All matches without a resolution, newest first: upcoming, live, and ended ones that await their result. Missing until
 * all of them are read.
 */
export function useOpenMatches() {
  return useQuery({ ...openMatchesQuery(useConfig()), select: allOf })
}

/** As many of them as are read. Much is drawn for new ones: in slices, between which the page answers. */
export function useOpenMatchesSoFar() {
  const { data, error, isFetching, refetch } = useQuery({
    ...openMatchesQuery(useConfig()),
    select: toOpenMatches,
  })
  return { data: useDeferredValue(data), error, isFetching, refetch }
}

function allOf({ matches, isComplete }: RawOpenMatches): Match[] | undefined {
  return isComplete ? matches.map(toMatch) : undefined
}

function toOpenMatches({ matches, isComplete }: RawOpenMatches): OpenMatches<Match> {
  return { matches: matches.map(toMatch), isComplete }
}
