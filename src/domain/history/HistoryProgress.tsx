import { isOwnRpcAllowed } from '@/chain/config/config'
import type { LogsView } from '@/chain/history/useLogs'
import type { IndexerProblem } from '@/chain/indexer/indexer'
import type { Messages } from '@/i18n/catalogue'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Pending, Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import type { useLogHistory } from './useLogHistory'

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

type Read = Omit<LogsView, 'logs'>

/** Says which logs are missing and why; nothing once all are read. */
export function HistoryNote({ read }: { read: Read }) {
  if (read.error) {
    return (
      <div className="px-4 pb-4 sm:px-6">
        <Pending reads={[read]} />
      </div>
    )
  }
  if (read.isComplete) return null
  if (read.isUnavailable) return <HistoryExtent history={read} />
  return <HistoryProgress percent={read.readFrom === undefined ? undefined : read.percent} />
}

interface HistoryExtentProps {
  history: Read & Partial<Pick<ReturnType<typeof useLogHistory>, 'olderDays' | 'loadOlder'>>
  note?: string
}

/** Says how far back the entries above reach, followed by a note, and loads older ones. */
export function HistoryExtent({ history, note }: HistoryExtentProps) {
  const messages = useMessages()
  const { readFrom, percent, isComplete, isUnavailable, isFetching, isWhole, error, olderDays } = history
  const { history: own, ui } = messages
  const canLoadOlder = isComplete && olderDays !== undefined
  // Where each request serves few blocks, the reader stops after some hundred.
  const hasStopped = isUnavailable && readFrom !== undefined

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line p-4 text-14 text-secondary sm:px-6">
      <p
        role={error === undefined ? 'status' : 'alert'}
        className="min-w-0 flex-1 basis-60 text-pretty tabular-nums"
      >
        {extent()} {note}
      </p>
      {(error !== undefined || hasStopped) && (
        <Button size="sm" busy={isFetching} onClick={history.refetch}>
          {ui.tryAgain}
        </Button>
      )}
      {canLoadOlder && (
        <Button size="sm" onClick={history.loadOlder}>
          {olderDays === Number.POSITIVE_INFINITY ? own.loadAll : own.loadDays(olderDays)}
        </Button>
      )}
    </div>
  )

  function extent(): string {
    if (error !== undefined) return own.failed
    if (isUnavailable) return describeUnavailable(messages, readFrom)
    if (!isComplete) return own.reading(percent)
    return isWhole || readFrom === undefined ? own.sinceLaunch : own.since(formatDateTime(readFrom))
  }
}

/** Says why the chain is read instead of the build's indexer. Renders nothing without a problem. */
export function IndexNote(props: { problem: IndexerProblem | undefined; className?: string }) {
  const { problem, className } = props
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
