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

export function Countdown({ target, now }: { target: number; now: number }) {
  const messages = useUiMessages()
  return (
    <time dateTime={isoDateTime(target)} className="whitespace-nowrap">
      {messages.formatCountdown(target - now)}
    </time>
  )
}
