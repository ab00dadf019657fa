import { type ComponentProps, useId } from 'react'
import type { SettledTransactionState } from '@/chain/transactions/types'
import { describeProgress } from '@/i18n/describeProgress'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import { approvalMessage } from './approval'
import { PromptNotice } from './PromptNotice'
import type { useApprovedTransaction } from './useApproval'

interface ApprovedButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  approved: ReturnType<typeof useApprovedTransaction>
  label: string
  busyLabel: string
  /** Disables the button and explains why. */
  reason: string | undefined
  /** Shown while the next step is the approval. */
  approveNote?: string
  /** An `ApprovalPanel` shows the approval's progress, so that the note below the button leaves it out. */
  hasPanel?: boolean
  onConfirmed: (settled: SettledTransactionState) => void
}

/** Approves, then acts: each press runs the next step of `useApprovedTransaction`. A note below shows its progress. */
export function ApprovedButton({
  approved,
  label,
  busyLabel,
  reason,
  approveNote,
  hasPanel = false,
  onConfirmed,
  ...look
}: ApprovedButtonProps) {
  const messages = useMessages()
  const noteId = useId()
  const { approval, transaction, isBusy } = approved

  async function press() {
    if (isBusy || reason) return
    const settled = await approved.press()
    if (settled?.phase === 'confirmed') onConfirmed(settled)
  }

  function currentLabel(): string {
    if (approved.isApproving) return messages.transactions.approval.approving
    if (approved.isSending) return busyLabel
    return approved.needsApproval ? messages.transactions.approval.approve : label
  }

  return (
    <>
      <Button
        {...look}
        block
        busy={isBusy}
        aria-disabled={reason !== undefined}
        aria-describedby={noteId}
        onClick={() => void press()}
      >
        {currentLabel()}
      </Button>
      <PromptNotice prompt={approved.prompt} />
      <ButtonNote
        id={noteId}
        text={
          describeProgress(approved.kind, transaction, messages) ??
          (hasPanel ? undefined : approvalMessage(approval, messages)) ??
          reason ??
          (approved.needsApproval ? approveNote : undefined)
        }
        isProblem={transaction.phase === 'failed' || (!hasPanel && approval.step === 'failed')}
        className="justify-center"
      />
    </>
  )
}
