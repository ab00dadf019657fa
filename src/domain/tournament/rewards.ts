import { skipToken, useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { type Config, useConfig, useConnection } from 'wagmi'
import { chainNow } from '@/chain/network/clock'
import { tournamentContract } from '@/chain/queries/contracts'
import { freshness } from '@/chain/queries/freshness'
import {
  readTournamentGetPlayer,
  readTournamentGetPlayerQueryOptions,
  readTournamentGetTournament,
  readTournamentGetTournaments,
} from '@/chain/queries/generated'
import { pauseToRender } from '@/lib/pause'
import { type Player, playerStatus, toPlayer } from './player'
import { settledTournaments } from './settledTournaments'
import { isJoiningOpen, type Tournament, toTournament } from './tournament'

const { address } = tournamentContract

/** A prize or a refunded entry fee that an account can claim now. */
export interface Reward {
  tournament: Tournament
  /** In wei. */
  amount: bigint
}

/** Reads the tournament prizes and refunds that the connected account can claim now. */
export function useRewards() {
  const config = useConfig()
  const { address: account } = useConnection()
  const { queryKey } = readTournamentGetPlayerQueryOptions(config, {
    address,
    args: account && [0n, account],
  })
  return useQuery({
    ...freshness.live,
    queryKey: [...queryKey, 'rewards'],
    queryFn: account && address !== zeroAddress ? () => readRewards(config, account) : skipToken,
  })
}

/** Reads the account's rewards, newest first. Reads only tournaments that can still pay the account. */
export async function readRewards(config: Config, account: Address, now = chainNow()): Promise<Reward[]> {
  const read = (cursor: bigint, limit: bigint) =>
    readTournamentGetTournaments(config, { address, args: [cursor, limit] })
  // A page of none still tells the count.
  const [[, count], [[first]]] = await Promise.all([read(0n, 0n), read(1n, 1n)])
  if (!first) return []
  await pauseToRender()
  const settled = settledTournaments(account, `${first.startTime}-${first.endTime}`, now)
  const ids = Array.from({ length: Number(count) }, (_, index) => count - BigInt(index))
  const entries = await Promise.all(
    ids.filter((id) => !settled.has(id)).map((id) => readEntry(config, id, account)),
  )
  for (const { tournament, player } of entries)
    settled.update(tournament.id, paysNothing(tournament, player, now))
  settled.save()
  return entries.flatMap(({ tournament, player }) =>
    player.claimable > 0n ? [{ tournament, amount: player.claimable }] : [],
  )
}

async function readEntry(config: Config, id: bigint, account: Address) {
  const [tournament, player] = await Promise.all([
    readTournamentGetTournament(config, { address, args: [id] }),
    readTournamentGetPlayer(config, { address, args: [id, account] }),
  ])
  return { tournament: toTournament(tournament), player: toPlayer(player) }
}

/** Returns `true` if nothing can become claimable any more: claimed, lost, or not joined in time. */
function paysNothing(tournament: Tournament, player: Player, now: number): boolean {
  switch (playerStatus(tournament, player)) {
    case 'none':
      return !isJoiningOpen(tournament, now)
    case 'paid':
    case 'refunded':
    case 'lost':
      return true
    default:
      return false
  }
}
