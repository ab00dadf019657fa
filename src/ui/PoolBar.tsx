import { useWords } from '@/lib/words/useWords'

interface PoolBarProps {
  /** Team A's share of both pools in basis points (0 to 10,000); `undefined` while nobody has bet. */
  shareABps: number | undefined
}

/** How the two pools stand to each other: blue from the start, orange from the end. */
export function PoolBar({ shareABps }: PoolBarProps) {
  const words = useWords()
  if (shareABps === undefined) {
    return (
      <div className="flex flex-col gap-2">
        <div aria-hidden className="h-2 rounded-full border border-dashed border-control/60" />
        <p className="text-12 text-secondary">{words.ui.poolEmpty}</p>
      </div>
    )
  }
  const a = percent(shareABps)
  const b = percent(10_000 - shareABps)
  return (
    <div role="img" aria-label={words.ui.poolShare(a, b)} className="flex flex-col gap-2">
      <div className="flex h-2 gap-0.5">
        <div
          className="min-w-1 rounded-s-full bg-side-a transition-[flex-grow] duration-500"
          style={{ flexGrow: shareABps, flexBasis: 0 }}
        />
        <div
          className="min-w-1 rounded-e-full bg-side-b transition-[flex-grow] duration-500"
          style={{ flexGrow: 10_000 - shareABps, flexBasis: 0 }}
        />
      </div>
      <div className="flex justify-between text-14 font-semibold">
        <span className="text-side-a">{a}</span>
        <span className="text-side-b">{b}</span>
      </div>
    </div>
  )
}

const percentFormat = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 })

function percent(bps: number): string {
  return percentFormat.format(bps / 10_000)
}
