import type { SettledTransactionState } from '@/chain/transaction'
import { describeFailure } from '@/lib/words/describeFailure'
import type { TransactionKind } from '@/lib/words/en/transactions'
import { useWords } from '@/lib/words/useWords'
import { showToast } from '@/ui/toast'

/** Shows one toast that follows a write from its signature to how it ended; hands the write's promise on. */
export function useTransactionToast() {
  const words = useWords()
  return async (kind: TransactionKind, settling: Promise<SettledTransactionState>) => {
    const text = words.transactions.kinds[kind]
    const id = showToast({ tone: 'busy', text: text.pending })
    const settled = await settling
    switch (settled.phase) {
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
          text: text.failed(describeFailure(settled.failure, words)),
        })
    }
    return settled
  }
}
