import type { ComponentProps } from 'react'
import { cx } from '@/ui/classNames'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section'
  /** No padding, for tables. */
  flush?: boolean
}

/** A `section` needs `aria-labelledby`. */
export function Card({ as: Tag = 'div', flush = false, className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={cx(
        'rounded-lg border border-line bg-surface shadow-lift',
        !flush && 'p-4 sm:p-6',
        className,
      )}
    />
  )
}

export function CardTitle({ className, ...rest }: ComponentProps<'h2'>) {
  return <h2 {...rest} className={cx('text-18 font-semibold tracking-tight', className)} />
}
