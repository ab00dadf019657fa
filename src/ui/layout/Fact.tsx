import type { ReactNode } from 'react'
import { cx } from '@/ui/classNames'

interface FactProps {
  term: string
  /** `lg` is for a page's key figures, `xl` for the one that matters most. */
  size?: keyof typeof sizes
  children: ReactNode
}

const sizes = {
  sm: 'text-14 font-medium',
  md: 'text-16 font-medium',
  lg: 'font-display text-20 sm:text-24',
  xl: 'font-display text-32 sm:text-44',
}

export function Fact({ term, size = 'sm', children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-tertiary">{term}</dt>
      <dd className={cx('break-words', sizes[size])}>{children}</dd>
    </div>
  )
}

/** A list of terms with sentences. */
export function Rules({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-8 gap-y-4 pt-2 pb-4 sm:grid-cols-2">{children}</dl>
}

export function Rule({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="text-14 font-medium">{term}</dt>
      <dd className="text-14 text-secondary">{children}</dd>
    </div>
  )
}
