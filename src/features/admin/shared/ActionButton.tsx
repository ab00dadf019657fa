import { type MouseEvent, type ReactNode, Suspense, useId, useState } from 'react'
import type { SettledTransactionState, TransactionState } from '@/chain/transactions/types'
import { useWallet } from '@/chain/wallet/wallets'
import { describeProgress } from '@/i18n/describeProgress'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import { lazyWithRetry } from '@/ui/lazyWithRetry'
import { showToast } from '@/ui/overlay/toast'
import { openWalletPicker } from '@/ui/overlay/walletPicker'

const ConfirmDialog = lazyWithRetry(async () => (await import('./ConfirmDialog')).ConfirmDialog)

/** What is said and asked before a write that is dangerous. */
export interface Confirmation {
  title: string
  /** What it does, in one paragraph or several. */
  does: string | string[]
  /** What it cannot do, or what cannot be undone. */
  cannot?: string
  /** What has to be typed, where money moves or nothing can be undone. */
  type?: string
  confirmLabel: string
}

interface ActionButtonProps {
  label: string
  /** What it is about, for those who cannot see where it stands. */
  about?: string
  busyLabel: string
  action: { state: TransactionState; isBusy: boolean }
  /** Sends it, and resolves to how it ended. */
  send: () => Promise<SettledTransactionState>
  /** Why the contract would refuse it: the button is then off, and says so. */
  blocked?: string
  /** Where `blocked` stands already, by the element's id: it is then not said again. */
  blockedId?: string
  /** Looks at a form before anything opens; false stops it, and the fields say why. */
  check?: () => boolean | Promise<boolean>
  /** Asks a second time. */
  confirm?: Confirmation
  /** Said in a toast once it is done. */
  confirmed?: string
  variant?: 'primary' | 'secondary'
  size?: 'sm' | 'md'
  /** Stands beside it: another button. */
  beside?: ReactNode
}

/**
 * A write of the operator's area by one button, which is also the one that Enter presses in a form. Where it stands, why
 * it is off or why it failed is in a line under it. Connects a wallet first.
 */
export function ActionButton({
  label,
  about,
  busyLabel,
  action: { state, isBusy },
  send,
  blocked,
  blockedId,
  check,
  confirm,
  confirmed,
  variant = 'primary',
  size,
  beside,
}: ActionButtonProps) {
  const messages = useMessages()
  const { account, status } = useWallet()
  const [isAsking, setAsking] = useState(false)
  const noteId = useId()
  const isBlocked = blocked !== undefined && !isBusy
  const reason = blockedId ? undefined : blocked
  const note = isBlocked ? reason : describeProgress('admin', state, messages)

  async function press(event: MouseEvent) {
    // Of a form it is the submit button, and the form goes nowhere.
    event.preventDefault()
    if (isBlocked) return
    if (!account) return openWalletPicker()
    if (check && !(await check())) return
    if (confirm) return setAsking(true)
    await operate()
  }

  async function operate() {
    setAsking(false)
    const settled = await send()
    if (settled.phase === 'confirmed' && confirmed) showToast({ tone: 'success', text: confirmed })
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
        <Button
          type="submit"
          variant={variant}
          size={size}
          busy={isBusy || (!account && status !== 'disconnected')}
          aria-disabled={isBlocked || undefined}
          aria-describedby={isBlocked && blockedId ? blockedId : note ? noteId : undefined}
          onClick={(event) => void press(event)}
        >
          {isBusy ? busyLabel : label}
          {about && <span className="sr-only"> {about}</span>}
        </Button>
        {beside}
      </div>
      <ButtonNote id={noteId} text={note} isProblem={state.phase === 'failed' && !isBlocked} />
      {confirm && isAsking && (
        <Suspense>
          <ConfirmDialog {...confirm} onConfirm={() => void operate()} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
