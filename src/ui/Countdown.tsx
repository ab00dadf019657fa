import { countdown } from '@/lib/dates'

interface CountdownProps {
  /** The moment counted down to, in unix seconds. */
  target: number
  /** The chain's now, in unix seconds. */
  now: number
}

/** The time left until a moment, or 'Ended'. */
export function Countdown({ target, now }: CountdownProps) {
  return (
    <time dateTime={new Date(target * 1000).toISOString()} className="whitespace-nowrap">
      {countdown(target - now)}
    </time>
  )
}
