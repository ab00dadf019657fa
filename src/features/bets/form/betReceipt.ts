import type { TransactionReceipt } from 'viem'
import { bettingPoolEventsAbi } from '@/chain/queries/generatedEvents'
import { eventsOf } from '@/chain/transactions/eventsOf'
import type { SettledTransactionState } from '@/chain/transactions/types'
import { recordStake } from '@/domain/bet/dailyStakeLimit'
import { type Side, sideOf } from '@/domain/match/match'
import type { Pool, PoolName } from '@/domain/match/odds'

export interface PlacedBet {
  matchId: bigint
  amount: bigint
  side: Side
  pool: PoolName
  /** The stakes in that pool with this bet, in wei. */
  stakes: Pool
}

/** Reads the placed bet from the receipt, because the form may have changed since. */
export function placedBetOf(receipt: Pick<TransactionReceipt, 'logs'>): PlacedBet | undefined {
  const [placed] = eventsOf(receipt, bettingPoolEventsAbi, 'BetPlaced')
  if (!placed) return undefined
  const { matchId, amount, prediction, poolA, poolB, isLive } = placed
  const stakes = { 1: poolA, 2: poolB }
  return { matchId, amount, side: sideOf(prediction), pool: isLive ? 'live' : 'early', stakes }
}

export function recordPlacedBet(settled: SettledTransactionState): void {
  if (settled.phase !== 'confirmed') return
  const placed = placedBetOf(settled.receipt)
  if (placed) recordStake(placed.amount, settled.hash)
}
