import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { FiatValue } from '@/domain/price/FiatValue'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
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

/** A phone shows two figures beside the arrow, and the others once it is pressed. */
const compactClass =
  'flex flex-wrap gap-x-5 gap-y-1 max-md:pe-8 max-md:*:flex max-md:*:items-baseline max-md:*:gap-1.5 max-md:has-[+details:not([open])]:[&>:nth-child(n+3)]:hidden'

interface BetResultsProps {
  bets: readonly Bet[]
  /** Takes one line, with the profit over time folded. */
  isCompact?: boolean
}

/** Shows the sums of the settled among all bets of an account, and its profit over time. Renders nothing before the first. */
export function BetResults({ bets, isCompact = false }: BetResultsProps) {
  const now = useChainNow()
  const { betHistory } = useMessages()
  const figures = useMemo(() => betFigures(bets, now), [bets, now])
  const points = useMemo(() => profitOverTime(bets, now), [bets, now])
  if (points.length === 0) return null
  const size = isCompact ? 'sm' : 'lg'
  const fiatClass = cx(isCompact && 'block')
  return (
    <Card
      as="section"
      aria-labelledby="bet-results"
      className={cx('flex flex-col', isCompact ? 'relative gap-1 py-2! max-md:gap-0' : 'gap-4')}
    >
      <CardTitle id="bet-results" className={cx(isCompact && 'sr-only')}>
        {betHistory.figures}
      </CardTitle>
      <dl className={isCompact ? compactClass : 'grid grid-cols-2 gap-4 sm:grid-cols-4'}>
        <Fact term={betHistory.profit} size={size}>
          <SignedAmount wei={figures.profit} />
        </Fact>
        <Fact term={betHistory.won} size={size}>
          {betHistory.wonOf(figures.won, figures.decided)}
        </Fact>
        <Fact term={betHistory.staked} size={size}>
          <WethAmount wei={figures.staked} /> <FiatValue wei={figures.staked} className={fiatClass} />
        </Fact>
        <Fact term={betHistory.returned} size={size}>
          <WethAmount wei={figures.returned} /> <FiatValue wei={figures.returned} className={fiatClass} />
        </Fact>
      </dl>
      <details open={!isCompact} className="group">
        <summary
          className={cx(
            'flex min-h-6 list-none items-center gap-1 text-12 text-secondary hover:text-text [&::-webkit-details-marker]:hidden',
            isCompact && 'max-md:absolute max-md:end-2 max-md:top-0 max-md:p-2.5',
          )}
        >
          <span className={cx(isCompact && 'max-md:sr-only')}>{betHistory.profitChart}</span>
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        {points.length >= LEAST_POINTS && (
          <WhenSeen className="min-h-68">
            <ProfitChart points={points} />
          </WhenSeen>
        )}
        <p className="text-12 text-secondary">{betHistory.settledOnly}</p>
      </details>
    </Card>
  )
}
