import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { tournamentContract } from '@/chain/queries/contracts'
import { freshness } from '@/chain/queries/freshness'
import {
  readTournamentGetParticipantsQueryOptions,
  readTournamentGetPlayer,
  useReadTournamentGetPlayer,
} from '@/chain/queries/generated'
import { infiniteReadQueryOptions } from '@/chain/queries/pages'
import { type Participant, type RawParticipant, toParticipant, toPlayer } from './player'

const { address } = tournamentContract

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
