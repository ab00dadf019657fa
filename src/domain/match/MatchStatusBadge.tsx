import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { isBettingOpen, type Match, matchStatus } from './match'

export function MatchStatusBadge({ match, now }: { match: Match; now: number }) {
  const messages = useMessages()
  const status = matchStatus(match, now)
  if (match.isChallenged) return <Badge tone="warning">{messages.match.challenged}</Badge>
  const runs = status === 'upcoming' || status === 'live'
  if (runs && !isBettingOpen(match, now)) return <Badge tone="warning">{messages.match.bettingClosed}</Badge>
  return (
    <Badge tone={status === 'live' ? 'live' : status === 'ended' ? 'warning' : 'neutral'}>
      {messages.match.status[status]}
    </Badge>
  )
}
