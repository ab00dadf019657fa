import { cx } from './cx'

/** The mark of wrapped ether; decoration, so the unit must be said in words too. */
export function WethIcon({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={cx('inline-block size-[1em] shrink-0', className)}>
      <circle cx="8" cy="8" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.1" opacity="0.5" />
      <path fill="currentColor" d="M8 2.4 4.6 8.1 8 6.6l3.4 1.5z" opacity="0.75" />
      <path fill="currentColor" d="M8 7.4 4.6 8.9 8 10.9l3.4-2z" />
      <path fill="currentColor" d="M8 11.7 4.6 9.7 8 13.9l3.4-4.2z" opacity="0.85" />
    </svg>
  )
}
