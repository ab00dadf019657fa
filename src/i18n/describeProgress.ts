import type { TransactionKind, TransactionState } from '@/chain/transactions/types'
import { type Failure, isWhole } from '@/lib/failure'
import type { Messages } from './catalogue'
import { describeFailure } from './describeFailure'
import type { TransactionMessages } from './en/transactions'

type Progress =
  | { phase: Exclude<TransactionState['phase'], 'failed'> }
  | { phase: 'failed'; failure: Failure }

/** Describes a write's state in a sentence; `undefined` when idle or confirmed. */
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
    case 'proposed':
      return transactions.proposed()
    case 'rejected':
      return transactions.rejected
    case 'undecided':
      // `OpenWriteNotice` tells more.
      return kind === 'placeBet' ? undefined : transactions.undecided
    case 'failed':
      return describeFailedWrite(kind, state.failure, messages)
    default:
      return undefined
  }
}

export function describeFailedWrite(kind: TransactionKind, failure: Failure, messages: Messages): string {
  const text: TransactionMessages = messages.transactions.kinds[kind]
  const reason = describeFailure(failure, messages)
  return isWhole(failure) ? reason : text.failed(reason)
}
