import { cx } from '@/ui/classNames'

interface SkeletonProps {
  /** What a screen reader hears, 'Loading...' say; only the first of a group needs it. */
  text?: string
  /** Its size: the same as that of what it stands for, so that nothing moves. */
  className?: string
}

/** A grey stand-in for what is still loading. */
export function Skeleton({ text, className }: SkeletonProps) {
  return (
    <span className={cx('block animate-skeleton rounded-sm border border-transparent bg-text/10', className)}>
      {text && <span className="sr-only">{text}</span>}
    </span>
  )
}
