import { type Address, getAddress, type Hash, numberToHex, slice } from 'viem'
import { getBlock } from 'viem/actions'
import type { Config } from 'wagmi'
import { chain } from '@/chain/config/config'
import type { BlockSpan } from '@/chain/history/blockSpans'
import { readRecentLogs } from '@/chain/live/readRecentLogs'
import { tournamentContract } from '@/chain/queries/contracts'
import { readTournamentGetParticipants } from '@/chain/queries/generated'
import { readPages } from '@/chain/queries/pages'
import { readPlayers } from './participants'
import { type Participant, toParticipant } from './player'

/** Reading thousands of players at once would block the main thread. */
const PLAYERS_AT_ONCE = 200
const ACCOUNTS_PER_CALL = 500n

export interface Participants {
  block: { number: bigint; hash: Hash }
  /** Newest first. */
  all: readonly Participant[]
}

/**
 * Reads a tournament's players, or updates `known` by those that changed since, unless the RPC lacks the logs or a reorg
 * replaced its block.
 */
export async function readParticipants(
  config: Config,
  tournamentId: bigint,
  known: Participants | undefined,
): Promise<Participants> {
  const client = config.getClient({ chainId: chain.id })
  const { number, hash } = await getBlock(client)
  const block = { number, hash }
  if (known?.block.hash === hash) return known
  const changed =
    known && known.block.number < number && (await isStillThere(config, known.block))
      ? await accountsOfEvents(config, tournamentId, { from: known.block.number + 1n, to: number })
      : undefined
  if (!known || !changed) {
    const all = await readPlayersInChunks(config, tournamentId, await readAccounts(config, tournamentId))
    return { block, all }
  }
  const changedPlayers = await readPlayersInChunks(config, tournamentId, changed)
  // Events may name an admin.
  const players = new Map(
    changedPlayers.filter(({ hasJoined }) => hasJoined).map((player) => [player.account, player]),
  )
  const kept = known.all.map((player) => {
    const read = players.get(player.account)
    players.delete(player.account)
    return read ?? player
  })
  return { block, all: [...[...players.values()].reverse(), ...kept] }
}

async function isStillThere(config: Config, { number, hash }: Participants['block']): Promise<boolean> {
  const client = config.getClient({ chainId: chain.id })
  return (await getBlock(client, { blockNumber: number })).hash === hash
}

async function readAccounts(config: Config, tournamentId: bigint): Promise<Address[]> {
  const accounts: Address[] = []
  const pages = readPages((cursor) =>
    readTournamentGetParticipants(config, {
      address: tournamentContract.address,
      args: [tournamentId, cursor, ACCOUNTS_PER_CALL],
    }),
  )
  for await (const [page] of pages) for (const { player } of page) accounts.push(player)
  return accounts
}

async function readPlayersInChunks(
  config: Config,
  tournamentId: bigint,
  accounts: readonly Address[],
): Promise<Participant[]> {
  const players: Participant[] = []
  for (let first = 0; first < accounts.length; first += PLAYERS_AT_ONCE) {
    const some = await readPlayers(config, tournamentId, accounts.slice(first, first + PLAYERS_AT_ONCE))
    for (const raw of some) players.push(toParticipant(raw))
  }
  return players
}

/** Returns the accounts that events name, or `undefined` if the RPC doesn't serve so many blocks. */
async function accountsOfEvents(
  config: Config,
  tournamentId: bigint,
  span: BlockSpan,
): Promise<Address[] | undefined> {
  const logs = await readRecentLogs(config, {
    address: tournamentContract.address,
    // Every event has the topics tournament and account.
    topics: [null, numberToHex(tournamentId, { size: 32 })],
    span,
  })
  return (
    logs && [
      ...new Set(
        logs.flatMap(({ topics: [, , account] }) => (account ? [getAddress(slice(account, 12))] : [])),
      ),
    ]
  )
}
