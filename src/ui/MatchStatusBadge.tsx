import type { MatchStatus } from '@/lib/match'
import { useWords } from '@/lib/words/useWords'
import { Badge } from './Badge'

/** Where a match stands. */
export function MatchStatusBadge({ status }: { status: MatchStatus }) {
  const words = useWords()
  return (
    <Badge tone={status === 'live' ? 'live' : status === 'ended' ? 'warning' : 'neutral'}>
      {words.ui.status[status]}
    </Badge>
  )
}
