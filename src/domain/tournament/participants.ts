import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type Address, getAddress, type Hash, numberToHex, slice } from 'viem'
import { type Config, useConfig, useConnection } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { readContractQueryKey } from 'wagmi/query'
import type { BlockSpan } from '@/chain/history/blockSpans'
import { readRecentLogs } from '@/chain/history/logRequests'
import { readBlock } from '@/chain/network/head'
import { tournamentContract } from '@/chain/queries/contracts'
import { useReadTournamentGetPlayer } from '@/chain/queries/generated'
import { infiniteReadQueryOptions } from '@/chain/queries/infiniteReads'
import { readAllPages } from '@/chain/queries/pages'
import { chunksOf } from '@/lib/chunksOf'
import { type Participant, toPlayer } from './player'

const { address } = tournamentContract

/** Returns the connected account's details in a tournament; `undefined` while loading and without an account. */
export function useOwnPlayer(tournamentId: bigint) {
  const { address: account } = useConnection()
  return useReadTournamentGetPlayer({
    address,
    args: account && [tournamentId, account],
    query: { select: toPlayer, enabled: account !== undefined },
  }).data
}

/** Reading thousands of players at once would block the main thread. */
const PLAYERS_AT_ONCE = 200

/** Reads the details of these players, in their order, in few calls. */
async function readPlayers(config: Config, tournamentId: bigint, accounts: readonly Address[]) {
  const players: Participant[] = []
  const read = async (account: Address) => {
    const player = await readContract(config, {
      ...tournamentContract,
      functionName: 'getPlayer',
      args: [tournamentId, account],
    })
    return { ...toPlayer(player), account }
  }
  for (const some of chunksOf(accounts, PLAYERS_AT_ONCE)) players.push(...(await Promise.all(some.map(read))))
  return players
}

const PARTICIPANTS_PAGE = 100n

type ParticipantsPage = readonly [players: readonly Participant[], next: bigint]

/** Reads a tournament's players with their details in pages, newest first. */
export function useParticipants(tournamentId: bigint) {
  const config = useConfig()
  const read = { ...tournamentContract, functionName: 'getParticipants' } as const
  async function readPage(cursor: bigint): Promise<ParticipantsPage> {
    const args = [tournamentId, cursor, PARTICIPANTS_PAGE] as const
    const [participants, next] = await readContract(config, { ...read, args })
    const accounts = participants.map(({ player }) => player)
    return [await readPlayers(config, tournamentId, accounts), next]
  }
  const queryKey = readContractQueryKey({
    ...read,
    args: [tournamentId, 0n, PARTICIPANTS_PAGE],
    scopeKey: 'infinite',
  })
  return useInfiniteQuery({ ...infiniteReadQueryOptions(queryKey, readPage), select: allParticipants })
}

function allParticipants({ pages }: InfiniteData<ParticipantsPage>): Participant[] {
  return pages.flatMap(([players]) => players)
}

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
  const block = await readBlock(config)
  if (known?.block.hash === block.hash) return known
  const changed =
    known &&
    known.block.number < block.number &&
    (await readBlock(config, known.block.number)).hash === known.block.hash
      ? await accountsOfEvents(config, tournamentId, { from: known.block.number + 1n, to: block.number })
      : undefined
  if (!known || !changed) {
    const all = await readPlayers(config, tournamentId, await readAccounts(config, tournamentId))
    return { block, all }
  }
  const read = await readPlayers(config, tournamentId, changed)
  // Events may name an admin.
  const oldestFirst = [...known.all.toReversed(), ...read.filter(({ hasJoined }) => hasJoined)]
  // A player who changed keeps the place of its first entry.
  const players = new Map(oldestFirst.map((player) => [player.account, player]))
  return { block, all: [...players.values()].reverse() }
}

async function readAccounts(config: Config, tournamentId: bigint): Promise<Address[]> {
  const participants = await readAllPages((cursor) =>
    readContract(config, {
      ...tournamentContract,
      functionName: 'getParticipants',
      args: [tournamentId, cursor, ACCOUNTS_PER_CALL],
    }),
  )
  return participants.map(({ player }) => player)
}

/** Returns the accounts that events name, or `undefined` if the RPC doesn't serve so many blocks. */
async function accountsOfEvents(config: Config, tournamentId: bigint, span: BlockSpan) {
  const logs = await readRecentLogs(config, {
    address,
    // Every event has the topics tournament and account.
    topics: [null, numberToHex(tournamentId, { size: 32 })],
    span,
  })
  const accounts = logs?.flatMap(({ topics: [, , account] }) => account ?? [])
  return accounts && [...new Set(accounts)].map((account) => getAddress(slice(account, 12)))
}

/** Reads all of a tournament's players, newest first. A refresh reads only those that changed. */
export function useAllParticipants(tournamentId: bigint, enabled = true) {
  const config = useConfig()
  return useQuery({
    queryKey: ['allParticipants', { address, tournamentId }],
    queryFn: ({ client, queryKey }) =>
      readParticipants(config, tournamentId, client.getQueryData<Participants>(queryKey)),
    // Comparing thousands of players costs more than it saves.
    structuralSharing: false,
    select: ({ all }) => all,
    enabled,
  })
}
