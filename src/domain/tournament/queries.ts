import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { readContractQueryKey, readContractQueryOptions } from 'wagmi/query'
import { deployment } from '@/chain/config/config'
import { combineReads } from '@/chain/queries/combineReads'
import { tournamentContract } from '@/chain/queries/contracts'
import { useReadBettingPoolTournament, useReadTournamentHasRole } from '@/chain/queries/generated'
import { infiniteReadQueryOptions } from '@/chain/queries/infiniteReads'
import { freshness } from '@/chain/queries/queryClient'
import type { Match } from '@/domain/match/match'
import { matchQueryOptions } from '@/domain/match/queries'
import { sameAddress } from '@/lib/addresses'
import {
  isJoiningOpen,
  isPredictionOpen,
  type RawTournament,
  TOURNAMENT_ADMIN_ROLE,
  type Tournament,
  toTournament,
} from './tournament'

const { address } = tournamentContract

/** Reads one tournament. An unknown id fails with the contract's `TournamentNotFound`. */
export function tournamentQueryOptions(config: Config, id: bigint) {
  const read = readContractQueryOptions(config, {
    ...tournamentContract,
    functionName: 'getTournament',
    args: [id],
  })
  return queryOptions({ ...read, select: toTournament })
}

export const useTournament = (id: bigint) => useQuery(tournamentQueryOptions(useConfig(), id))

/**
 * Returns `true` if it makes sense to join: the last match hasn't started, the pool names this tournament contract, and a
 * prediction is open, which is assumed while reading the matches.
 */
export function useIsJoiningOpen(tournament: Tournament, now: number): boolean {
  const { data = address } = useReadBettingPoolTournament({
    address: deployment.bettingPool,
    query: freshness.slow,
  })
  const isOpen = isJoiningOpen(tournament, now) && sameAddress(data, address)
  const { data: matches } = useTournamentMatches(tournament.matchIds, isOpen)
  return isOpen && (!matches || isPredictionOpen(matches, now))
}

const TOURNAMENTS_PAGE = 50n

/** Reads all tournaments in pages, newest first. */
export function tournamentsQueryOptions(config: Config) {
  const read = { ...tournamentContract, functionName: 'getTournaments' } as const
  return infiniteQueryOptions({
    ...infiniteReadQueryOptions(readContractQueryKey({ ...read, scopeKey: 'infinite' }), (cursor) =>
      readContract(config, { ...read, args: [cursor, TOURNAMENTS_PAGE] }),
    ),
    select: allTournaments,
  })
}

export const useTournaments = () => useInfiniteQuery(tournamentsQueryOptions(useConfig()))

function allTournaments({ pages }: InfiniteData<readonly [readonly RawTournament[], bigint]>) {
  return pages.flatMap(([tournaments]) => tournaments.map(toTournament))
}

export function useIsTournamentAdmin(account: Address | undefined): boolean {
  const { data } = useReadTournamentHasRole({
    address: deployment.tournament,
    args: account && [TOURNAMENT_ADMIN_ROLE, account],
    query: { ...freshness.slow, enabled: account !== undefined },
  })
  return data ?? false
}

export function useTournamentMatches(matchIds: readonly bigint[], enabled = true) {
  const config = useConfig()
  return useQueries({
    queries: matchIds.map((id) => ({ ...matchQueryOptions(config, id), enabled })),
    combine: combineReads<Match>,
  })
}
