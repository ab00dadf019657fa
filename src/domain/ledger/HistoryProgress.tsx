import { isOwnRpcAllowed } from '@/chain/config/config'
import type { IndexerProblem } from '@/chain/indexer/indexer'
import type { Messages } from '@/i18n/catalogue'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Skeleton } from '@/ui/feedback/loading'

interface HistoryProgressProps {
  /** 0 to 100, `undefined` before the first block is read. */
  percent: number | undefined
  /** In place of the percentage of the history. */
  text?: string
  /** `false` if the next visit reads all of it again. */
  isSaved?: boolean
}

export function HistoryProgress({ percent, text, isSaved = true }: HistoryProgressProps) {
  const { history, ui } = useMessages()
  if (percent === undefined) {
    return (
      <div className="flex flex-col gap-3 p-4 sm:px-6">
        <Skeleton text={ui.loading} className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    )
  }
  const label = text ?? history.reading(percent)
  return (
    <div className="flex flex-col gap-2 p-4 text-14 sm:px-6">
      <p className="tabular-nums">{label}</p>
      <progress
        aria-label={label}
        max={100}
        value={percent}
        className="h-2 w-full appearance-none overflow-hidden rounded-sm bg-hover [&::-moz-progress-bar]:bg-control [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-control"
      />
      {isSaved && <p className="text-12 text-secondary">{history.readingHint}</p>}
    </div>
  )
}

/** Says why the chain is read instead of the build's indexer. Renders nothing without a problem. */
export function IndexNote({
  problem,
  className,
}: {
  problem: IndexerProblem | undefined
  className?: string
}) {
  const { index } = useMessages().history
  if (!problem) return null
  return (
    <p role="status" className={cx('text-14 text-secondary', className)}>
      {index[problem]}
    </p>
  )
}

/** Says which past the RPC doesn't serve, and how to see it where visitors may set an RPC of their own. */
export function describeUnavailable({ history }: Pick<Messages, 'history'>, readFrom?: number): string {
  const text =
    readFrom === undefined ? history.unavailable : history.unavailableBefore(formatDateTime(readFrom))
  return isOwnRpcAllowed ? history.chooseRpc(text) : text
}
