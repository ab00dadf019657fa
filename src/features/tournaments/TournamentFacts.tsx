import { useChainNow } from '@/chain/network/clock'
import { useOwnPlayer } from '@/domain/tournament/participants'
import { missingPicks, playerStatus } from '@/domain/tournament/player'
import { useIsJoiningOpen, useTournamentMatches } from '@/domain/tournament/queries'
import { type Tournament, tournamentStage } from '@/domain/tournament/tournament'
import { formatAmount } from '@/i18n/format/amounts'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { Fact } from '@/ui/layout/Fact'
import { Countdown } from '@/ui/text/Countdown'
import { DateTime } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'

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
