import type { ReactNode } from 'react'
import { cx } from './cx'

interface FactProps {
  term: string
  size?: 'sm' | 'md'
  children: ReactNode
}

/** A term of a `<dl>` with its value below. */
export function Fact({ term, size = 'sm', children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-tertiary">{term}</dt>
      <dd className={cx('font-medium break-words', size === 'md' ? 'text-16' : 'text-14')}>{children}</dd>
    </div>
  )
}
