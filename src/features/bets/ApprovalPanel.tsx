import { Check, TriangleAlert } from 'lucide-react'
import {
  type ApprovalAmount,
  type ApprovalState,
  approvalMessage,
  isApproving,
  largeApproval,
} from '@/chain/approval'
import { formatAmount } from '@/lib/amounts'
import { useWords } from '@/lib/words/useWords'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Spinner } from '@/ui/Spinner'

interface ApprovalPanelProps {
  amount: ApprovalAmount
  onChange: (amount: ApprovalAmount) => void
  state: ApprovalState
}

/** Why WETH is approved first, how much of it, and where that stands. */
export function ApprovalPanel({ amount, onChange, state }: ApprovalPanelProps) {
  const words = useWords()
  const { bets } = words
  const message = approvalMessage(state, words)
  return (
    <section
      aria-label={bets.approval.title}
      className="flex flex-col gap-3 rounded-md border border-line p-4"
    >
      {state.step !== 'successful' && (
        <>
          <p className="text-14 text-secondary">{bets.approval.why}</p>
          <SegmentedControl
            legend={bets.approval.amount}
            options={[
              { value: 'exact', label: bets.approval.exact },
              { value: 'large', label: bets.approval.large(formatAmount(largeApproval)) },
            ]}
            value={amount}
            onChange={onChange}
            disabled={isApproving(state)}
          />
          {amount === 'large' && <p className="text-12 text-secondary">{bets.approval.largeNote}</p>}
        </>
      )}
      <p role="status" className="flex items-center gap-2 text-14 empty:hidden">
        {isApproving(state) && <Spinner />}
        {state.step === 'successful' && <Check aria-hidden className="size-4" />}
        {state.step === 'failed' && <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />}
        {message && <span className="min-w-0 break-words">{message}</span>}
      </p>
    </section>
  )
}
