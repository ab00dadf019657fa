import { countdown, isoDateTime } from '@/lib/dates'
import { useWords } from '@/lib/words/useWords'

interface CountdownProps {
  /** The moment counted down to, in unix seconds. */
  target: number
  /** The chain's now, in unix seconds. */
  now: number
}

/** The time left until a moment, or 'Ended'. */
export function Countdown({ target, now }: CountdownProps) {
  const words = useWords()
  return (
    <time dateTime={isoDateTime(target)} className="whitespace-nowrap">
      {countdown(target - now, words.time.countdown)}
    </time>
  )
}
