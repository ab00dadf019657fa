import { Check, TriangleAlert } from 'lucide-react'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Spinner } from '@/ui/forms/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { Details } from '@/ui/layout/Details'
import {
  type ApprovalAmount,
  type ApprovalState,
  approvalMessage,
  isApproving,
  largeApproval,
} from './approval'

interface ApprovalPanelProps {
  /** Why the contract needs WETH, and what it could do with a large approval. */
  texts: { why: string; risk: (amount: string) => string }
  amount: ApprovalAmount
  onChange: (amount: ApprovalAmount) => void
  state: ApprovalState
}

/** Says what is approved, offers not to be asked again, and shows the approval's progress. */
export function ApprovalPanel({ texts, amount, onChange, state }: ApprovalPanelProps) {
  const messages = useMessages()
  const { approval } = messages.transactions
  const message = approvalMessage(state, messages)
  const isBusy = isApproving(state)
  const isLarge = amount === 'large'
  const large = formatAmount(largeApproval)
  return (
    <section aria-label={approval.title} className="flex flex-col gap-1">
      {state.step !== 'successful' && (
        <>
          <p className="text-12 text-secondary">{isLarge ? approval.large(large) : texts.why}</p>
          <Details summary={approval.options}>
            <Checkbox
              label={approval.dontAskAgain}
              detail={texts.risk(large)}
              checked={isLarge}
              onChange={({ target }) => onChange(target.checked ? 'large' : 'exact')}
              disabled={isBusy}
            />
          </Details>
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
