/** The mark: one pool, split between two sides. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <path className="fill-side-a" d="M18.3 2.2A14 14 0 0 0 10.3 28.8Z" />
      <path className="fill-side-b" d="M21.7 3.2A14 14 0 0 1 13.7 29.8Z" />
    </svg>
  )
}
