import { type Address, getAddress, type Log, parseAbi } from 'viem'
import { bettingPoolEventsAbi, tournamentEventsAbi } from '../../../src/chain/queries/generatedEvents.ts'
import { sameAddress } from '../../../src/lib/addresses.ts'
import type { Connection } from '../chain/connect.ts'
import { spansBackwards } from '../chain/pages.ts'
import { hour } from '../lib/durations.ts'

/** A privileged act of another account. */
export interface Act {
  /** Block and index, such as `120/3`. */
  id: string
  block: bigint
  by: Address
  /** Unix seconds. */
  time: number
  /** The event and its arguments, such as `OperatorUpdated(0x…, true)`. */
  text: string
  /** The match whose result it named. */
  matchId: bigint | undefined
}

/** Events of bettors, and of an operator on any day. */
const ORDINARY: readonly string[] = [
  'BetPlaced',
  'WinningsClaimed',
  'ReferralPaid',
  'TournamentBetPlaced',
  'MatchCreated',
  'BettingClosed',
  'MatchReplaced',
  'ResultSourceSet',
  'ResultChallenged',
  'ResultRuled',
  'ChallengeEnded',
]

const poolEvents = bettingPoolEventsAbi.filter(({ name }) => !ORDINARY.includes(name))
const roleEvents = tournamentEventsAbi.filter(({ name }) => name.startsWith('Role'))
const byOwner = parseAbi([
  'event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)',
])

/** Look back at least this long, also with a dispute window of zero. */
const MIN_WINDOW = hour

/** Blocks that are read again, because a reorg may have replaced them. */
const REORG = 20n

/**
 * Returns a function that reads the privileged acts of other accounts since the last dispute window, and later only those
 * of new blocks. It throws while the RPC does not serve their logs.
 * @param account the operator's own
 */
export function createActsReader(connection: Connection, account: Address) {
  let known = new Map<string, Act>()
  let readTo: bigint | undefined

  return async (block: { number: bigint; time: number }): Promise<Act[]> => {
    const seconds = await readWindow(connection)
    const oldest = oldestBlock(connection, block.number, seconds)
    const from = readTo !== undefined && readTo - REORG > oldest ? readTo - REORG : oldest
    const logs = await readLogs(connection, from, block.number)
    const acts = await Promise.all(logs.map((log) => toAct(connection, log)))
    const kept = [...known.values()].filter(({ block: number }) => number < from)
    known = new Map(
      [...kept, ...acts].filter(({ time }) => time >= block.time - seconds).map((act) => [act.id, act]),
    )
    readTo = block.number
    return [...known.values()].filter(({ by }) => !sameAddress(by, account))
  }
}

async function readWindow({ client, contracts: { pool } }: Connection): Promise<number> {
  return Math.max(await client.readContract({ ...pool, functionName: 'disputeWindow' }), MIN_WINDOW)
}

/** Estimates the block at which the window began, never after the first one. */
function oldestBlock({ chain, deployment }: Connection, newest: bigint, seconds: number): bigint {
  const first = BigInt(deployment.deployBlock)
  const oldest = newest - BigInt(Math.ceil((seconds * 1_000) / (chain.blockTime ?? 2_000)))
  return oldest > first ? oldest : first
}

type PrivilegedLog = Log<bigint, number, false> & {
  eventName: string
  args: Readonly<Record<string, unknown>>
}

async function readLogs(connection: Connection, fromBlock: bigint, toBlock: bigint) {
  const { client, deployment } = connection
  const spans = spansBackwards(connection, { fromBlock, toBlock }, (span) =>
    client.getLogs({
      address: [deployment.bettingPool, deployment.tournament],
      events: [...poolEvents, ...roleEvents, ...byOwner],
      strict: true,
      ...span,
    }),
  )
  const found: PrivilegedLog[] = []
  for await (const logs of spans) found.unshift(...(logs as PrivilegedLog[]))
  return found
}

async function toAct({ client }: Connection, log: PrivilegedLog): Promise<Act> {
  const { eventName, args, blockNumber, logIndex, transactionHash } = log
  const [{ timestamp }, { from }] = await Promise.all([
    client.getBlock({ blockNumber }),
    client.getTransaction({ hash: transactionHash }),
  ])
  const { by = from, matchId, ...rest } = args
  const isResult = eventName === 'MatchFinalized' || eventName === 'MatchVoided'
  return {
    id: `${blockNumber}/${logIndex}`,
    block: blockNumber,
    by: getAddress(String(by)),
    time: Number(timestamp),
    text: `${eventName}(${Object.values(rest).map(String).join(', ')})`,
    matchId: isResult && typeof matchId === 'bigint' ? matchId : undefined,
  }
}
