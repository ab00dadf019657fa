import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { readLensTournamentsOf } from '@/chain/queries/generatedLens'
import { readAllPages } from '@/chain/queries/pages'
import { tournamentContract } from '@/chain/queries/tournamentContract'
import { type Player, toPlayer } from './player'
import { type Tournament, toTournament } from './tournament'

const { address } = tournamentContract

/** A player's details hold three words per match, so 50 tournaments of 64 matches stay within public gas limits. */
const TOURNAMENTS_PER_CALL = 50n

export interface PlayerTournament {
  tournament: Tournament
  player: Player
}

/** Reads the tournaments that an account has joined, newest first. */
export function usePlayerTournaments(account: Address) {
  const config = useConfig()
  return useQuery({
    queryKey: ['playerTournaments', { address, account }],
    queryFn: async (): Promise<PlayerTournament[]> => {
      const joined = await readAllPages((cursor) =>
        readLensTournamentsOf(config, { args: [address, account, cursor, TOURNAMENTS_PER_CALL] }),
      )
      return joined.map(({ tournament, player }) => ({
        tournament: toTournament(tournament),
        player: toPlayer(player),
      }))
    },
  })
}
