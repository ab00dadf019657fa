import { TriangleAlert } from 'lucide-react'
import { cx } from '@/ui/classNames'

interface ButtonNoteProps {
  /** For the button's `aria-describedby`. */
  id?: string
  /** Missing while there is nothing to say. */
  text: string | undefined
  /** Whether it tells of something that went wrong. */
  isProblem?: boolean
  className?: string
}

/** The line under a button: what is going on, what went wrong, or why it cannot be pressed. */
export function ButtonNote({ id, text, isProblem = false, className }: ButtonNoteProps) {
  return (
    // Always there, so that a screen reader hears what changes in it.
    <p id={id} role="status" className={cx('flex gap-2 text-14 text-secondary empty:sr-only', className)}>
      {text && isProblem && <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />}
      {text && <span className="min-w-0 break-words">{text}</span>}
    </p>
  )
}
