import { isoDateTime } from '@/lib/time'
import { useUiMessages } from '@/ui/UiMessages'

export function Countdown({ target, now }: { target: number; now: number }) {
  const messages = useUiMessages()
  return (
    <time dateTime={isoDateTime(target)} className="whitespace-nowrap">
      {messages.formatCountdown(target - now)}
    </time>
  )
}
