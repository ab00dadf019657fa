import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/ui/classNames'

type DetailsProps = ComponentProps<'details'> & { summary: ReactNode }

/** Folds what few need behind one line. */
export function Details({ summary, className, children, ...rest }: DetailsProps) {
  return (
    <details {...rest} className={cx('group', className)}>
      <summary className="flex min-h-8 list-none items-center justify-between gap-4 rounded-sm text-14 text-secondary pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
