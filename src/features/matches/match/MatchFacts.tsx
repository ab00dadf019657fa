import { isBettingOpen, type Match, matchStatus } from '@/domain/match/match'
import { formatPercent } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Card } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { Countdown } from '@/ui/text/Countdown'
import { DateTime } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'

interface MatchFactsProps {
  match: Match
  now: number
}

export function MatchFacts({ match, now }: MatchFactsProps) {
  const { match: texts, matchPage: messages } = useMessages()
  const isUpcoming = matchStatus(match, now) === 'upcoming'
  return (
    <Card>
      <dl aria-label={messages.facts} className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3">
        <Fact term={texts.startTime}>
          <DateTime time={match.startTime} />
        </Fact>
        <Fact term={messages.endTime}>
          <DateTime time={match.endTime} />
        </Fact>
        {!isBettingOpen(match, now) ? (
          <Fact term={messages.betting}>{messages.bettingClosed}</Fact>
        ) : isUpcoming ? (
          <Fact term={texts.startsIn}>
            <Countdown target={match.startTime} now={now} />
          </Fact>
        ) : (
          <Fact term={messages.closesIn}>
            <Countdown target={match.endTime} now={now} />
          </Fact>
        )}
        <Fact term={texts.minBet}>
          <WethAmount wei={match.minBet} unit="word" />
        </Fact>
        <Fact term={texts.maxBet}>
          <WethAmount wei={match.maxBet} unit="word" />
        </Fact>
        <Fact term={messages.fee}>{formatPercent(match.feeBps)}</Fact>
      </dl>
    </Card>
  )
}
