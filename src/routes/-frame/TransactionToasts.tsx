import { PendingTransactions } from '@/chain/PendingTransactions'
import type { PendingTransaction } from '@/chain/pendingTransactions'
import type { SettledTransactionState } from '@/chain/transaction'
import { recordStake } from '@/lib/dailyStakeLimit'
import { useTransactionToast } from './useTransactionToast'

/** Tells of what was sent before a reload: that it is on its way, and how it ended. */
export function TransactionToasts() {
  const toast = useTransactionToast()

  const follow = async ({ kind }: PendingTransaction, settling: Promise<SettledTransactionState>) => {
    const settled = await toast(kind, settling)
    if (kind !== 'placeBet' || settled.phase !== 'confirmed') return
    // The form that would have counted the stake is gone.
    const { placedBetOf } = await import('@/features/bets/placedBet')
    const placed = placedBetOf(settled.receipt)
    if (placed) recordStake(placed.amount)
  }

  return <PendingTransactions onResume={(pending, settling) => void follow(pending, settling)} />
}
