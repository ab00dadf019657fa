import type { Address, Hash } from 'viem'
import type { Side } from '@/domain/match/match'
import type { PoolName } from '@/domain/match/odds'
import { logId, type MatchLog } from './matchLogs'

/** Amounts in wei. An outcome of 0 is void. */
type Happening =
  | { kind: 'created' | 'closed' | 'void' }
  | { kind: 'bet'; side: Side; amount: bigint; pool: PoolName }
  | { kind: 'result' | 'correction'; winner: Side }
  | { kind: 'challenge'; bond: bigint }
  | { kind: 'ruling'; outcome: 0 | Side }
  | { kind: 'claim'; amount: bigint }

/** Something that an account did on a match. */
export type ActivityEntry = Happening & { id: string; time: number; by: Address; hash: Hash }

/** Returns what happened on a match, newest first. @param logs newest first */
export function matchActivity(logs: readonly MatchLog[]): ActivityEntry[] {
  const rulings = new Set(
    logs.flatMap(({ eventName, transactionHash }) => (eventName === 'ResultRuled' ? [transactionHash] : [])),
  )
  let hasResult = false
  const entries: ActivityEntry[] = []
  for (const log of logs.toReversed()) {
    const isResult = log.eventName === 'MatchFinalized' || log.eventName === 'MatchVoided'
    // A ruling also logs the result it leads to.
    if (isResult && rulings.has(log.transactionHash)) continue
    const { time, transactionHash: hash } = log
    entries.push({ ...happening(log, hasResult), id: logId(log), time, hash })
    hasResult ||= isResult
  }
  return entries.reverse()
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
      return { kind: 'challenge', by: log.args.by, bond: log.args.bond }
    case 'ResultRuled': {
      const { by, outcome } = log.args
      return { kind: 'ruling', by, outcome: outcome === 0 ? 0 : sideOf(outcome) }
    }
    case 'WinningsClaimed':
      return { kind: 'claim', by: log.args.user, amount: log.args.amount }
  }
}

const sideOf = (prediction: number): Side => (prediction === 1 ? 1 : 2)
