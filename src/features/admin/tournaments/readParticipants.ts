import { type Address, getAddress, type Hash, numberToHex, slice } from 'viem'
import { getBlock } from 'viem/actions'
import type { Config } from 'wagmi'
import { chain } from '@/chain/config/config'
import { MAX_BLOCK_RANGE } from '@/chain/history/blockRange'
import { tournamentContract } from '@/chain/queries/contracts'
import { readTournamentGetParticipants } from '@/chain/queries/generated'
import { readPages } from '@/chain/queries/pages'
import { readPlayers } from '@/domain/tournament/participants'
import { type Participant, toParticipant } from '@/domain/tournament/player'

/** Reading thousands of players at once would block the main thread. */
const PLAYERS_AT_ONCE = 200
const ACCOUNTS_PER_CALL = 500n

export interface Participants {
  block: { number: bigint; hash: Hash }
  /** Newest first. */
  all: readonly Participant[]
}

/** Reads a tournament's players, or updates `known` by the players that changed since, unless it is old or reorged. */
export async function readParticipants(
  config: Config,
  tournamentId: bigint,
  known: Participants | undefined,
): Promise<Participants> {
  const client = config.getClient({ chainId: chain.id })
  const { number, hash } = await getBlock(client)
  const block = { number, hash }
  const isRecent = known && known.block.number <= number && number - known.block.number < MAX_BLOCK_RANGE
  if (!isRecent || !(await isStillThere(config, known.block))) {
    const all = await readPlayersInChunks(config, tournamentId, await readAccounts(config, tournamentId))
    return { block, all }
  }
  if (known.block.number === number) return known
  const changed = await accountsOfEvents(config, tournamentId, known.block.number + 1n, number)
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

async function accountsOfEvents(
  config: Config,
  tournamentId: bigint,
  fromBlock: bigint,
  toBlock: bigint,
): Promise<Address[]> {
  const logs = await config.getClient({ chainId: chain.id }).request({
    method: 'eth_getLogs',
    params: [
      {
        address: tournamentContract.address,
        // Every event has the topics tournament and account.
        topics: [null, numberToHex(tournamentId, { size: 32 })],
        fromBlock: numberToHex(fromBlock),
        toBlock: numberToHex(toBlock),
      },
    ],
  })
  return [
    ...new Set(
      logs.flatMap(({ topics: [, , account] }) => (account ? [getAddress(slice(account, 12))] : [])),
    ),
  ]
}
