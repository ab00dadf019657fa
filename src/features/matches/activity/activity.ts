import type { Address, Hash } from 'viem'
import { bondAfterRuling, bondWithoutRuling, type EndedBond } from '@/domain/match/challenge'
import type { Side } from '@/domain/match/match'
import type { PoolName } from '@/domain/match/odds'
import { type Outcome, toOutcome } from '@/domain/match/outcome'
import { logId, type MatchLog } from './matchLogs'

/** Amounts in wei. `bond`: that of the challenge which it ended. */
type Happening = { bond?: EndedBond } & (
  | { kind: 'created' | 'closed' | 'void' }
  | { kind: 'bet'; side: Side; amount: bigint; pool: PoolName }
  | { kind: 'result' | 'correction'; winner: Side }
  | { kind: 'challenge'; amount: bigint }
  | { kind: 'ruling'; outcome: Outcome }
  | { kind: 'claim'; amount: bigint }
)

/** Something that an account did on a match. */
export type ActivityEntry = Happening & { id: string; time: number; by: Address; hash: Hash }

/** Returns what happened on a match, newest first. @param logs newest first */
export function matchActivity(logs: readonly MatchLog[]): ActivityEntry[] {
  const rulings = new Set(
    logs.flatMap(({ eventName, transactionHash }) => (eventName === 'ResultRuled' ? [transactionHash] : [])),
  )
  let outcome: Outcome = 'None'
  let bond: bigint | undefined
  const entries: ActivityEntry[] = []
  for (const log of logs.toReversed()) {
    const next = outcomeIn(log)
    const isByRuling = rulings.has(log.transactionHash)
    // A ruling also logs the result it leads to.
    if (!isByRuling || log.eventName === 'ResultRuled') {
      const { time, transactionHash: hash } = log
      const entry: ActivityEntry = { ...happening(log, outcome !== 'None'), id: logId(log), time, hash }
      if (bond !== undefined && next) {
        const fate = isByRuling ? bondAfterRuling(outcome, next) : bondWithoutRuling(outcome)
        entry.bond = { amount: bond, fate }
        bond = undefined
      }
      entries.push(entry)
    }
    if (log.eventName === 'ResultChallenged') bond = log.args.bond
    outcome = next ?? outcome
  }
  return entries.reverse()
}

/** Returns the outcome that a log sets, `undefined` if none. */
function outcomeIn(log: MatchLog): Outcome | undefined {
  switch (log.eventName) {
    case 'MatchFinalized':
      return toOutcome(log.args.winner)
    case 'MatchVoided':
      return 'Void'
    case 'ResultRuled':
      return toOutcome(log.args.outcome)
    default:
      return undefined
  }
}

function happening(log: MatchLog, hasResult: boolean): Happening & { by: Address } {
  switch (log.eventName) {
    case 'MatchCreated':
      return { kind: 'created', by: log.args.by }
    case 'BetPlaced': {
      const { user, amount, prediction, isLive } = log.args
      return { kind: 'bet', by: user, side: sideOf(prediction), amount, pool: isLive ? 'live' : 'early' }
    }
    case 'BettingClosed':
      return { kind: 'closed', by: log.args.by }
    case 'MatchFinalized': {
      const { by, winner } = log.args
      return { kind: hasResult ? 'correction' : 'result', by, winner: sideOf(winner) }
    }
    case 'MatchVoided':
      return { kind: 'void', by: log.args.by }
    case 'ResultChallenged':
      return { kind: 'challenge', by: log.args.by, amount: log.args.bond }
    case 'ResultRuled':
      return { kind: 'ruling', by: log.args.by, outcome: toOutcome(log.args.outcome) }
    case 'WinningsClaimed':
      return { kind: 'claim', by: log.args.user, amount: log.args.amount }
  }
}

const sideOf = (prediction: number): Side => (prediction === 1 ? 1 : 2)
