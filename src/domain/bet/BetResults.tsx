import { useMemo } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { FiatValue } from '@/domain/price/FiatValue'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry, WhenSeen } from '@/ui/feedback/loading'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { WethAmount } from '@/ui/text/WethAmount'
import type { Bet } from './bet'
import { betFigures, profitOverTime } from './betFigures'
import { SignedAmount } from './SignedAmount'

const ProfitChart = lazyWithRetry(async () => (await import('./ProfitChart')).ProfitChart)

/** A line needs two points. */
const LEAST_POINTS = 2

/** Shows the sums of the settled among all bets of an account, and its profit over time. Renders nothing before the first. */
export function BetResults({ bets }: { bets: readonly Bet[] }) {
  const now = useChainNow()
  const { betHistory } = useMessages()
  const figures = useMemo(() => betFigures(bets, now), [bets, now])
  const points = useMemo(() => profitOverTime(bets, now), [bets, now])
  if (points.length === 0) return null
  return (
    <Card as="section" aria-labelledby="bet-results" className="flex flex-col gap-4">
      <CardTitle id="bet-results">{betHistory.figures}</CardTitle>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Fact term={betHistory.profit} size="lg">
          <SignedAmount wei={figures.profit} />
        </Fact>
        <Fact term={betHistory.won} size="lg">
          {betHistory.wonOf(figures.won, figures.decided)}
        </Fact>
        <Fact term={betHistory.staked} size="lg">
          <WethAmount wei={figures.staked} /> <FiatValue wei={figures.staked} />
        </Fact>
        <Fact term={betHistory.returned} size="lg">
          <WethAmount wei={figures.returned} /> <FiatValue wei={figures.returned} />
        </Fact>
      </dl>
      {points.length >= LEAST_POINTS && (
        <WhenSeen className="min-h-68">
          <ProfitChart points={points} />
        </WhenSeen>
      )}
      <p className="text-12 text-secondary">{betHistory.settledOnly}</p>
    </Card>
  )
}
