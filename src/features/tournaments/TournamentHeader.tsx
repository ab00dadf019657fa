import { useId } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useOwnPlayer } from '@/domain/tournament/participants'
import { missingPicks, playerStatus } from '@/domain/tournament/player'
import { useIsJoiningOpen, useTournamentMatches } from '@/domain/tournament/queries'
import { TournamentStageBadge } from '@/domain/tournament/TournamentStageBadge'
import { type Tournament, tournamentStage } from '@/domain/tournament/tournament'
import { formatAmount } from '@/i18n/format/amounts'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { BackLink } from '@/ui/layout/BackLink'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { PageTitle } from '@/ui/layout/PageTitle'
import { Countdown, DateTime } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'

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

export function TournamentFacts({ tournament }: { tournament: Tournament }) {
  const now = useChainNow()
  const { match: texts, tournaments } = useMessages()
  const { facts } = tournaments
  const isJoiningOpen = useIsJoiningOpen(tournament, now)
  const isUpcoming = tournamentStage(tournament, now) === 'upcoming'
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 @md:grid-cols-3 @2xl:grid-cols-6">
      <Fact term={facts.entryFee}>
        {tournament.entryFee === 0n ? facts.free : <WethAmount wei={tournament.entryFee} />}
      </Fact>
      <Fact term={facts.prizePool}>
        {tournament.entryFee === 0n ? facts.noPrize : <WethAmount wei={tournament.prizePool} />}
      </Fact>
      <Fact term={facts.players}>{formatCount(tournament.playerCount)}</Fact>
      <Fact term={facts.matches}>{tournament.matchIds.length}</Fact>
      {tournament.status !== 'open' || now >= tournament.endTime ? (
        <Fact term={facts.endTime}>
          <DateTime time={tournament.endTime} />
        </Fact>
      ) : (
        <>
          <Fact term={isUpcoming ? texts.startsIn : texts.endsIn}>
            <Countdown target={isUpcoming ? tournament.startTime : tournament.endTime} now={now} />
          </Fact>
          {isJoiningOpen && (
            <Fact term={facts.joinWithin}>
              <Countdown target={tournament.lastMatchStart} now={now} />
            </Fact>
          )}
        </>
      )}
    </dl>
  )
}

/** Says that predictions are missed by those who join once the first match has started. */
export function LateEntryNote({ tournament }: { tournament: Tournament }) {
  const now = useChainNow()
  const { joining } = useMessages().tournaments
  return now < tournament.firstMatchStart ? null : <p className="text-14 text-secondary">{joining.late}</p>
}

/** Says how the connected account fares. Renders nothing if it has not joined. */
export function OwnBadge({ tournament }: { tournament: Tournament }) {
  const now = useChainNow()
  const player = useOwnPlayer(tournament.id)
  const { own } = useMessages().tournaments
  const status = player && playerStatus(tournament, player)
  const mayMiss = status === 'playing' && now < tournament.lastMatchStart
  const { data: matches } = useTournamentMatches(tournament.matchIds, mayMiss)
  if (!player || !status || status === 'none') return null
  const missing = mayMiss && matches ? missingPicks(player, matches, now) : 0
  if (missing > 0) return <Badge tone="warning">{own.missing(missing)}</Badge>
  if (status === 'prize') return <Badge tone="won">{own.prize(formatAmount(player.claimable))}</Badge>
  if (status === 'refund') return <Badge tone="warning">{own.refund(formatAmount(player.claimable))}</Badge>
  return <Badge>{own[status]}</Badge>
}
