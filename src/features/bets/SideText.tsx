import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'

export function SideText({ match, side }: { match: Pick<Match, 'name'>; side: Side }) {
  const { label, team } = describeSide(match, side, useMessages())
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={side === 1 ? 'sideA' : 'sideB'}>{label}</Badge>
      {team && <bdi className="min-w-0 wrap-anywhere">{team}</bdi>}
    </span>
  )
}
