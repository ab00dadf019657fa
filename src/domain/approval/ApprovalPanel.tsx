import { Check, TriangleAlert } from 'lucide-react'
import { Spinner } from '@/ui/forms/Button'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'

interface ApprovalPanelProps {
  messages: {
    title: string
    why: string
    amount: string
    exact: string
    large: string
    largeNote: string
  }
  amount: 'exact' | 'large'
  onChange: (amount: 'exact' | 'large') => void
  progress: 'busy' | 'successful' | 'failed' | undefined
  message: string | undefined
}

export function ApprovalPanel({ messages, amount, onChange, progress, message }: ApprovalPanelProps) {
  return (
    <section aria-label={messages.title} className="flex flex-col gap-3 rounded-md border border-line p-4">
      {progress !== 'successful' && (
        <>
          <p className="text-14 text-secondary">{messages.why}</p>
          <SegmentedControl
            legend={messages.amount}
            options={[
              { value: 'exact', label: messages.exact },
              { value: 'large', label: messages.large },
            ]}
            value={amount}
            onChange={onChange}
            disabled={progress === 'busy'}
          />
          {amount === 'large' && <p className="text-12 text-secondary">{messages.largeNote}</p>}
        </>
      )}
      <p role="status" className="flex items-center gap-2 text-14 empty:sr-only">
        {progress === 'busy' && <Spinner />}
        {progress === 'successful' && <Check aria-hidden className="size-4" />}
        {progress === 'failed' && <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />}
        {message && <span className="min-w-0 break-words">{message}</span>}
      </p>
    </section>
  )
}
