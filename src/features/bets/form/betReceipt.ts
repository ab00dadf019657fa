import type { TransactionReceipt } from 'viem'
import { bettingPoolEventsAbi } from '@/chain/queries/generatedEvents'
import { eventsOf } from '@/chain/transactions/eventsOf'
import type { SettledTransactionState } from '@/chain/transactions/types'
import { recordStake } from '@/domain/bet/dailyStakeLimit'
import { type PlacedBet, toPlacedBet } from '@/domain/match/placedBet'
import { keepDraft } from './draft'

/** Reads the placed bet from the receipt, because the form may have changed since. */
export function placedBetOf(receipt: Pick<TransactionReceipt, 'logs'>): PlacedBet | undefined {
  const [placed] = eventsOf(receipt, bettingPoolEventsAbi, 'BetPlaced')
  return placed && toPlacedBet(placed)
}

/** Counts a placed bet against the daily limit and drops its draft. Its form may be gone. */
export function recordPlacedBet(settled: SettledTransactionState): void {
  if (settled.phase !== 'confirmed') return
  const placed = placedBetOf(settled.receipt)
  if (!placed) return
  recordStake(placed.amount, settled.hash)
  keepDraft(placed.matchId, undefined)
}
