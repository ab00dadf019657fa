import { isoDateTime } from '@/lib/time'
import { useUiMessages } from '@/ui/UiMessages'

interface CountdownProps {
  target: number
  now: number
}

export function Countdown({ target, now }: CountdownProps) {
  const messages = useUiMessages()
  return (
    <time dateTime={isoDateTime(target)} className="whitespace-nowrap">
      {messages.formatCountdown(target - now)}
    </time>
  )
}
