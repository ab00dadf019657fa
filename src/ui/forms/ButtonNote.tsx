import { TriangleAlert } from 'lucide-react'
import { cx } from '@/ui/classNames'

interface ButtonNoteProps {
  id?: string
  text: string | undefined
  isProblem?: boolean
  className?: string
}

export function ButtonNote({ id, text, isProblem = false, className }: ButtonNoteProps) {
  return (
    // Always mounted, so that screen readers announce changes.
    <p id={id} role="status" className={cx('flex gap-2 text-14 text-secondary empty:sr-only', className)}>
      {text && isProblem && <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />}
      {text && <span className="min-w-0 break-words">{text}</span>}
    </p>
  )
}
