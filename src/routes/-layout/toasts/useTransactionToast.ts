import type { SettledTransactionState, TransactionKind } from '@/chain/transactions/types'
import { describeFailure } from '@/i18n/describeFailure'
import type { TransactionMessages } from '@/i18n/en/transactions'
import { useMessages } from '@/i18n/useMessages'
import { showToast } from '@/ui/overlay/toast'

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
            showToast({ id, tone: 'success', text: text.confirmed })
            break
          case 'rejected':
            showToast({ id, tone: 'info', text: messages.transactions.rejected })
            break
          case 'failed':
            showToast({
              id,
              tone: 'warning',
              role: 'alert',
              text: text.failed(describeFailure(state.failure, messages)),
            })
        }
      },
    }
  }
}
