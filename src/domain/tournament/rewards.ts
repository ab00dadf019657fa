import { skipToken, useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { type Config, useConfig, useConnection } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { chainNow } from '@/chain/network/clock'
import {
  readTournamentGetPlayer,
  readTournamentGetTournament,
  readTournamentGetTournaments,
} from '@/chain/queries/generatedTournament'
import { tournamentContract } from '@/chain/queries/tournamentContract'
import { pauseToRender } from '@/lib/pause'
import { storage } from '@/lib/storage'
import { type Player, playerStatus, toPlayer } from './player'
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
  return useQuery({
    queryKey: ['rewards', { address, account }],
    queryFn: account && address !== zeroAddress ? () => readRewards(config, account) : skipToken,
  })
}

/** Reads the account's rewards, newest first. Reads only tournaments that can still pay the account. */
export async function readRewards(config: Config, account: Address, now = chainNow()): Promise<Reward[]> {
  const read = (cursor: bigint, limit: bigint) =>
    readTournamentGetTournaments(config, { args: [cursor, limit] })
  // An empty page still returns the total.
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
    readTournamentGetTournament(config, { args: [id] }),
    readTournamentGetPlayer(config, { args: [id, account] }),
  ])
  return { tournament: toTournament(tournament), player: toPlayer(player) }
}

/** Returns `true` if nothing can still become claimable: claimed, lost, or not joined in time. */
function paysNothing(tournament: Tournament, player: Player, now: number): boolean {
  const status = playerStatus(tournament, player)
  if (status === 'none') return !isJoiningOpen(tournament, now)
  return status === 'paid' || status === 'refunded' || status === 'lost'
}

/** No supported chain reorgs longer than this, in seconds. */
const REORG_TIME = 15 * 60

/** An account's tournaments that have nothing left to pay. */
interface Remembered {
  /** Changes when a local chain is reset. */
  chainId: string
  /** When each was first seen, in unix seconds; 0 once seen again after `REORG_TIME`, and never read again. */
  seenAt: Record<string, number>
}

/** Remembers the tournaments of an account that need no further reads, across reloads. */
export function settledTournaments(account: Address, chainId: string, now: number) {
  const key = `clutchpool.settledTournaments.${chain.id}.${deployment.tournament}.${account}`
  const stored = parse(storage.getItem(key))
  const seenAt = stored?.chainId === chainId ? stored.seenAt : {}
  let hasChanged = false
  const set = (id: bigint, time: number | undefined) => {
    if (seenAt[String(id)] === time) return
    hasChanged = true
    if (time === undefined) delete seenAt[String(id)]
    else seenAt[String(id)] = time
  }
  return {
    has: (id: bigint) => seenAt[String(id)] === 0,
    update(id: bigint, isSettled: boolean) {
      const since = seenAt[String(id)]
      if (!isSettled) set(id, undefined)
      else if (since === undefined) set(id, now)
      else if (now - since >= REORG_TIME) set(id, 0)
    },
    save() {
      if (hasChanged) storage.setItem(key, JSON.stringify({ chainId, seenAt } satisfies Remembered))
    },
  }
}

/** Validates a stored entry, which an older version or the user may have written. */
function parse(text: string | null): Remembered | undefined {
  try {
    const { chainId, seenAt } = Object(JSON.parse(text ?? 'null'))
    const isValid = typeof chainId === 'string' && typeof seenAt === 'object' && seenAt !== null
    return isValid ? { chainId, seenAt: { ...seenAt } } : undefined
  } catch {
    return undefined
  }
}
