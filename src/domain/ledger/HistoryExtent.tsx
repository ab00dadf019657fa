import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { describeUnavailable } from './HistoryProgress'
import type { LogHistory } from './useLogHistory'

/** Says how far back the entries above reach, followed by a note, and loads older ones. */
export function HistoryExtent({ history, note }: { history: LogHistory; note?: string }) {
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
