import { HistoryProgress } from '@/domain/history/HistoryProgress'
import { readFailure } from '@/i18n/describeReadFailure'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { LoadError } from '@/ui/feedback/LoadError'
import { Button } from '@/ui/forms/Button'
import type { useMatchLogs } from './useMatchLogs'

/** Says which of a match's logs are missing and why; nothing once all are read. */
export function HistoryNote({ read }: { read: ReturnType<typeof useMatchLogs> }) {
  const messages = useMessages()
  const { isUnavailable, isComplete, isFetching, percent, readFrom } = read
  const failure = readFailure(messages, read)
  if (failure) {
    return (
      <div className="px-4 pb-4 sm:px-6">
        <LoadError {...failure} />
      </div>
    )
  }
  if (isUnavailable) return <Unavailable since={readFrom} onRetry={() => void read.refetch()} />
  if (isComplete) return null
  return (
    <HistoryProgress
      percent={readFrom === undefined ? undefined : percent}
      hasFailed={false}
      isRetrying={isFetching}
      onRetry={() => void read.refetch()}
    />
  )
}

interface UnavailableProps {
  /** Unix seconds; `undefined` if no logs are read. */
  since: number | undefined
  onRetry: () => void
}

function Unavailable({ since, onRetry }: UnavailableProps) {
  const { history, ui } = useMessages()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line p-4 text-14 text-secondary sm:px-6">
      <p className="min-w-0 flex-1 basis-60 text-pretty">
        {since === undefined ? history.unavailable : history.unavailableBefore(formatDateTime(since))}
      </p>
      {/* Where each request serves few blocks, the reader stops after some hundred. */}
      {since !== undefined && (
        <Button size="sm" onClick={onRetry}>
          {ui.tryAgain}
        </Button>
      )}
    </div>
  )
}
