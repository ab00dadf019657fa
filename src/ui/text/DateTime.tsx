import { isoDateTime } from '@/lib/time'
import { useUiMessages } from '@/ui/UiMessages'

interface DateTimeProps {
  /** In unix seconds. */
  time: number
  title?: string
}

export function DateTime({ time, title }: DateTimeProps) {
  const { formatDateTime } = useUiMessages()
  return (
    <time dateTime={isoDateTime(time)} title={title}>
      {formatDateTime(time)}
    </time>
  )
}
