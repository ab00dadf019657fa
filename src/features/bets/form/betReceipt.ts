import { parseEventLogs, type TransactionReceipt } from 'viem'
import { bettingPoolAbi } from '@/chain/queries/generated'
import type { BetTerms, EndedTransactionState } from '@/chain/transactions/types'
import { recordStake } from '@/domain/bet/dailyStakeLimit'
import type { Match } from '@/domain/match/match'
import { openPool, poolsOf } from '@/domain/match/odds'
import { type PlacedBet, toPlacedBet } from '@/domain/match/placedBet'
import { keepDraft } from './draft'

/** Reads the placed bet from the receipt, because the form may have changed since. */
export function placedBetOf({ logs }: Pick<TransactionReceipt, 'logs'>): PlacedBet | undefined {
  const [placed] = parseEventLogs({ abi: bettingPoolAbi, eventName: 'BetPlaced', logs })
  return placed && toPlacedBet(placed.args)
}

/** Returns a bet that the chain shows, of which no transaction is known. @param now unix seconds of the chain */
export function placedByTerms({ side, amount }: BetTerms, match: Match, now: number) {
  const pool = openPool(match, now)
  return { matchId: match.id, side, amount, pool, stakes: poolsOf(match)[pool] }
}

/** Counts a placed bet against the daily limit and drops its draft. Its form may be gone. */
export function recordPlacedBet(ended: EndedTransactionState): void {
  if (ended.phase !== 'confirmed' || !ended.bet) return
  const { id, bet } = ended
  recordStake(bet.amount, id)
  keepDraft(bet.matchId, undefined)
}
