import {
  promptOf,
  type SettledTransactionState,
  type TransactionKind,
  type TransactionState,
} from '@/chain/transactions/types'
import { useWallet } from '@/chain/wallet/wallets'
import { PromptNotice } from '@/domain/approval/PromptNotice'
import { describeProgress } from '@/i18n/describeProgress'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { showToast } from '@/ui/toast'

interface TransactionButtonProps {
  kind: TransactionKind
  write: { state: TransactionState; isBusy: boolean; send: () => Promise<SettledTransactionState> }
  label: string
  busyLabel: string
  /** Returns a toast's text, for buttons that unmount on success. */
  confirmed?: (state: Extract<SettledTransactionState, { phase: 'confirmed' }>) => string
  variant?: 'primary' | 'secondary'
}

export function TransactionButton(props: TransactionButtonProps) {
  const { kind, write, label, busyLabel, confirmed, ...look } = props
  const { state, isBusy, send } = write
  const messages = useMessages()
  const { account, status } = useWallet()
  const actionLabel = isBusy ? busyLabel : label

  async function press() {
    const settled = await send()
    if (settled.phase !== 'confirmed') return
    showToast({ tone: 'success', text: confirmed?.(settled) ?? messages.transactions.kinds[kind].confirmed })
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        {...look}
        className="max-sm:w-full"
        busy={account ? isBusy : status !== 'disconnected'}
        onClick={() => (account ? void press() : openWalletPicker())}
      >
        {account ? actionLabel : messages.wallet.connect}
      </Button>
      <PromptNotice prompt={promptOf(state)} />
      <ButtonNote text={describeProgress(kind, state, messages)} isProblem={state.phase === 'failed'} />
    </div>
  )
}
