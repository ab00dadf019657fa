import { type ReactNode, useId } from 'react'
import { cx } from '@/ui/classNames'

export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps {
  label: ReactNode
  aside?: ReactNode
  hint?: ReactNode
  /** Replaces the hint and is announced. */
  error?: ReactNode
  className?: string
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, aside, hint, error, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(error || hint)
  return (
    <div className={cx('flex min-w-0 flex-col gap-2', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-14 font-medium">
          {label}
        </label>
        {aside && <span className="text-12 text-secondary">{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <p
        id={noteId}
        aria-live="polite"
        className={cx('text-12 empty:sr-only', error ? 'text-warning' : 'text-secondary')}
      >
        {error || hint}
      </p>
    </div>
  )
}
