import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import type { TransactionReceipt } from 'viem'
import type { ContractCall, EndedTransactionState } from '@/chain/transactions/types'
import { useWallet } from '@/chain/wallet/wallets'
import { type ButtonWrite, WriteButton } from '@/domain/transaction/WriteButton'
import { useAdminMessages } from '@/i18n/adminMessages'
import { lazyWithRetry } from '@/ui/feedback/loading'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { showToast } from '@/ui/toast'
import type { ActionMessages } from './ConfirmDialog'
import { useIsSafe } from './safeMode'

const ConfirmDialog = lazyWithRetry(async () => (await import('./ConfirmDialog')).ConfirmDialog)

export interface Action<value = void> extends Omit<ButtonWrite, 'send'> {
  send: (value: value, options?: { anyway?: boolean }) => Promise<EndedTransactionState>
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
  return {
    ...action,
    send: (_, options) => send(checked(), options),
    calls: calls && (() => calls(checked())),
  }
}

interface ActionButtonProps {
  messages: ActionMessages
  action: Action
  onConfirmed?: (receipt: TransactionReceipt | undefined) => void
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
  const { action, about, variant = 'primary', size, beside } = props
  const { calls } = action
  const catalogue = useAdminMessages()
  const { account } = useWallet()
  const isSafe = useIsSafe() && calls !== undefined
  const [isConfirming, setConfirming] = useState(false)
  const warnIfConfirming = useEffectEvent(() => {
    if (isConfirming) showToast({ tone: 'warning', role: 'alert', text: catalogue.admin.confirm.gone })
  })
  // A colleague may settle the match meanwhile, and the button unmounts with its confirmation.
  useEffect(() => () => warnIfConfirming(), [])
  const disabled = action.isBusy ? undefined : disabledReason

  async function send(anyway: boolean): Promise<EndedTransactionState> {
    const ended = await action.send(undefined, { anyway })
    if (ended.phase === 'confirmed' && messages.confirmed)
      showToast({ tone: 'success', text: messages.confirmed })
    return ended
  }

  function press() {
    if (!account && !isSafe) return openWalletPicker()
    if (check && !check()) return
    if (messages.confirmTitle) return setConfirming(true)
    void act()
  }

  async function act() {
    setConfirming(false)
    if (isSafe) {
      const { copyForSafe } = await import('./SafePanel')
      // A confirmation asks; the list states.
      const title = (messages.confirmTitle ?? messages.button).replace(/[¿?؟]/g, '')
      return copyForSafe(title, calls(), catalogue.adminSafe)
    }
    const ended = await send(false)
    if (ended.phase === 'confirmed') onConfirmed?.(ended.receipt)
  }

  const label = (text: string) => (
    <>
      {text}
      {about && <span className="sr-only"> {about}</span>}
    </>
  )
  return (
    <>
      <WriteButton
        type="submit"
        variant={variant}
        size={size}
        write={{ ...action, send: (_, { anyway }) => send(anyway) }}
        label={label(isSafe ? catalogue.adminSafe.copyAction(messages.button) : messages.button)}
        busyLabel={label(messages.busy)}
        reason={disabled}
        reasonId={disabledReasonId}
        isOpenToAll
        onPress={press}
        onConfirmed={({ receipt }) => onConfirmed?.(receipt)}
        beside={beside}
      />
      {messages.confirmTitle && isConfirming && (
        <ConfirmDialog
          fallback={null}
          messages={isSafe ? { ...messages, confirm: catalogue.adminSafe.copy } : messages}
          blockedBy={disabledReason}
          incomplete={incomplete}
          onConfirm={() => void act()}
          onClose={() => setConfirming(false)}
        >
          {confirmation}
        </ConfirmDialog>
      )}
    </>
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
