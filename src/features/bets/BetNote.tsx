import { TriangleAlert } from 'lucide-react'
import type { TransactionState } from '@/chain/transaction'
import type { Failure } from '@/lib/failure'
import { describeFailure } from '@/lib/words/describeFailure'
import { useWords, type Words } from '@/lib/words/useWords'

interface BetNoteProps {
  id: string
  /** Why the button cannot be pressed. */
  reason: string | undefined
  bet: TransactionState
  /** Why the wallet did not come to the chain. */
  switchFailure: Failure | undefined
}

/** The line under the button: what is going on, what went wrong, or why it cannot be pressed. */
export function BetNote({ id, reason, bet, switchFailure }: BetNoteProps) {
  const words = useWords()
  const problem = problemOf(bet, switchFailure, words)
  const text = problem ?? progressOf(bet, switchFailure, words) ?? reason
  return (
    // Always there, so that a screen reader hears what changes in it.
    <p id={id} role="status" className="flex justify-center gap-2 text-14 text-secondary empty:sr-only">
      {problem && <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />}
      {text && <span className="min-w-0 break-words">{text}</span>}
    </p>
  )
}

function problemOf(
  bet: TransactionState,
  switchFailure: Failure | undefined,
  words: Words,
): string | undefined {
  if (bet.phase === 'failed') {
    return words.transactions.kinds.placeBet.failed(describeFailure(bet.failure, words))
  }
  return switchFailure && !isRejection(switchFailure) ? describeFailure(switchFailure, words) : undefined
}

function progressOf(
  bet: TransactionState,
  switchFailure: Failure | undefined,
  words: Words,
): string | undefined {
  const { transactions } = words
  switch (bet.phase) {
    case 'switching':
      return transactions.switching
    case 'simulating':
      return words.bets.checking
    case 'signing':
      return transactions.kinds.placeBet.signing
    case 'pending':
      return transactions.kinds.placeBet.pending
    case 'rejected':
      return transactions.rejected
    default:
      return switchFailure && isRejection(switchFailure) ? transactions.rejected : undefined
  }
}

/** The person said no: nothing went wrong. */
function isRejection({ kind }: Failure): boolean {
  return kind === 'rejected'
}
