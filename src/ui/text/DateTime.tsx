import { isoDateTime } from '@/lib/time'
import { useUiMessages } from '@/ui/UiMessages'

/** @param time unix seconds */
export function DateTime({ time, title }: { time: number; title?: string }) {
  const { formatDateTime } = useUiMessages()
  return (
    <time dateTime={isoDateTime(time)} title={title}>
      {formatDateTime(time)}
    </time>
  )
}
