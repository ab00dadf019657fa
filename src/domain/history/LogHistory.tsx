import { useState } from 'react'
import { useLogs } from '@/chain/history/useLogs'
import { chainNow } from '@/chain/network/clock'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { DAY } from '@/lib/time'
import { Button } from '@/ui/forms/Button'
import { describeUnavailable } from './HistoryProgress'

/** The spans that a user can ask for, in days. */
const OLDER = [7, 30, 90, 365]

/**
 * Reads the logs of the newest days, and of older ones on request.
 * @param seconds length of what is read at first; `undefined` reads nothing
 */
export function useLogHistory(seconds: number | undefined) {
  const [opened] = useState(chainNow)
  const [days, setDays] = useState<number>()
  const length = days === undefined ? (seconds ?? 0) : days * DAY
  const logs = useLogs({ from: Math.max(0, opened - length), enabled: seconds !== undefined })
  const next = OLDER.find((older) => older * DAY > length) ?? Number.POSITIVE_INFINITY
  return {
    ...logs,
    /** Days that can be loaded next; `Infinity` for all, `undefined` if all are loaded or asked for. */
    olderDays: logs.isWhole || length === Number.POSITIVE_INFINITY ? undefined : next,
    loadOlder: () => setDays(next),
  }
}

type LogHistory = ReturnType<typeof useLogHistory>

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
