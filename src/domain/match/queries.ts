import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  replaceEqualDeep,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { type Hash, zeroHash } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { readContractQueryKey, readContractQueryOptions } from 'wagmi/query'
import { deployment } from '@/chain/config/config'
import { bettingPoolContract, lensContract } from '@/chain/queries/contracts'
import { useReadBettingPoolPaused, useReadBettingPoolRulesOf } from '@/chain/queries/generated'
import { readPages } from '@/chain/queries/pages'
import { freshness } from '@/chain/queries/queryClient'
import { delayToRender } from '@/lib/delay'
import { type Match, type RawMatch, toMatch } from './match'
import type { RulesRecord } from './rules/readRules'
import { groupSeries, seriesOf } from './series'

/** Reads one match. An unknown id fails with the contract's `MatchNotFound`. */
export function matchQueryOptions(config: Config, id: bigint) {
  return queryOptions({
    ...readContractQueryOptions(config, { ...bettingPoolContract, functionName: 'getMatch', args: [id] }),
    select: toMatch,
  })
}

/** Reads one match, and shows it meanwhile as among the neighbours of the one shown before, or in the list of open matches. */
export function useMatch(id: bigint) {
  const config = useConfig()
  const client = useQueryClient()
  return useQuery({
    ...matchQueryOptions(config, id),
    placeholderData: (before) => {
      const beside = before && client.getQueryData(neighboursQueryOptions(config, before.id).queryKey)
      const open = client.getQueryData<RawOpenMatches>(openMatchesQueryOptions(config).queryKey)
      return [...(beside?.[0] ?? []), ...(open?.matches ?? [])].find((match) => match.id === id)
    },
  })
}

/** The markets of a series are created together, so that their ids are neighbours. */
const NEIGHBOURS = 10n

/** Reads the matches whose ids are next to one's own, for those of its series, at 27,000 gas each. */
export function neighboursQueryOptions(config: Config, id: bigint) {
  const args = [id + NEIGHBOURS, 2n * NEIGHBOURS + 1n] as const
  return queryOptions({
    ...readContractQueryOptions(config, { ...lensContract, functionName: 'getMatches', args }),
    select: toNeighbours,
  })
}

const toNeighbours = ([raw]: readonly [readonly RawMatch[], bigint]): Match[] => raw.map(toMatch)

/** Returns the markets of a match's series among its neighbours and the open matches that are known already. */
export function useSeries(match: Match | undefined): readonly Match[] {
  const config = useConfig()
  const { data: neighbours = NONE } = useQuery({
    ...neighboursQueryOptions(config, match?.id ?? 0n),
    enabled: match !== undefined,
    // Those of the market shown before are the same series.
    placeholderData: keepPreviousData,
  })
  const { data: open } = useQuery({
    ...openMatchesQueryOptions(config),
    select: toOpenMatches,
    enabled: false,
  })
  return useMemo(
    () => (match ? seriesOf(match, [...neighbours, ...(open?.matches ?? NONE)]) : NONE),
    [match, neighbours, open],
  )
}

const NONE: readonly Match[] = []

/** Fills the first screen. */
const FIRST_OPEN_PAGE = 100n

/** At 27,000 gas per match, far below any node's limit for a call. */
const OPEN_PAGE = 500n

interface OpenMatches<AnyMatch> {
  matches: readonly AnyMatch[]
  isComplete: boolean
}

type RawOpenMatches = OpenMatches<RawMatch>

/** Reads all matches without a result, newest first. The first read publishes each page as it arrives. */
export function openMatchesQueryOptions(config: Config) {
  const read = { ...lensContract, functionName: 'getOpenMatches' } as const
  return queryOptions({
    queryKey: readContractQueryKey({ ...read, scopeKey: 'all' }),
    queryFn: async ({ client, queryKey }): Promise<RawOpenMatches> => {
      let published = client.getQueryData<RawOpenMatches>(queryKey)
      const isFirstRead = published === undefined
      const matches: RawMatch[] = []
      const pages = readPages((cursor) => {
        const limit = isFirstRead && cursor === 0n ? FIRST_OPEN_PAGE : OPEN_PAGE
        return readContract(config, { ...read, args: [cursor, limit] })
      })
      for await (const [page, next] of pages) {
        matches.push(...page)
        if (!isFirstRead || next === 0n) continue
        const soFar = { matches: [...matches], isComplete: false }
        // A newer read has overtaken this one.
        if (client.getQueryData(queryKey) !== published) return soFar
        published = client.setQueryData<RawOpenMatches>(queryKey, soFar)
        await delayToRender()
      }
      // The query keeps this result next to the cached one: sharing equal matches halves the memory.
      return replaceEqualDeep(client.getQueryData(queryKey), { matches, isComplete: true })
    },
    meta: { failure: 'Failed to load matches' },
  })
}

/** Prefetches the open matches for a route unless they are cached; `useOpenMatches` refreshes them. */
export function prefetchOpenMatches(queryClient: QueryClient, config: Config) {
  void queryClient.prefetchQuery({ ...openMatchesQueryOptions(config), staleTime: Number.POSITIVE_INFINITY })
}

/** Reads all matches without a result, newest first. `data` is undefined until all are read. */
export function useOpenMatches() {
  return useQuery({ ...openMatchesQueryOptions(useConfig()), select: completeMatches })
}

/** Reads the same, with the pages that have arrived. Deferred, so that rendering many stays interruptible. */
export function useOpenMatchesSoFar(enabled = true) {
  const { data, error, isFetching, refetch } = useQuery({
    ...openMatchesQueryOptions(useConfig()),
    select: toOpenMatches,
    enabled,
  })
  return { data: useDeferredValue(data), error, isFetching, refetch }
}

/** Reads the same, grouped by series once per read. */
export function useOpenSeriesSoFar() {
  const open = useOpenMatchesSoFar()
  const series = useMemo(() => open.data && groupSeries(open.data.matches), [open.data])
  return { ...open, series }
}

function completeMatches({ matches, isComplete }: RawOpenMatches): Match[] | undefined {
  return isComplete ? matches.map(toMatch) : undefined
}

function toOpenMatches({ matches, isComplete }: RawOpenMatches): OpenMatches<Match> {
  return { matches: matches.map(toMatch), isComplete }
}

/** Returns `true` while the owner has paused new bets, matches, joins and predictions. */
export const useIsPaused = (): boolean =>
  useReadBettingPoolPaused({ address: deployment.bettingPool, query: freshness.slow }).data ?? false

/** Reads the house rules in force when a match was created; `null` for a match without rules. */
export function useHouseRules(id: bigint) {
  return useReadBettingPoolRulesOf({
    address: deployment.bettingPool,
    args: [id],
    query: { ...freshness.fixed, select: toRules },
  })
}

function toRules([hash, uri]: readonly [Hash, string]): RulesRecord | null {
  return hash === zeroHash && uri === '' ? null : { hash, uri }
}
