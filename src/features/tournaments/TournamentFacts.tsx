import { useIsJoiningOpen } from '@/domain/tournament/queries'
import { type Tournament, tournamentStage } from '@/domain/tournament/tournament'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { Fact } from '@/ui/layout/Fact'
import { Countdown } from '@/ui/text/Countdown'
import { DateTime } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'

interface TournamentFactsProps {
  tournament: Tournament
  now: number
}

export function TournamentFacts({ tournament, now }: TournamentFactsProps) {
  const { match: texts, tournaments } = useMessages()
  const { facts } = tournaments
  const isJoiningOpen = useIsJoiningOpen(tournament, now)
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
          {tournamentStage(tournament, now) === 'upcoming' ? (
            <Fact term={texts.startsIn}>
              <Countdown target={tournament.startTime} now={now} />
            </Fact>
          ) : (
            <Fact term={texts.endsIn}>
              <Countdown target={tournament.endTime} now={now} />
            </Fact>
          )}
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
