import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import type { TransactionReceipt } from 'viem'
import {
  type ContractCall,
  promptOf,
  type SettledTransactionState,
  type TransactionState,
} from '@/chain/transactions/types'
import { useWallet } from '@/chain/wallet/wallets'
import { PromptNotice } from '@/domain/approval/PromptNotice'
import { describeProgress } from '@/i18n/describeProgress'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { showToast } from '@/ui/toast'
import type { ActionMessages } from './ConfirmDialog'
import { useIsSafe } from './safeMode'

const ConfirmDialog = lazyWithRetry(async () => (await import('./ConfirmDialog')).ConfirmDialog)

export interface Action<value = void> {
  state: TransactionState
  isBusy: boolean
  send: (value: value) => Promise<SettledTransactionState>
  /** Returns the calls for a Safe to sign. Without it, only a wallet can act. */
  calls?: (value: value) => readonly ContractCall[]
}

/** Returns the action that sends a value. @param value `undefined` while `disabledReason` or `check` stops the button */
export function withValue<value>(
  { send, calls, ...action }: Action<value>,
  value: value | undefined,
): Action {
  const checked = () => {
    if (value === undefined) throw new Error('The value was not checked')
    return value
  }
  return { ...action, send: () => send(checked()), calls: calls && (() => calls(checked())) }
}

interface ActionButtonProps {
  messages: ActionMessages
  action: Action
  onConfirmed?: (receipt: TransactionReceipt) => void
  disabledReason?: string
  disabledReasonId?: string
  /** Stands in the confirmation, below the summary. */
  confirmation?: ReactNode
  incomplete?: string
  check?: () => boolean
  /** Added to the label for screen readers. */
  about?: string
  variant?: 'primary' | 'secondary'
  size?: 'sm' | 'md'
  beside?: ReactNode
}

export function ActionButton(props: ActionButtonProps) {
  const { messages, onConfirmed, disabledReason, disabledReasonId, confirmation, incomplete, check } = props
  const { about, variant = 'primary', size, beside } = props
  const { state, isBusy, send, calls } = props.action
  const catalogue = useMessages()
  const { account, status } = useWallet()
  const isSafe = useIsSafe() && calls !== undefined
  const [isConfirming, setConfirming] = useState(false)
  const warnIfConfirming = useEffectEvent(() => {
    if (isConfirming) showToast({ tone: 'warning', role: 'alert', text: catalogue.admin.confirm.gone })
  })
  // A colleague may settle the match meanwhile, and the button unmounts with its confirmation.
  useEffect(() => () => warnIfConfirming(), [])
  const noteId = useId()
  const isDisabled = disabledReason !== undefined && !isBusy
  const ownReason = disabledReasonId ? undefined : disabledReason
  const note = isDisabled ? ownReason : describeProgress('admin', state, catalogue)

  async function press(event: MouseEvent) {
    // As a form's submit button it must not submit the form.
    event.preventDefault()
    if (isDisabled) return
    if (!account && !isSafe) return openWalletPicker()
    if (check && !check()) return
    if (messages.confirmTitle) return setConfirming(true)
    await sendNow()
  }

  async function sendNow() {
    setConfirming(false)
    if (isSafe) return copy(calls())
    const settled = await send()
    if (settled.phase !== 'confirmed') return
    onConfirmed?.(settled.receipt)
    if (messages.confirmed) showToast({ tone: 'success', text: messages.confirmed })
  }

  async function copy(calls: readonly ContractCall[]) {
    const { copyForSafe } = await import('./SafePanel')
    // A confirmation asks; the list states.
    const title = (messages.confirmTitle ?? messages.button).replace(/[¿?؟]/g, '')
    await copyForSafe(title, calls, catalogue.adminSafe)
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
        <Button
          type="submit"
          variant={variant}
          size={size}
          busy={isBusy || (!isSafe && !account && status !== 'disconnected')}
          aria-disabled={isDisabled || undefined}
          aria-describedby={isDisabled && disabledReasonId ? disabledReasonId : note ? noteId : undefined}
          onClick={(event) => void press(event)}
        >
          {isBusy
            ? messages.busy
            : isSafe
              ? catalogue.adminSafe.copyAction(messages.button)
              : messages.button}
          {about && <span className="sr-only"> {about}</span>}
        </Button>
        {beside}
      </div>
      <PromptNotice prompt={promptOf(state)} />
      <ButtonNote id={noteId} text={note} isProblem={state.phase === 'failed' && !isDisabled} />
      {messages.confirmTitle && isConfirming && (
        <ConfirmDialog
          fallback={null}
          messages={isSafe ? { ...messages, confirm: catalogue.adminSafe.copy } : messages}
          blockedBy={disabledReason}
          incomplete={incomplete}
          onConfirm={() => void sendNow()}
          onClose={() => setConfirming(false)}
        >
          {confirmation}
        </ConfirmDialog>
      )}
    </div>
  )
}

interface ActionSectionProps {
  title: string
  text: string
  children: ReactNode
}

export function ActionSection({ title, text, children }: ActionSectionProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-3 rounded-md border border-line bg-background p-4"
    >
      <div className="flex flex-col gap-1">
        <h3 id={titleId} className="text-16 font-semibold">
          {title}
        </h3>
        <p className="text-14 text-secondary">{text}</p>
      </div>
      {children}
    </section>
  )
}

interface ActionCardProps extends ActionButtonProps {
  messages: ActionMessages & { title: string; text: string }
  children?: ReactNode
}

export function ActionCard({ children, ...button }: ActionCardProps) {
  return (
    <ActionSection title={button.messages.title} text={button.messages.text}>
      {children}
      <ActionButton variant="secondary" {...button} />
    </ActionSection>
  )
}
