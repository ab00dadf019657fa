import {
  type InfiniteData,
  infiniteQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
} from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { combineReads } from '@/chain/queries/combineReads'
import { freshness } from '@/chain/queries/freshness'
import {
  readTournamentGetParticipantsQueryOptions,
  readTournamentGetPlayer,
  readTournamentGetTournamentQueryOptions,
  readTournamentGetTournamentsQueryOptions,
  useReadTournamentGetPlayer,
  useReadTournamentGetTournament,
  useReadTournamentHasRole,
} from '@/chain/queries/generated'
import { infiniteReadQueryOptions } from '@/chain/queries/pages'
import { type Match, toMatch } from '@/domain/match/match'
import { matchQueryOptions } from '@/domain/match/queries'
import { TOURNAMENT_ADMIN_ROLE, tournamentContract } from './contract'
import { type Participant, type RawParticipant, toParticipant, toPlayer } from './player'
import { type RawTournament, toTournament } from './tournament'

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

/** Reads a tournament's matches, in its order. */
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

/** Reads an account's details in a tournament, empty if it has not joined. */
export function usePlayer(tournamentId: bigint, account: Address | undefined) {
  return useReadTournamentGetPlayer({
    address,
    args: account && [tournamentId, account],
    query: { ...freshness.live, enabled: account !== undefined, select: toPlayer },
  })
}

/** Reads the details of these players, in their order, in few calls. */
export function readPlayers(
  config: Config,
  tournamentId: bigint,
  accounts: readonly Address[],
): Promise<RawParticipant[]> {
  return Promise.all(
    accounts.map(async (account) => {
      const player = await readTournamentGetPlayer(config, { address, args: [tournamentId, account] })
      return { ...player, account }
    }),
  )
}

const PARTICIPANTS_PAGE = 100n

type ParticipantsPage = readonly [players: readonly RawParticipant[], next: bigint]

/** Reads a tournament's players with their details in pages, newest first. */
export function useParticipants(tournamentId: bigint) {
  const config = useConfig()
  return useInfiniteQuery({
    ...infiniteReadQueryOptions((cursor) => {
      const page = readTournamentGetParticipantsQueryOptions(config, {
        address,
        args: [tournamentId, cursor, PARTICIPANTS_PAGE],
      })
      return {
        ...page,
        queryFn: async (): Promise<ParticipantsPage> => {
          const [participants, next] = await page.queryFn()
          const accounts = participants.map(({ player }) => player)
          return [await readPlayers(config, tournamentId, accounts), next]
        },
      }
    }),
    ...freshness.live,
    select: allParticipants,
  })
}

function allParticipants({ pages }: InfiniteData<ParticipantsPage>): Participant[] {
  return pages.flatMap(([players]) => players.map(toParticipant))
}

/** Returns `true` for an admin of the tournaments, `false` while that is unknown. */
export function useIsTournamentAdmin(account: Address | undefined): boolean {
  const { data } = useReadTournamentHasRole({
    address,
    args: account && [TOURNAMENT_ADMIN_ROLE, account],
    query: { ...freshness.slow, enabled: account !== undefined },
  })
  return data ?? false
}
