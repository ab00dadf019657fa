import type { Address, Hash } from 'viem'
import type { AppLog } from '@/chain/history/appLogs'

/** Something that an account did on a match, from a log or from the indexer. */
export interface MatchEvent {
  id: string
  kind: 'created' | 'bet' | 'closed' | 'result' | 'void' | 'challenge' | 'ruling' | 'claim'
  by: Address
  /** The stake, payout or bond in wei; 0 for others. */
  amount: bigint
  /** The side or outcome; 0 for void, or none. */
  side: number
  /** Of a bet: both sides of its pool after it, in wei. */
  poolA: bigint
  poolB: bigint
  isLive: boolean
  /** Unix seconds. */
  time: number
  block: bigint
  logIndex: number
  transaction: Hash
}

/** The chain's order, and unique: block and position within it. */
export function eventId({ block, logIndex }: Pick<MatchEvent, 'block' | 'logIndex'>): string {
  return `${block}-${logIndex}`
}

/** Returns one match's events from the logs. */
export function eventsOfMatch(matchId: bigint, logs: readonly AppLog[]): MatchEvent[] {
  return logs.flatMap((log) => {
    const told = 'matchId' in log.args && log.args.matchId === matchId && toldBy(log)
    if (!told) return []
    const { time, blockNumber: block, logIndex, transactionHash: transaction } = log
    const id = eventId({ block, logIndex })
    return [{ ...unset, ...told, id, time, block, logIndex, transaction }]
  })
}

const unset = { amount: 0n, side: 0, poolA: 0n, poolB: 0n, isLive: false }

type Told = Pick<MatchEvent, 'kind' | 'by'> & Partial<MatchEvent>

function toldBy({ eventName, args }: AppLog): Told | undefined {
  switch (eventName) {
    case 'MatchCreated':
      return { kind: 'created', by: args.by }
    case 'BetPlaced': {
      const { user, amount, prediction, poolA, poolB, isLive } = args
      return { kind: 'bet', by: user, amount, side: prediction, poolA, poolB, isLive }
    }
    case 'BettingClosed':
      return { kind: 'closed', by: args.by }
    case 'MatchFinalized':
      return { kind: 'result', by: args.by, side: args.winner }
    case 'MatchVoided':
      return { kind: 'void', by: args.by }
    case 'ResultChallenged':
      return { kind: 'challenge', by: args.by, amount: args.bond }
    case 'ResultRuled':
      return { kind: 'ruling', by: args.by, side: args.outcome }
    case 'WinningsClaimed':
      return { kind: 'claim', by: args.user, amount: args.amount }
    default:
      return undefined
  }
}
