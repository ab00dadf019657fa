import type { ReactNode } from 'react'
import { formatShare } from '@/lib/amounts'
import { useWords } from '@/lib/words/useWords'

interface PoolBarProps {
  /** Team A's share of both pools in basis points (0 to 10,000); `undefined` while nobody has bet. */
  shareABps: number | undefined
  /** Beside each percentage: the pool's size, say. */
  captionA?: ReactNode
  captionB?: ReactNode
}

/** How the two pools stand to each other: blue from the start, orange from the end. */
export function PoolBar({ shareABps, captionA, captionB }: PoolBarProps) {
  const words = useWords()
  if (shareABps === undefined) {
    return (
      <div className="flex flex-col gap-2">
        <div aria-hidden className="h-2 rounded-full bg-hover" />
        <p className="text-14 text-secondary">{words.ui.poolEmpty}</p>
      </div>
    )
  }
  const a = formatShare(shareABps)
  const b = formatShare(10_000 - shareABps)
  return (
    <div className="flex flex-col gap-2">
      <div role="img" aria-label={words.ui.poolShare(a, b)} className="flex h-2 gap-0.5">
        <div
          className="min-w-1 basis-0 rounded-s-full bg-side-a transition-[flex-grow] duration-500"
          style={{ flexGrow: shareABps }}
        />
        <div
          className="min-w-1 basis-0 rounded-e-full bg-side-b transition-[flex-grow] duration-500"
          style={{ flexGrow: 10_000 - shareABps }}
        />
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 text-14">
        <span className="flex items-center gap-2">
          <span aria-hidden className="font-semibold text-side-a">
            {a}
          </span>
          {captionA}
        </span>
        <span className="flex items-center gap-2">
          {captionB}
          <span aria-hidden className="font-semibold text-side-b">
            {b}
          </span>
        </span>
      </div>
    </div>
  )
}
