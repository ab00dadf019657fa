import type { Match } from '@/domain/match/match'
import { formatPercent } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Card } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { DateTime } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'

export function MatchFacts({ match }: { match: Match }) {
  const { match: texts, matchPage: messages } = useMessages()
  return (
    <Card>
      <dl aria-label={messages.facts} className="flex flex-wrap justify-between gap-x-6 gap-y-4">
        <Fact term={texts.startTime}>
          <DateTime time={match.startTime} />
        </Fact>
        <Fact term={messages.endTime}>
          <DateTime time={match.endTime} />
        </Fact>
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
