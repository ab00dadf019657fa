import { type ComponentProps, type ReactNode, useId } from 'react'
import {
  type EndedTransactionState,
  requestOf,
  type TransactionKind,
  type TransactionState,
} from '@/chain/transactions/types'
import { useOpenWrites } from '@/chain/transactions/useTransaction'
import type { WalletRequest } from '@/chain/wallet/walletRequests'
import { useWallet } from '@/chain/wallet/wallets'
import { describeProgress } from '@/i18n/describeProgress'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { showToast } from '@/ui/toast'
import { type ApprovalState, approvalMessage, isApproving } from './approval'
import { OpenWriteNotice } from './OpenWriteNotice'
import { RequestNotice } from './RequestNotice'

type Confirmed = Extract<EndedTransactionState, { phase: 'confirmed' }>

/** A write as `useTransaction` or, with an approval, `useApprovedTransaction` returns it. */
export interface ButtonWrite {
  kind: TransactionKind
  scope?: string | undefined
  state: TransactionState
  isBusy: boolean
  /** Runs the next step. Resolves to `undefined` after an approval. */
  send: (variables: undefined, options: { anyway: boolean }) => Promise<EndedTransactionState | undefined>
  /** Set if WETH is approved first. */
  approval?: { state: ApprovalState; isNeeded: boolean; request: WalletRequest | undefined }
}

interface WriteButtonProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'block' | 'type' | 'disabled'> {
  write: ButtonWrite
  label: ReactNode
  /** By default the label. */
  busyLabel?: ReactNode
  /** Disables the button and explains why. */
  reason?: string | undefined
  /** An element that shows the reason already. */
  reasonId?: string | undefined
  /** Shown while there is nothing else to report. */
  note?: string | undefined
  /** Where the progress is reported. `failure` leaves out why it failed. By default below the button. */
  reportedElsewhere?: 'all' | 'failure' | 'approval'
  /** Shown instead of the button without a wallet. Otherwise the button connects. */
  connectFirst?: string
  /** Presses without a wallet, too. */
  isOpenToAll?: boolean
  /** Runs instead of sending, which it may do later. */
  onPress?: (() => void) | undefined
  onConfirmed?: (ended: Confirmed) => void
  /** Returns the text of a toast, for buttons that unmount on success. */
  confirmed?: (ended: Confirmed) => string
  /** For screen readers only. */
  isNoteHidden?: boolean
  /** Stands beside the button. */
  beside?: ReactNode
  className?: string
}

/** The button of every write: it connects, approves and sends, and tells its phases and what may still come. */
export function WriteButton(props: WriteButtonProps) {
  const {
    write,
    label,
    busyLabel = label,
    connectFirst,
    reason,
    reasonId,
    note,
    reportedElsewhere,
    isOpenToAll = false,
  } = props
  const { onPress, onConfirmed, confirmed, beside, className, isNoteHidden } = props
  const { variant, size, block, type, disabled } = props
  const { kind, state, approval } = write
  const messages = useMessages()
  const { account, status } = useWallet()
  const open = useOpenWrites(write)
  const id = useId()
  const isConnecting = !account && status !== 'disconnected'
  const isConnect = !account && !isOpenToAll
  const isBusy = write.isBusy || isConnecting
  const isHeld = !isBusy && open.some(({ isProposal }) => !isProposal)
  const isDisabled = !isBusy && (reason !== undefined || isHeld)

  async function send(anyway: boolean) {
    const ended = await write.send(undefined, { anyway })
    if (ended?.phase !== 'confirmed') return
    if (confirmed) showToast({ tone: 'success', text: confirmed(ended) })
    onConfirmed?.(ended)
  }

  function press() {
    if (isDisabled) return
    if (isConnect) openWalletPicker()
    else if (onPress) onPress()
    else void send(false)
  }

  function currentLabel(): ReactNode {
    if (approval && isApproving(approval.state)) return messages.transactions.approval.approving
    if (write.isBusy) return busyLabel
    if (isConnect) return isConnecting ? messages.wallet.connecting : messages.wallet.connect
    return approval?.isNeeded ? messages.transactions.approval.approve : label
  }

  function text(): string | undefined {
    if (isDisabled && reason !== undefined) return reasonId ? undefined : reason
    if (reportedElsewhere === 'all') return note
    if (reportedElsewhere === 'failure' && state.phase === 'failed') return undefined
    const approving =
      approval && reportedElsewhere !== 'approval' ? approvalMessage(approval.state, messages) : undefined
    return describeProgress(kind, state, messages) ?? approving ?? note
  }

  if (!account && connectFirst) return <p className="text-14 text-secondary">{connectFirst}</p>
  return (
    <div className={cx('flex flex-col gap-2', !block && 'items-start', className)}>
      <div className={cx('flex flex-wrap gap-3', !block && 'max-sm:w-full max-sm:flex-col')}>
        <Button
          {...{ variant, size, block, type, disabled }}
          busy={isBusy}
          aria-disabled={isDisabled}
          aria-describedby={isDisabled && reasonId ? reasonId : id}
          onClick={(event) => {
            // As a form's submit button it must not submit the form.
            event.preventDefault()
            press()
          }}
        >
          {currentLabel()}
        </Button>
        {beside}
      </div>
      <RequestNotice request={approval?.request ?? requestOf(state)} />
      <OpenWriteNotice
        writes={open}
        anyway={
          isHeld ? { label: messages.transactions.sendAnyway, press: () => void send(true) } : undefined
        }
      />
      <ButtonNote
        id={id}
        text={text()}
        isProblem={!isDisabled && (state.phase === 'failed' || approval?.state.step === 'failed')}
        className={cx(block && 'justify-center', isNoteHidden && 'sr-only')}
      />
    </div>
  )
}
