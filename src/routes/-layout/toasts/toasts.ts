import type { EndedTransactionState, Signatures, TransactionKind } from '@/chain/transactions/types'
import { describeFailure } from '@/i18n/describeFailure'
import { describeFailedWrite } from '@/i18n/describeProgress'
import type { TransactionMessages } from '@/i18n/en/transactions'
import { useMessages } from '@/i18n/useMessages'
import type { Failure } from '@/lib/failure'
import { dismissToast, showToast } from '@/ui/toast'

let lastFailure: string | undefined

/** Shows why the wallet didn't connect or switch, quietly after a rejection, until it does. */
export function useWalletToast() {
  const messages = useMessages()
  return (failure: Failure | undefined) => {
    dismissToast(lastFailure)
    if (!failure) return
    lastFailure =
      failure.kind === 'rejected'
        ? showToast({ tone: 'info', text: messages.errors.rejected })
        : showToast({ tone: 'warning', role: 'alert', text: describeFailure(failure, messages) })
  }
}

/** The toast of each kind's last rejection, which a later success makes obsolete. */
const rejections = new Map<TransactionKind, string>()

export function useTransactionToast() {
  const messages = useMessages()
  return (kind: TransactionKind, phase: 'signing' | 'pending' | 'proposed', confirmed?: string) => {
    const { kinds, proposed } = messages.transactions
    const text: TransactionMessages = kinds[kind]
    const begun = phase === 'proposed' ? proposed() : (text[phase] ?? text.pending)
    const id = showToast({ tone: 'busy', text: begun })
    return {
      sent: () => void showToast({ id, tone: 'busy', text: text.pending }),
      signed: (signatures: Signatures | undefined) =>
        void showToast({ id, tone: 'busy', text: proposed(signatures) }),
      dismiss: () => dismissToast(id),
      ended: (state: EndedTransactionState) => {
        if (state.phase === 'confirmed') {
          dismissToast(rejections.get(kind))
          showToast({ id, tone: 'success', text: confirmed ?? text.confirmed })
        } else if (state.phase === 'rejected') {
          rejections.set(kind, id)
          showToast({ id, tone: 'info', text: messages.transactions.rejected })
        } else if (state.phase === 'failed') {
          const why = describeFailedWrite(kind, state.failure, messages)
          showToast({ id, tone: 'warning', role: 'alert', text: why })
        }
      },
    }
  }
}
