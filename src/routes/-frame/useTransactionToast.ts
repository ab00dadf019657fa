import type { SettledTransactionState } from '@/chain/transaction'
import { describeFailure } from '@/lib/words/describeFailure'
import type { TransactionKind, TransactionWords } from '@/lib/words/en/transactions'
import { useWords } from '@/lib/words/useWords'
import { showToast } from '@/ui/toast'

/** Shows one toast that follows a write, from where it stands to how it ended. */
export function useTransactionToast() {
  const words = useWords()
  return (kind: TransactionKind, phase: 'signing' | 'pending') => {
    const text: TransactionWords = words.transactions.kinds[kind]
    const id = showToast({ tone: 'busy', text: text[phase] ?? text.pending })
    return {
      /** The wallet has sent it. */
      sent: () => {
        showToast({ id, tone: 'busy', text: text.pending })
      },
      /** It ended. */
      settled: (state: SettledTransactionState) => {
        switch (state.phase) {
          case 'confirmed':
            showToast({ id, tone: 'success', text: text.confirmed })
            break
          case 'rejected':
            showToast({ id, tone: 'info', text: words.transactions.rejected })
            break
          case 'failed':
            showToast({
              id,
              tone: 'warning',
              role: 'alert',
              text: text.failed(describeFailure(state.failure, words)),
            })
        }
      },
    }
  }
}
