import type { ComponentProps } from 'react'
import { cx } from '@/ui/classNames'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'form'
  /** Without inner spacing, for tables and content with edges of its own. */
  flush?: boolean
}

/** A surface on the page. As a `section` give it `aria-labelledby`. */
export function Card({ as: Tag = 'div', flush = false, className, ...rest }: CardProps) {
  // The tag is one of a few plain elements that all take a div's attributes.
  const Element = Tag as 'div'
  return (
    <Element
      {...rest}
      className={cx(
        'rounded-lg border border-line bg-surface shadow-lift',
        !flush && 'p-4 sm:p-6',
        className,
      )}
    />
  )
}

/** The heading of a card. */
export function CardTitle({
  as: Heading = 'h2',
  className,
  ...rest
}: ComponentProps<'h2'> & { as?: 'h2' | 'h3' }) {
  return <Heading {...rest} className={cx('text-18 font-semibold tracking-tight', className)} />
}
