import {
  type InfiniteData,
  infiniteQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
} from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { combineReads } from '@/chain/queries/combineReads'
import { tournamentContract } from '@/chain/queries/contracts'
import { freshness } from '@/chain/queries/freshness'
import {
  readTournamentGetTournamentQueryOptions,
  readTournamentGetTournamentsQueryOptions,
  useReadBettingPoolTournament,
  useReadTournamentGetTournament,
  useReadTournamentHasRole,
} from '@/chain/queries/generated'
import { infiniteReadQueryOptions } from '@/chain/queries/pages'
import { type Match, toMatch } from '@/domain/match/match'
import { matchQueryOptions } from '@/domain/match/queries'
import { sameAddress } from '@/lib/addresses'
import { TOURNAMENT_ADMIN_ROLE } from './role'
import { isJoiningOpen, type RawTournament, type Tournament, toTournament } from './tournament'

const { address } = tournamentContract

export function tournamentQueryOptions(config: Config, id: bigint) {
  return { ...readTournamentGetTournamentQueryOptions(config, { address, args: [id] }), ...freshness.live }
}

/** Reads one tournament. An unknown id fails with the contract's `TournamentNotFound`. */
export function useTournament(id: bigint) {
  return useReadTournamentGetTournament({
    address,
    args: [id],
    query: { ...freshness.live, select: toTournament },
  })
}

/** Returns `true` if anyone can join: the last match hasn't started, and the pool names this tournament contract. */
export function useIsJoiningOpen(tournament: Tournament, now: number): boolean {
  const { data = address } = useReadBettingPoolTournament({
    address: deployment.bettingPool,
    query: freshness.slow,
  })
  return isJoiningOpen(tournament, now) && sameAddress(data, address)
}

const TOURNAMENTS_PAGE = 50n

/** Reads all tournaments in pages, newest first. */
export function tournamentsQueryOptions(config: Config) {
  return infiniteQueryOptions({
    ...infiniteReadQueryOptions((cursor) =>
      readTournamentGetTournamentsQueryOptions(config, { address, args: [cursor, TOURNAMENTS_PAGE] }),
    ),
    ...freshness.live,
    select: allTournaments,
  })
}

export function useTournaments() {
  return useInfiniteQuery(tournamentsQueryOptions(useConfig()))
}

function allTournaments({ pages }: InfiniteData<readonly [readonly RawTournament[], bigint]>) {
  return pages.flatMap(([tournaments]) => tournaments.map(toTournament))
}

export function useIsTournamentAdmin(account: Address | undefined): boolean {
  const { data } = useReadTournamentHasRole({
    address,
    args: account && [TOURNAMENT_ADMIN_ROLE, account],
    query: { ...freshness.slow, enabled: account !== undefined },
  })
  return data ?? false
}

export function useTournamentMatches(matchIds: readonly bigint[], enabled = true) {
  const config = useConfig()
  return useQueries({
    queries: matchIds.map((id) => ({ ...matchQueryOptions(config, id), select: toMatch, enabled })),
    combine: combineMatches,
  })
}

function combineMatches(results: UseQueryResult<Match>[]) {
  return combineReads(results)
}
