import type { LogsView } from '@/chain/history/logsView'
import { useMessages } from '@/i18n/useMessages'
import { Pending } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { describeUnavailable, HistoryProgress } from './HistoryProgress'

type Read = Pick<
  LogsView,
  'isUnavailable' | 'isComplete' | 'isFetching' | 'percent' | 'readFrom' | 'error'
> & {
  refetch: () => void
}

/** Says which logs are missing and why; nothing once all are read. */
export function HistoryNote({ read }: { read: Read }) {
  const messages = useMessages()
  const { isUnavailable, isComplete, percent, readFrom } = read
  if (read.error) {
    return (
      <div className="px-4 pb-4 sm:px-6">
        <Pending reads={[read]} />
      </div>
    )
  }
  if (isComplete) return null
  if (!isUnavailable) return <HistoryProgress percent={readFrom === undefined ? undefined : percent} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line p-4 text-14 text-secondary sm:px-6">
      <p className="min-w-0 flex-1 basis-60 text-pretty">{describeUnavailable(messages, readFrom)}</p>
      {/* Where each request serves few blocks, the reader stops after some hundred. */}
      {readFrom !== undefined && (
        <Button size="sm" onClick={read.refetch}>
          {messages.ui.tryAgain}
        </Button>
      )}
    </div>
  )
}
