import { memo, useMemo, useState } from 'react'
import type { Address } from 'viem'
import type { Match } from '@/domain/match/match'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { LineChart } from '@/ui/chart/LineChart'
import { shortSideName } from './describeEntry'
import { describeOdds, describeOddsAt } from './describeOdds'
import { OddsLegend } from './OddsLegend'
import { oddsContent } from './oddsContent'
import type { OddsChartData } from './oddsLines'
import type { OddsPoint } from './oddsPoints'

interface OddsChartProps {
  data: OddsChartData
  points: readonly OddsPoint[]
  match: Match
  account: Address | undefined
  isOpen: boolean
  progress: string | undefined
}

/** Memoized, because the clock renders its parent each second. */
export const OddsChart = memo(function OddsChart({
  data,
  points,
  match,
  account,
  isOpen,
  progress,
}: OddsChartProps) {
  const messages = useMessages()
  const { odds, feed } = messages.matchActivity
  const [pointed, setPointed] = useState<number>()
  const own = useMemo(() => points.filter(({ by }) => sameAddress(by, account)), [points, account])
  const content = useMemo(() => oddsContent(data, own, odds.marks), [data, own, odds.marks])

  function describePoint(index: number): string {
    const bets = own
      .filter(({ time }) => time === data.times[index])
      .map(({ stake, side }) =>
        odds.yourBet(feed.bet(formatAmount(stake), shortSideName(match, side, messages))),
      )
    return [describeOddsAt(data, index, match, messages), ...bets].join(' ')
  }

  return (
    <>
      <OddsLegend
        data={data}
        match={match}
        pointed={pointed}
        hasOwn={own.length > 0}
        isOpen={isOpen}
        progress={progress}
      />
      <div className="p-4 sm:px-6">
        <LineChart
          content={content}
          label={describeOdds(data, match, messages)}
          describePoint={describePoint}
          onPoint={setPointed}
        />
      </div>
    </>
  )
})
