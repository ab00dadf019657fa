import { useId } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { TournamentStageBadge } from '@/domain/tournament/TournamentStageBadge'
import type { Tournament } from '@/domain/tournament/tournament'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { BackLink } from '@/ui/layout/BackLink'
import { Card, CardTitle } from '@/ui/layout/Card'
import { PageTitle } from '@/ui/layout/PageTitle'
import { OwnBadge, TournamentFacts } from './TournamentFacts'

interface TournamentHeaderProps {
  tournamentId: bigint
  /** The heading renders before the tournament is loaded, so that it can take the focus. */
  tournament: Tournament | undefined
}

export function TournamentHeader({ tournamentId, tournament }: TournamentHeaderProps) {
  const now = useChainNow()
  const { tournaments } = useMessages()
  return (
    <div className="flex flex-col gap-3">
      <BackLink to="/tournaments">{tournaments.page.back}</BackLink>
      <PageTitle>{tournament?.name ?? tournaments.page.untitled(String(tournamentId))}</PageTitle>
      <div className="flex min-h-6 flex-wrap items-center gap-2">
        {tournament ? (
          <>
            <TournamentStageBadge tournament={tournament} now={now} />
            {tournament.isJudged && <Badge>{tournaments.judged}</Badge>}
            <OwnBadge tournament={tournament} />
          </>
        ) : (
          <p className="max-w-160 text-24 text-secondary">{tournaments.subtitle}</p>
        )}
      </div>
    </div>
  )
}

export function TournamentRules({ tournament }: { tournament: Tournament }) {
  const { rules } = useMessages().tournaments
  const titleId = useId()
  const { entryFee, isJudged } = tournament
  const join = rules.joinFor(entryFee === 0n ? undefined : formatAmount(entryFee))
  return (
    <Card as="section" aria-labelledby={titleId} className="@container flex flex-col gap-4">
      <CardTitle id={titleId}>{rules.title}</CardTitle>
      {/* Two paragraphs: one alone would be the page's largest content, and arrive late. */}
      <div className="max-w-160 text-14 text-secondary">
        <p>{rules.picks(join)}</p>
        <p>{isJudged ? rules.judged : rules.results}</p>
      </div>
      <TournamentFacts tournament={tournament} />
    </Card>
  )
}
