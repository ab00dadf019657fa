import { type Address, getAddress, type Hash, type Log, parseAbi } from 'viem'
import { bettingPoolEventsAbi, tournamentEventsAbi } from '../../../src/chain/queries/generatedEvents.ts'
import { toPlacedBet } from '../../../src/domain/match/placedBet.ts'
import { RISK_PERIOD, type TimedBet } from '../../../src/domain/match/risk.ts'
import { sameAddress } from '../../../src/lib/addresses.ts'
import type { Connection } from '../chain/connect.ts'
import { spansBackwards } from '../chain/pages.ts'

interface Entry {
  block: bigint
  /** Unix seconds. */
  time: number
}

export interface Act extends Entry {
  /** Block and index, such as `120/3`. */
  id: string
  /** `undefined` while the RPC lacks the transaction. */
  by: Address | undefined
  /** The event and its arguments, such as `OperatorUpdated(0x…, true)`. */
  text: string
  matchId: bigint | undefined
}

/** Events of bettors, bets aside, and of an operator on any day. */
const ORDINARY: readonly string[] = [
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

/** Blocks that are read again, because a reorg may have replaced them. */
const REORG_BLOCKS = 20n

/**
 * Returns a function that reads the privileged acts of other accounts since the last dispute window and the bets of the last
 * hours, oldest first, and later only those of new blocks. It throws while the RPC does not serve their logs.
 * @param account the operator's own
 */
export function createLogsReader(connection: Connection, account: Address) {
  let acts: Act[] = []
  let bets: (TimedBet & Entry)[] = []
  let readTo: bigint | undefined

  return async (block: { number: bigint; time: number }) => {
    const disputeWindow = await connection.contracts.pool.read.disputeWindow()
    // Acts are read as far as bets at least, also with a dispute window of zero.
    const seconds = Math.max(disputeWindow, RISK_PERIOD)
    const oldest = oldestBlock(connection, block.number, seconds)
    const from = readTo !== undefined && readTo - REORG_BLOCKS > oldest ? readTo - REORG_BLOCKS : oldest
    const logs = await readLogs(connection, from, block.number)
    const firstBet = oldestBlock(connection, block.number, RISK_PERIOD)
    const [newActs, newBets] = await Promise.all([
      Promise.all(logs.filter((log) => !isBet(log)).map((log) => toAct(connection, log))),
      Promise.all(
        logs
          .filter(isBet)
          .filter(({ blockNumber }) => blockNumber >= firstBet)
          .map((log) => toBet(connection, log)),
      ),
    ])
    const keep = <E extends Entry>(known: readonly E[], found: readonly E[], period: number) =>
      [...known.filter((entry) => entry.block < from), ...found].filter(
        ({ time }) => time >= block.time - period,
      )
    acts = keep(acts, newActs, seconds)
    bets = keep(bets, newBets, RISK_PERIOD)
    // Asks again for the senders that are unknown.
    readTo = acts.find(({ by }) => !by)?.block ?? block.number
    return { acts: acts.filter(({ by }) => !by || !sameAddress(by, account)), bets }
  }
}

/** Estimates the block at which the window began, never after the first one. */
function oldestBlock({ chain, deployment }: Connection, newest: bigint, seconds: number): bigint {
  const first = BigInt(deployment.deployBlock)
  const oldest = newest - BigInt(Math.ceil((seconds * 1_000) / (chain.blockTime ?? 2_000)))
  return oldest > first ? oldest : first
}

type PoolLog = Log<bigint, number, false> & {
  eventName: string
  args: Readonly<Record<string, unknown>>
}

type BetLog = PoolLog & { args: Parameters<typeof toPlacedBet>[0] }

const isBet = (log: PoolLog): log is BetLog => log.eventName === 'BetPlaced'

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
  const found: PoolLog[] = []
  for await (const logs of spans) found.unshift(...(logs as PoolLog[]))
  return found
}

/** Returns the unix seconds of a log's block, which some nodes omit. */
async function timeOf({ client }: Connection, { blockNumber, blockTimestamp }: PoolLog): Promise<number> {
  return Number(blockTimestamp ?? (await client.getBlock({ blockNumber })).timestamp)
}

async function toBet(connection: Connection, log: BetLog): Promise<TimedBet & Entry> {
  return { ...toPlacedBet(log.args), time: await timeOf(connection, log), block: log.blockNumber }
}

async function toAct(connection: Connection, log: PoolLog): Promise<Act> {
  const { eventName, args, blockNumber, logIndex, transactionHash } = log
  const { by, matchId, ...rest } = args
  const senderOf = (hash: Hash) => connection.client.getTransaction({ hash }).then(({ from }) => from)
  const [time, account] = await Promise.all([
    timeOf(connection, log),
    by ?? senderOf(transactionHash).catch(() => undefined),
  ])
  const isResult = eventName === 'MatchFinalized' || eventName === 'MatchVoided'
  return {
    id: `${blockNumber}/${logIndex}`,
    block: blockNumber,
    by: account === undefined ? undefined : getAddress(String(account)),
    time,
    text: `${eventName}(${Object.values(rest).map(String).join(', ')})`,
    matchId: isResult && typeof matchId === 'bigint' ? matchId : undefined,
  }
}
