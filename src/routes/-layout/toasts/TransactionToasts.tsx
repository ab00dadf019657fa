import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PendingTransaction } from '@/chain/transactions/pendingTransactions'
import { useResumedTransactions } from '@/chain/transactions/resumeTransactions'
import { transactionKey, transactionsOf } from '@/chain/transactions/transactionStore'
import type { SettledTransactionState, Signatures } from '@/chain/transactions/types'
import { loadMessages } from '@/i18n/messages'
import { useMessages } from '@/i18n/useMessages'
import { useTransactionToast } from './toasts'

export function TransactionToasts() {
  const { transactions } = useMessages()
  const writes = transactionsOf(useQueryClient())
  const showTransaction = useTransactionToast()
  // Error messages of the contracts aren't needed before the first write.
  useEffect(() => {
    loadMessages('contractErrors').catch(() => undefined)
  }, [])

  const follow = async (pending: PendingTransaction, settling: Promise<SettledTransactionState>) => {
    const { kind, about, promptId, sent } = pending
    const isEarlierBet = kind === 'placeBet' && about !== undefined && promptId !== undefined
    const phase = 'formKey' in sent ? 'proposed' : 'pending'
    const toast = showTransaction(kind, phase, isEarlierBet ? transactions.earlierBet(about) : undefined)
    let last: Signatures | undefined
    const unsubscribe = writes.subscribe(() => {
      const state = writes.stateOf(transactionKey(pending.account, pending))
      if (state.phase !== 'pending' || state.signatures === last) return
      last = state.signatures
      toast.signed(last)
    })
    const settled = await settling
    unsubscribe()
    toast.settled(settled)
    if (kind !== 'placeBet') return
    const { recordPlacedBet } = await import('@/features/bets/form/betReceipt')
    recordPlacedBet(settled)
  }

  useResumedTransactions((pending, settling) => void follow(pending, settling))
  return null
}
