import { TriangleAlert } from 'lucide-react'
import type { SettledTransactionState, TransactionState } from '@/chain/transaction'
import { useWallet } from '@/chain/wallets'
import { describeFailure } from '@/lib/words/describeFailure'
import type { TransactionKind } from '@/lib/words/en/transactions'
import { useWords, type Words } from '@/lib/words/useWords'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/toast'
import { openWalletPicker } from '@/ui/walletPicker'

interface WriteButtonProps {
  kind: TransactionKind
  state: TransactionState
  isBusy: boolean
  /** Sends it, and resolves to how it ended. */
  send: () => Promise<SettledTransactionState>
  label: string
  busyLabel: string
  /** Said in a toast once it is confirmed, as the button may be gone by then. */
  confirmed?: (state: Extract<SettledTransactionState, { phase: 'confirmed' }>) => string
  variant?: 'primary' | 'secondary'
  block?: boolean
}

/** A write by one button, with where it stands or why it failed in a line under it. Connects a wallet first. */
export function WriteButton({
  kind,
  state,
  isBusy,
  send,
  label,
  busyLabel,
  confirmed,
  ...look
}: WriteButtonProps) {
  const words = useWords()
  const { account, status } = useWallet()
  const problem = state.phase === 'failed'
  async function press() {
    const settled = await send()
    if (settled.phase !== 'confirmed') return
    showToast({
      tone: 'success',
      text: confirmed?.(settled) ?? words.transactions.kinds[kind].confirmed,
    })
  }
  return (
    <div className="flex flex-col items-start gap-2">
      {account ? (
        <Button {...look} className="max-sm:w-full" busy={isBusy} onClick={() => void press()}>
          {isBusy ? busyLabel : label}
        </Button>
      ) : (
        <Button
          {...look}
          className="max-sm:w-full"
          busy={status !== 'disconnected'}
          onClick={openWalletPicker}
        >
          {words.wallet.connect}
        </Button>
      )}
      {/* Always there, so that a screen reader hears what changes in it. */}
      <p role="status" className="flex gap-2 text-14 text-secondary empty:sr-only">
        {problem && <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />}
        {noteOf(kind, state, words) && (
          <span className="min-w-0 break-words">{noteOf(kind, state, words)}</span>
        )}
      </p>
    </div>
  )
}

/** Where a write stands, in a sentence; nothing before it begins or after it is confirmed. */
export function noteOf(kind: TransactionKind, state: TransactionState, words: Words): string | undefined {
  const { transactions, tournaments } = words
  switch (state.phase) {
    case 'switching':
      return transactions.switching
    case 'simulating':
      return tournaments.joining.checking
    case 'signing':
      return transactions.kinds[kind].signing
    case 'pending':
      return transactions.kinds[kind].pending
    case 'rejected':
      return transactions.rejected
    case 'failed':
      return transactions.kinds[kind].failed(describeFailure(state.failure, words))
    default:
      return undefined
  }
}
