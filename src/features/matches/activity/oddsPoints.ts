import type { Address, Hash } from 'viem'
import type { Side } from '@/domain/match/match'
import { multiplier, type PoolName, poolShareABps, type Rates } from '@/domain/match/odds'
import { logId, type MatchLog } from './matchLogs'

/** A pool's odds after a bet. */
export interface OddsPoint {
  id: string
  /** Unix seconds. */
  time: number
  pool: PoolName
  /** Payout per staked wei after the fee; `undefined` for a side without stakes. */
  odds: Record<Side, number | undefined>
  shareABps: number | undefined
  by: Address
  side: Side
  /** Wei. */
  stake: bigint
  hash: Hash
}

/** Returns both pools' odds after each bet, oldest first. @param logs newest first */
export function oddsPoints(logs: readonly MatchLog[], rates: Rates): OddsPoint[] {
  const points = logs.flatMap((log) => (log.eventName === 'BetPlaced' ? [pointOf(log, rates)] : []))
  return points.reverse()
}

function pointOf(log: MatchLog & { eventName: 'BetPlaced' }, rates: Rates): OddsPoint {
  const { user, amount, prediction, poolA, poolB, isLive } = log.args
  const pool = { 1: poolA, 2: poolB }
  return {
    id: logId(log),
    time: log.time,
    pool: isLive ? 'live' : 'early',
    odds: { 1: multiplier(pool, 1, rates), 2: multiplier(pool, 2, rates) },
    shareABps: poolShareABps(pool),
    by: user,
    side: prediction === 1 ? 1 : 2,
    stake: amount,
    hash: log.transactionHash,
  }
}
