import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { type Config, useConfig, useConnection } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { lensContract, tournamentContract } from '@/chain/queries/contracts'
import { readAllPages } from '@/chain/queries/pages'
import { type Player, toPlayer } from './player'
import { type Tournament, toTournament } from './tournament'

const { address } = tournamentContract

/** At up to 480,000 gas each with 64 matches, so that a page fits into a call with other reads. */
const TOURNAMENTS_PER_CALL = 25n

export interface PlayerTournament {
  tournament: Tournament
  player: Player
}

function playerTournamentsQueryOptions(config: Config, account: Address | undefined) {
  return queryOptions({
    queryKey: ['playerTournaments', { address, account }],
    queryFn: account ? () => readPlayerTournaments(config, account) : skipToken,
    enabled: address !== zeroAddress,
  })
}

async function readPlayerTournaments(config: Config, account: Address): Promise<PlayerTournament[]> {
  const joined = await readAllPages((cursor) =>
    readContract(config, {
      ...lensContract,
      functionName: 'tournamentsOf',
      args: [address, account, cursor, TOURNAMENTS_PER_CALL],
    }),
  )
  return joined.map(({ tournament, player }) => ({
    tournament: toTournament(tournament),
    player: toPlayer(player),
  }))
}

/** Reads the tournaments that an account has joined, newest first. */
export const usePlayerTournaments = (account: Address) =>
  useQuery(playerTournamentsQueryOptions(useConfig(), account))

/** A prize or a refunded entry fee that an account can claim now. */
export interface Reward {
  tournament: Tournament
  /** In wei. */
  amount: bigint
}

/** Reads the tournament prizes and refunds that the connected account can claim now, newest first. */
export function useRewards() {
  const { address: account } = useConnection()
  return useQuery({ ...playerTournamentsQueryOptions(useConfig(), account), select: rewardsOf })
}

function rewardsOf(joined: readonly PlayerTournament[]): Reward[] {
  return joined.flatMap(({ tournament, player }) =>
    player.claimable > 0n ? { tournament, amount: player.claimable } : [],
  )
}
