import { formatPercent } from '@/lib/amounts'
import { formatDateTime, isoDateTime } from '@/lib/dates'
import { isBettingOpen, type Match, matchStatus } from '@/lib/match'
import { useWords } from '@/lib/words/useWords'
import { Card } from '@/ui/Card'
import { Countdown } from '@/ui/Countdown'
import { Fact } from '@/ui/Fact'
import { WethAmount } from '@/ui/WethAmount'

interface MatchFactsProps {
  match: Match
  /** The chain's now, in unix seconds. */
  now: number
}

/** When betting runs, and what may be bet. */
export function MatchFacts({ match, now }: MatchFactsProps) {
  const { match: words } = useWords().matches
  const isUpcoming = matchStatus(match, now) === 'upcoming'
  const isClosedEarly = now < match.endTime && !isBettingOpen(match, now)
  return (
    <Card>
      <dl aria-label={words.facts} className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3">
        <Fact term={words.startTime}>
          <Time time={match.startTime} />
        </Fact>
        <Fact term={words.endTime}>
          <Time time={match.endTime} />
        </Fact>
        {isClosedEarly ? (
          <Fact term={words.betting}>{words.bettingClosed}</Fact>
        ) : isUpcoming ? (
          <Fact term={words.startsIn}>
            <Countdown target={match.startTime} now={now} />
          </Fact>
        ) : (
          <Fact term={words.closesIn}>
            <Countdown target={match.endTime} now={now} />
          </Fact>
        )}
        <Fact term={words.minBet}>
          <WethAmount wei={match.minBet} unit="word" />
        </Fact>
        <Fact term={words.maxBet}>
          <WethAmount wei={match.maxBet} unit="word" />
        </Fact>
        <Fact term={words.fee}>{formatPercent(match.feeBps)}</Fact>
      </dl>
    </Card>
  )
}

function Time({ time }: { time: number }) {
  return <time dateTime={isoDateTime(time)}>{formatDateTime(time)}</time>
}
