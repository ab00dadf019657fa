import { type Address, getAddress, type Log, parseAbi } from 'viem'
import { bettingPoolAbi, tournamentAbi } from '../../../src/chain/queries/generated.ts'
import { toPlacedBet } from '../../../src/domain/match/placedBet.ts'
import { RISK_PERIOD, type TimedBet } from '../../../src/domain/match/risk.ts'
import { sameAddress } from '../../../src/lib/addresses.ts'
import type { Connection } from '../chain/connect.ts'
import { readLogPages } from '../chain/pages.ts'

type Entry = Awaited<ReturnType<typeof toEntry>>

/** Events of bettors, bets aside, and those that follow from another event. */
const UNREAD: readonly string[] = [
  'WinningsClaimed',
  'ReferralPaid',
  'TournamentBetPlaced',
  'ResultSourceSet',
  'ResultChallenged',
  'ResultRuled',
  'ChallengeEnded',
]

/** Events of any operator on any day: only those of the own account are told. */
const ORDINARY: readonly string[] = ['MatchCreated', 'BettingClosed', 'MatchReplaced', 'TournamentFinalized']

const poolEvents = bettingPoolAbi
  .filter((item) => item.type === 'event')
  .filter(({ name }) => !UNREAD.includes(name))
const roleEvents = tournamentAbi
  .filter((item) => item.type === 'event')
  .filter(({ name }) => name.startsWith('Role') || name === 'TournamentFinalized')
const byOwner = parseAbi([
  'event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)',
])

/** Blocks that are read again, because a reorg may have replaced them. */
const REORG_BLOCKS = 20n

/**
 * Returns a function that reads the privileged actions since the last dispute window, the `own` ones and those of others, and the
 * bets of the last hours, oldest first, and later only those of new blocks. It throws while the RPC does not serve their logs.
 * @param account the operator's own
 */
export function createLogsReader(connection: Connection, account: Address) {
  let known: Entry[] = []
  let readTo: bigint | undefined

  return async (block: { number: bigint; time: number }) => {
    const disputeWindow = await connection.contracts.pool.read.disputeWindow()
    // Actions are read as far as bets at least, also with a dispute window of zero.
    const seconds = Math.max(disputeWindow, RISK_PERIOD)
    const oldest = oldestBlock(connection, block.number, seconds)
    const from = readTo !== undefined && readTo - REORG_BLOCKS > oldest ? readTo - REORG_BLOCKS : oldest
    const firstBet = oldestBlock(connection, block.number, RISK_PERIOD)
    const logs = await readLogs(connection, from, block.number)
    const recent = logs.filter((log) => !isBet(log) || log.blockNumber >= firstBet)
    const found = await Promise.all(recent.map((log) => toEntry(connection, log)))
    known = [...known.filter(({ log }) => log.blockNumber < from), ...found].filter(
      ({ time }) => time >= block.time - seconds,
    )
    const actions = known.filter(({ log }) => !isBet(log))
    const isOwn = ({ by }: Entry) => by !== undefined && sameAddress(by, account)
    // Asks again for the senders that are unknown.
    readTo = actions.find(({ by }) => !by)?.log.blockNumber ?? block.number
    return {
      actions: actions
        .filter((action) => !isOwn(action) && !ORDINARY.includes(action.log.eventName))
        .map(toAction),
      own: actions.filter(isOwn).map(toAction),
      bets: known
        .filter(({ time }) => time >= block.time - RISK_PERIOD)
        .flatMap(({ log, time }): TimedBet[] => (isBet(log) ? [{ ...toPlacedBet(log.args), time }] : [])),
    }
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

async function readLogs(connection: Connection, from: bigint, to: bigint) {
  const { client, deployment } = connection
  const pages = readLogPages(connection, { from, to }, (range) =>
    client.getLogs({
      address: [deployment.bettingPool, deployment.tournament],
      events: [...poolEvents, ...roleEvents, ...byOwner],
      strict: true,
      ...range,
    }),
  )
  const found: PoolLog[] = []
  for await (const logs of pages) found.push(...(logs as readonly PoolLog[]))
  return found.reverse()
}

/** Adds the unix seconds of a log's block, and who acted: `undefined` for a bet, and while the RPC lacks the transaction. */
async function toEntry({ client }: Connection, log: PoolLog) {
  const { blockNumber, blockTimestamp, transactionHash: hash, args } = log
  const sender = () => client.getTransaction({ hash }).then(({ from }) => from)
  const [time, by] = await Promise.all([
    // Some nodes omit it.
    blockTimestamp ?? client.getBlock({ blockNumber }).then(({ timestamp }) => timestamp),
    isBet(log) ? undefined : (args.by ?? sender().catch(() => undefined)),
  ])
  return { log, time: Number(time), by: by === undefined ? undefined : getAddress(String(by)) }
}

export type Action = ReturnType<typeof toAction>

/** Describes an action by its place and unix seconds, its event and arguments, and the match whose result it names. */
function toAction({ log, by, time }: Entry) {
  const { eventName, args, blockNumber, logIndex, transactionHash: hash } = log
  const { by: _, matchId, ...rest } = args
  const isResult = eventName === 'MatchFinalized' || eventName === 'MatchVoided'
  return {
    id: `${blockNumber}/${logIndex}`,
    block: blockNumber,
    time,
    hash,
    by,
    eventName,
    args,
    text: `${eventName}(${Object.values(rest).map(String).join(', ')})`,
    matchId: isResult && typeof matchId === 'bigint' ? matchId : undefined,
  }
}
