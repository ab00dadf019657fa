import { MatchStatusBadge } from '@/domain/match/MatchStatusBadge'
import { isBettingOpen, type Match, matchStatus } from '@/domain/match/match'
import { useMessages } from '@/i18n/useMessages'
import { Fact } from '@/ui/layout/Fact'
import { Countdown } from '@/ui/text/Countdown'

/** Says whether a match is live, and until when bets are taken. */
export function MatchTiming({ match, now }: { match: Match; now: number }) {
  const { match: texts, matchPage: messages } = useMessages()
  const isUpcoming = matchStatus(match, now) === 'upcoming'
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <MatchStatusBadge match={match} now={now} size="lg" />
      {isBettingOpen(match, now) && (
        <dl>
          <Fact term={isUpcoming ? texts.startsIn : messages.closesIn} size="xl">
            <Countdown target={isUpcoming ? match.startTime : match.endTime} now={now} />
          </Fact>
        </dl>
      )}
    </div>
  )
}
