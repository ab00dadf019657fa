import { missingPicks, type Player, playerStatus } from '@/domain/tournament/player'
import { useTournamentMatches } from '@/domain/tournament/queries'
import type { Tournament } from '@/domain/tournament/tournament'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'

interface OwnBadgeProps {
  tournament: Tournament
  player: Player
  now: number
}

export function OwnBadge({ tournament, player, now }: OwnBadgeProps) {
  const { own } = useMessages().tournaments
  const status = playerStatus(tournament, player)
  const mayMiss = status === 'playing' && now < tournament.lastMatchStart
  const { data: matches } = useTournamentMatches(tournament.matchIds, mayMiss)
  if (status === 'none') return null
  const missing = mayMiss && matches ? missingPicks(player, matches, now) : 0
  if (missing > 0) return <Badge tone="warning">{own.missing(missing)}</Badge>
  if (status === 'prize') return <Badge tone="won">{own.prize(formatAmount(player.claimable))}</Badge>
  if (status === 'refund') return <Badge tone="warning">{own.refund(formatAmount(player.claimable))}</Badge>
  return <Badge>{own[status]}</Badge>
}
