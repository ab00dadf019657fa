import type { TransactionKind } from '@/chain/transactions/types'
import type { Failure } from '@/lib/failure'
import type { Messages } from './catalogue'
import { describeFailure } from './describeFailure'
import type { TransactionMessages } from './en/transactions'

/** Where a write stands, as far as there are words for it. */
type Progress =
  | { phase: 'idle' | 'switching' | 'simulating' | 'signing' | 'pending' | 'confirmed' | 'rejected' }
  | { phase: 'failed'; failure: Failure }

/** Where a write stands, in a sentence; nothing before it begins or after it is confirmed. */
export function describeProgress(
  kind: TransactionKind,
  state: Progress,
  messages: Messages,
): string | undefined {
  const { transactions } = messages
  const text: TransactionMessages = transactions.kinds[kind]
  switch (state.phase) {
    case 'switching':
      return transactions.switching
    case 'simulating':
      return transactions.checking
    case 'signing':
      return text.signing
    case 'pending':
      return text.pending
    case 'rejected':
      return transactions.rejected
    case 'failed':
      return text.failed(describeFailure(state.failure, messages))
    default:
      return undefined
  }
}
