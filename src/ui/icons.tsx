import { cx } from './classNames'

export function WethIcon({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={cx('inline-block size-[1em] shrink-0', className)}>
      {/* A single path, because match lists render hundreds. */}
      <path
        fill="currentColor"
        d="M8 .4a7.6 7.6 0 0 0 0 15.2A7.6 7.6 0 0 0 8 .4m0 .7a6.9 6.9 0 0 1 0 13.8A6.9 6.9 0 0 1 8 1.1m0 1.3L4.6 8.1 8 6.6l3.4 1.5zm0 5L4.6 8.9l3.4 2 3.4-2zm0 4.3-3.4-2L8 13.9l3.4-4.2z"
      />
    </svg>
  )
}

export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <path className="fill-side-a" d="M18.3 2.2A14 14 0 0 0 10.3 28.8Z" />
      <path className="fill-side-b" d="M21.7 3.2A14 14 0 0 1 13.7 29.8Z" />
    </svg>
  )
}
