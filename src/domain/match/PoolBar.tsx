import { formatShare } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { WethAmount } from '@/ui/text/WethAmount'
import { type Pool, poolShareABps } from './odds'

const segment = 'basis-0 transition-[flex-grow] duration-500'

/** Shows both sides' stakes in a pool as shares of a bar. */
export function PoolBar({ pool }: { pool: Pool }) {
  const messages = useMessages()
  const shareABps = poolShareABps(pool)
  if (shareABps === undefined) {
    return (
      <div className="flex flex-col gap-2">
        <div aria-hidden className="h-2 rounded-full bg-hover" />
        <p className="text-14 text-secondary">{messages.match.poolEmpty}</p>
      </div>
    )
  }
  const a = formatShare(shareABps)
  const b = formatShare(10_000 - shareABps)
  return (
    <div className="flex flex-col gap-2">
      <div
        role="img"
        aria-label={messages.match.poolShare(a, b)}
        className="flex h-2 gap-0.5 overflow-hidden rounded-full"
      >
        <div
          className={cx(segment, shareABps > 0 && 'min-w-1', 'bg-side-a forced-colors:bg-[Highlight]')}
          style={{ flexGrow: shareABps }}
        />
        <div
          className={cx(segment, shareABps < 10_000 && 'min-w-1', 'bg-side-b forced-colors:bg-[CanvasText]')}
          style={{ flexGrow: 10_000 - shareABps }}
        />
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 text-14 tabular-nums">
        <span className="flex items-center gap-2">
          <span aria-hidden className="font-semibold text-side-a">
            {a}
          </span>
          <WethAmount wei={pool[1]} className="text-secondary" />
        </span>
        <span className="flex items-center gap-2">
          <WethAmount wei={pool[2]} className="text-secondary" />
          <span aria-hidden className="font-semibold text-side-b">
            {b}
          </span>
        </span>
      </div>
    </div>
  )
}
