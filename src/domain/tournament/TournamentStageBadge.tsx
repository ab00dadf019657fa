import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { type Tournament, tournamentStage } from './tournament'

export function TournamentStageBadge({ tournament, now }: { tournament: Tournament; now: number }) {
  const { stage } = useMessages().tournaments
  if (tournament.status !== 'open') return <Badge>{stage[tournament.status]}</Badge>
  if (tournamentStage(tournament, now) === 'upcoming') return <Badge>{stage.upcoming}</Badge>
  return now >= tournament.endTime ? <Badge>{stage.ended}</Badge> : <Badge tone="live">{stage.running}</Badge>
}
