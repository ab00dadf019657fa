import { isBettingOpen, type Match, matchStatus } from '@/lib/match'
import { useWords } from '@/lib/words/useWords'
import { Badge } from './Badge'

interface MatchStatusBadgeProps {
  match: Match
  /** The chain's now, in unix seconds. */
  now: number
}

/** Where a match stands; before its end also that no more bets are taken. */
export function MatchStatusBadge({ match, now }: MatchStatusBadgeProps) {
  const words = useWords()
  const status = matchStatus(match, now)
  const runs = status === 'upcoming' || status === 'live'
  if (runs && !isBettingOpen(match, now)) return <Badge tone="warning">{words.ui.bettingClosed}</Badge>
  return (
    <Badge tone={status === 'live' ? 'live' : status === 'ended' ? 'warning' : 'neutral'}>
      {words.ui.status[status]}
    </Badge>
  )
}
