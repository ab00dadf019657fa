import type { SettledTransactionState, TransactionKind } from '@/chain/transactions/types'
import { describeFailedWrite } from '@/i18n/describeProgress'
import type { TransactionMessages } from '@/i18n/en/transactions'
import { useMessages } from '@/i18n/useMessages'
import { dismissToast, showToast } from '@/ui/toast'

/** The toast of each kind's last rejection, which a later success makes obsolete. */
const rejections = new Map<TransactionKind, string>()

export function useTransactionToast() {
  const messages = useMessages()
  return (kind: TransactionKind, phase: 'signing' | 'pending') => {
    const text: TransactionMessages = messages.transactions.kinds[kind]
    const id = showToast({ tone: 'busy', text: text[phase] ?? text.pending })
    return {
      sent: () => {
        showToast({ id, tone: 'busy', text: text.pending })
      },
      settled: (state: SettledTransactionState) => {
        switch (state.phase) {
          case 'confirmed':
            dismissToast(rejections.get(kind))
            showToast({ id, tone: 'success', text: text.confirmed })
            break
          case 'rejected':
            rejections.set(kind, id)
            showToast({ id, tone: 'info', text: messages.transactions.rejected })
            break
          case 'failed':
            showToast({
              id,
              tone: 'warning',
              role: 'alert',
              text: describeFailedWrite(kind, state.failure, messages),
            })
        }
      },
    }
  }
}
