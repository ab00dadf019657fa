import { cx } from '@/ui/classNames'

interface SkeletonProps {
  /** For screen readers, such as 'Loading...'. Once per group. */
  text?: string
  /** Give it the size of the content, so that nothing shifts. */
  className?: string
}

export function Skeleton({ text, className }: SkeletonProps) {
  return (
    <span
      className={cx(
        'block animate-skeleton not-[.rounded-lg]:rounded-sm border border-transparent bg-text/10',
        className,
      )}
    >
      {text && <span className="sr-only">{text}</span>}
    </span>
  )
}
