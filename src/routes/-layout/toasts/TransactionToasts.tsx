import { useRef } from 'react'
import type { TransactionState } from '@/chain/transactions/types'
import { useFollowedWrites } from '@/chain/transactions/useFollowedWrites'
import type { Write } from '@/chain/transactions/writes'
import { describeTerms } from '@/domain/transaction/OpenWriteNotice'
import { recordPlacedBet } from '@/features/bets/form/draft'
import { useMessages } from '@/i18n/useMessages'
import { useTransactionToast } from './toasts'

/** Tells what becomes of writes that no button of this page waits for. */
export function TransactionToasts() {
  const messages = useMessages()
  const { transactions } = messages
  const showTransaction = useTransactionToast()
  const toasts = useRef(new Map<string, ReturnType<typeof showTransaction>>())

  function report(write: Write, state: TransactionState) {
    const { id, kind, bet, isProposal } = write
    const shown = toasts.current.get(id)
    if (state.phase === 'pending') {
      const toast = shown ?? showTransaction(kind, isProposal ? 'proposed' : 'pending')
      toasts.current.set(id, toast)
      if (isProposal) toast.signed(state.signatures)
      return
    }
    toasts.current.delete(id)
    if (state.phase !== 'confirmed' && state.phase !== 'failed') return shown?.dismiss()
    // One that the wallet said nothing of is told by its amount and side.
    const isAnswered = write.hash !== undefined || write.batchId !== undefined
    const placed = bet && !isAnswered ? transactions.earlierBet(describeTerms(bet, messages)) : undefined
    const toast = shown ?? showTransaction(kind, 'pending', placed)
    toast.ended(state)
    recordPlacedBet(state)
  }

  useFollowedWrites(report)
  return null
}
