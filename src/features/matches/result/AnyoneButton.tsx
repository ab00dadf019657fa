import { promptOf, type TransactionKind, type TransactionState } from '@/chain/transactions/types'
import { useWallet } from '@/chain/wallet/wallets'
import { PromptNotice } from '@/domain/approval/PromptNotice'
import { describeProgress } from '@/i18n/describeProgress'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'

interface AnyoneButtonProps {
  kind: TransactionKind
  write: { state: TransactionState; isBusy: boolean; send: () => Promise<unknown> }
  label: string
  /** Shown instead of the button while no wallet is connected. */
  connectFirst: string
}

/** Sends a transaction that any account may send. */
export function AnyoneButton({ kind, write, label, connectFirst }: AnyoneButtonProps) {
  const messages = useMessages()
  const { account } = useWallet()
  const { state, isBusy, send } = write
  if (!account) return <p className="text-14 text-secondary">{connectFirst}</p>
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={isBusy} onClick={() => void send()}>
        {label}
      </Button>
      <PromptNotice prompt={promptOf(state)} />
      <ButtonNote text={describeProgress(kind, state, messages)} isProblem={state.phase === 'failed'} />
    </div>
  )
}
