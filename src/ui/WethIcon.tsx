import { cx } from './cx'

/** The mark of wrapped ether; decoration, so the unit must be said in words too. */
export function WethIcon({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={cx('inline-block size-[1em] shrink-0', className)}>
      {/* One shape, as a list of matches has hundreds of it: a thin ring, and the two halves of a diamond. */}
      <path
        fill="currentColor"
        d="M8 .4a7.6 7.6 0 0 0 0 15.2A7.6 7.6 0 0 0 8 .4m0 .7a6.9 6.9 0 0 1 0 13.8A6.9 6.9 0 0 1 8 1.1m0 1.3L4.6 8.1 8 6.6l3.4 1.5zm0 5L4.6 8.9l3.4 2 3.4-2zm0 4.3-3.4-2L8 13.9l3.4-4.2z"
      />
    </svg>
  )
}
