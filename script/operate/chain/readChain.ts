import { type Address, isAddressEqual } from 'viem'
import { bettingPoolLimits } from '../../../src/chain/config/contractLimits.ts'
import { readByGas } from '../../../src/chain/queries/readByGas.ts'
import { isFinal, type Match, toMatch } from '../../../src/domain/match/match.ts'
import { type Participant, toPlayer } from '../../../src/domain/tournament/player.ts'
import { systemClock } from '../feeds/feed.ts'
import { day, hour } from '../lib/durations.ts'
import { isFinishable } from '../plan/planTournaments.ts'
import type { ChainMatch, ChainState, RunningTournament } from '../plan/types.ts'
import type { Connection } from './connect.ts'
import { participantPages, readAllTournaments } from './pages.ts'

const MATCHES_PER_PAGE = 100n
/** Gas of one match in a call of the Lens. */
const MATCH_GAS = 28_000

/** A match that was created earlier is over, ruled on or abandoned, and past every dispute window. */
const OLDEST = bettingPoolLimits.MAX_MATCH_HORIZON + bettingPoolLimits.MAX_RULING_PERIOD + 30 * day

/** A reorg can't make a result open again that has been final for so long. */
const REORG_SECONDS = hour

interface Reading extends Connection {
  blockNumber: bigint
  time: number
  /** Matches that no longer change, except for the successor of a void one. */
  settled: Map<bigint, ChainMatch>
}

/**
 * Returns a function that reads what a plan depends on, all of it at one block. It reads a match again only until its
 * result is final.
 * @param now unix seconds of this machine
 */
export function createChainReader(connection: Connection, now = systemClock.now) {
  const settled = new Map<bigint, ChainMatch>()

  return async (): Promise<ChainState> => {
    const { client, contracts } = connection
    const [newest, pending] = await Promise.all([
      client.getBlock(),
      client.getBlock({ blockTag: 'pending' }).catch(() => undefined),
    ])
    const { number: blockNumber } = newest
    // A chain can make blocks only for transactions: the newest one is old, and the next one has the time of now.
    const next = pending && pending.number !== blockNumber ? pending : undefined
    const blockTime = Number((next ?? newest).timestamp)
    const time = next ? blockTime : Math.max(blockTime, now())
    const reading = { ...connection, blockNumber, time, settled }
    const [isPaused, matches] = await Promise.all([
      contracts.pool.read.paused({ blockNumber }),
      readMatches(reading),
    ])
    const tournaments = await readTournaments(reading, matches)
    return { block: blockNumber, time, blockTime, isPaused, matches, tournaments }
  }
}

/** Returns `true` if the account may create and resolve matches. */
export async function readIsOperator({ contracts: { pool } }: Connection, account: Address) {
  return (await pool.read.isOperator([account])) || isAddressEqual(await pool.read.owner(), account)
}

/** Reads pages of ids from the newest match on, each without those that are settled. */
async function readMatches(reading: Reading): Promise<ChainMatch[]> {
  const { contracts, blockNumber, time, settled } = reading
  const next = await contracts.pool.read.getNextMatchId({ blockNumber })
  const found: ChainMatch[] = []
  for (let newest = next - 1n; newest > 0n; newest -= MATCHES_PER_PAGE) {
    const page = await readPage(reading, newest)
    found.push(...page)
    if ((page.at(-1)?.createdAt ?? 0) < time - OLDEST) break
  }
  const matches = await withRelated(reading, found)
  for (const match of matches) if (isFinal(match, time - REORG_SECONDS)) settled.set(match.id, match)
  return matches
}

async function readPage(
  { contracts: { lens }, blockNumber, settled }: Reading,
  newest: bigint,
): Promise<ChainMatch[]> {
  const count = newest < MATCHES_PER_PAGE ? newest : MATCHES_PER_PAGE
  const ids = Array.from({ length: Number(count) }, (_, index) => newest - BigInt(index))
  const unsettled = ids.filter((id) => !settled.has(id))
  const raw = await readByGas(
    unsettled,
    () => MATCH_GAS,
    (page) => lens.read.matches([page], { blockNumber }),
  )
  const read = new Map(raw.map((match) => [match.id, toMatch(match)]))
  return ids.flatMap((id) => {
    const match = read.get(id)
    return settled.get(id) ?? (match ? { ...match, successor: 0n, disputeWindow: 0, isRuled: false } : [])
  })
}

async function readEach(
  { client, contracts, blockNumber }: Reading,
  functionName: 'successorOf' | 'disputeWindowOf' | 'isRuled',
  matches: readonly ChainMatch[],
): Promise<Map<bigint, bigint>> {
  const reading = { ...contracts.lens, functionName } as const
  const numbers = await client.multicall({
    contracts: matches.map(({ id }) => ({ ...reading, args: [id] }) as const),
    allowFailure: false,
    blockNumber,
  })
  return new Map(matches.map(({ id }, index) => [id, BigInt(numbers[index] ?? 0)]))
}

/** Adds which matches replace the void ones, the dispute windows of those without a result, and which results were ruled. */
async function withRelated(reading: Reading, matches: readonly ChainMatch[]): Promise<ChainMatch[]> {
  const { contracts, blockNumber, time } = reading
  const voided = matches.filter(({ isVoid, successor }) => isVoid && successor === 0n)
  const open = matches.filter(({ hasResult }) => !hasResult)
  const named = matches.filter((match) => match.hasResult && !isFinal(match, time))
  const [present, successors, atCreation, ruled] = await Promise.all([
    contracts.pool.read.disputeWindow({ blockNumber }),
    readEach(reading, 'successorOf', voided),
    readEach(reading, 'disputeWindowOf', open),
    readEach(reading, 'isRuled', named),
  ])
  return matches.map((match) => ({
    ...match,
    successor: successors.get(match.id) ?? match.successor,
    disputeWindow: match.hasResult ? 0 : Math.max(present, Number(atCreation.get(match.id))),
    isRuled: ruled.get(match.id) === 1n,
  }))
}

async function readTournaments(reading: Reading, known: readonly Match[]): Promise<RunningTournament[]> {
  const { contracts, blockNumber, time } = reading
  const tournaments = await readAllTournaments(reading, blockNumber)
  const byId = new Map(known.map((match) => [match.id, match]))
  const readMatch = async (id: bigint) => toMatch(await contracts.pool.read.getMatch([id], { blockNumber }))
  const open = tournaments.filter(({ status }) => status === 'open')
  return Promise.all(
    open.map(async (tournament) => {
      const matches = await Promise.all(tournament.matchIds.map((id) => byId.get(id) ?? readMatch(id)))
      const isDue = isFinishable({ tournament, matches }, time)
      const participants = isDue ? await readParticipants(reading, tournament.id) : []
      return { tournament, matches, participants }
    }),
  )
}

async function readParticipants(reading: Reading, tournamentId: bigint): Promise<Participant[]> {
  const { client, contracts, blockNumber } = reading
  const getPlayer = { ...contracts.tournament, functionName: 'getPlayer' } as const
  const participants: Participant[] = []
  for await (const [page] of participantPages(reading, tournamentId, blockNumber)) {
    const players = await client.multicall({
      contracts: page.map(({ player }) => ({ ...getPlayer, args: [tournamentId, player] }) as const),
      allowFailure: false,
      blockNumber,
    })
    participants.push(
      ...players.map((player, index) => ({ ...toPlayer(player), account: page[index]?.player ?? '0x' })),
    )
  }
  return participants
}
