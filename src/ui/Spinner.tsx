import { LoaderCircle } from 'lucide-react'
import { cx } from './cx'

/** Decoration: say in words beside it what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('size-4 shrink-0 animate-spin', className)} />
}
