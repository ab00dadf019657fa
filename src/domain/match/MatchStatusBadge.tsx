import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { isBettingOpen, type Match, type MatchStatus, matchStatus } from './match'

export function MatchStatusBadge({ match, now, size }: { match: Match; now: number; size?: 'md' | 'lg' }) {
  const { match: texts } = useMessages()
  const status = matchStatus(match, now)
  const runs = status === 'upcoming' || status === 'live'
  const isClosedEarly = runs && !isBettingOpen(match, now)
  return (
    <Badge tone={isClosedEarly ? 'warning' : (tones[status] ?? 'neutral')} size={size}>
      {isClosedEarly ? texts.bettingClosed : texts.status[status]}
    </Badge>
  )
}

const tones: Partial<Record<MatchStatus, 'live' | 'warning'>> = {
  live: 'live',
  ended: 'warning',
  challenged: 'warning',
}
