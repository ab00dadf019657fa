import { useEffect } from 'react'
import type { PendingTransaction } from '@/chain/transactions/pendingTransactions'
import { useResumedTransactions } from '@/chain/transactions/resumeTransactions'
import type { SettledTransactionState } from '@/chain/transactions/types'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { useTransactionToast } from './toasts'

export function TransactionToasts() {
  const { transactions } = useMessages()
  const showTransaction = useTransactionToast()
  // Error messages of the contracts aren't needed before the first write.
  useEffect(() => {
    loadMessages('contractErrors').catch(() => undefined)
  }, [])

  const follow = async (
    { kind, about, promptId, sent }: PendingTransaction,
    settling: Promise<SettledTransactionState>,
  ) => {
    const isEarlierBet = kind === 'placeBet' && about !== undefined && promptId !== undefined
    const phase = 'isProposal' in sent ? 'proposed' : 'pending'
    const toast = showTransaction(kind, phase, isEarlierBet ? transactions.earlierBet(about) : undefined)
    const settled = await settling
    toast.settled(settled)
    if (kind !== 'placeBet') return
    // The form that would have counted the stake is gone.
    const { recordPlacedBet } = await import('@/features/bets/form/betReceipt')
    recordPlacedBet(settled)
  }

  useResumedTransactions((pending, settling) => void follow(pending, settling))
  return null
}
