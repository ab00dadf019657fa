import { isoDateTime } from '@/lib/isoDateTime'
import { useUiMessages } from '@/ui/UiMessages'

interface CountdownProps {
  /** The moment counted down to, in unix seconds. */
  target: number
  /** The chain's now, in unix seconds. */
  now: number
}

/** The time left until a moment, or 'Ended'. */
export function Countdown({ target, now }: CountdownProps) {
  const messages = useUiMessages()
  return (
    <time dateTime={isoDateTime(target)} className="whitespace-nowrap">
      {messages.formatCountdown(target - now)}
    </time>
  )
}
