import { Check, TriangleAlert } from 'lucide-react'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Spinner } from '@/ui/forms/Button'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import {
  type ApprovalAmount,
  type ApprovalState,
  approvalMessage,
  isApproving,
  largeApproval,
} from './approval'

interface ApprovalPanelProps {
  texts: { why: string; exact: string; largeNote: string }
  amount: ApprovalAmount
  onChange: (amount: ApprovalAmount) => void
  state: ApprovalState
}

/** Asks how much WETH to approve, and shows the approval's progress. */
export function ApprovalPanel({ texts, amount, onChange, state }: ApprovalPanelProps) {
  const messages = useMessages()
  const { approval } = messages.transactions
  const message = approvalMessage(state, messages)
  const isBusy = isApproving(state)
  return (
    <section aria-label={approval.title} className="flex flex-col gap-2">
      {state.step !== 'successful' && (
        <>
          <SegmentedControl
            legend={approval.amount}
            options={[
              { value: 'exact', label: texts.exact },
              { value: 'large', label: approval.large(formatAmount(largeApproval)) },
            ]}
            value={amount}
            onChange={onChange}
            disabled={isBusy}
          />
          <p className="text-12 text-secondary">{amount === 'large' ? texts.largeNote : texts.why}</p>
        </>
      )}
      <p role="status" className="flex items-center gap-2 text-14 empty:sr-only">
        {isBusy && <Spinner />}
        {state.step === 'successful' && <Check aria-hidden className="size-4" />}
        {state.step === 'failed' && <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />}
        {message && <span className="min-w-0 break-words">{message}</span>}
      </p>
    </section>
  )
}
