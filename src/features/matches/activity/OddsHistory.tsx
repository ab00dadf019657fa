import { ChartLine } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { useChainMinute } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import { describeUnavailable, HistoryNote } from '@/domain/history/HistoryProgress'
import { isBettingOpen, type Match } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import { formatAmount } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { LineChart } from '@/ui/chart/LineChart'
import { cx } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import type { MatchEvent } from './matchEvents'
import { OddsTable } from './OddsTable'
import { type OddsLine, oddsLines, oddsPoints } from './odds'
import { describeOdds, describeOddsAt, formatOdds, oddsContent } from './oddsContent'
import { useMatchEvents } from './useMatchEvents'

/** Shows how both pools' odds moved with each bet, as a chart and as a table. */
export function OddsHistory({ match }: { match: Match }) {
  const messages = useMessages()
  const { odds } = messages.matchActivity
  const read = useMatchEvents(match)
  const isReading = !read.isComplete && !read.isUnavailable && !read.error
  if (read.events.some(({ kind }) => kind === 'bet')) {
    return (
      <>
        <Odds
          events={read.events}
          match={match}
          progress={isReading ? messages.history.reading(read.percent) : undefined}
        />
        {!isReading && <HistoryNote read={read} />}
      </>
    )
  }
  if (read.isUnavailable) return <NoOdds title={describeUnavailable(messages)} />
  return read.isComplete ? <NoOdds title={odds.empty} text={odds.emptyText} /> : <HistoryNote read={read} />
}

function NoOdds(props: { title: string; text?: string }) {
  return (
    <div className="flex grow px-4 pb-4 sm:px-6 sm:pb-6">
      <EmptyState icon={<ChartLine />} {...props} />
    </div>
  )
}

interface OddsProps {
  events: readonly MatchEvent[]
  match: Match
  /** The progress of reading older logs, beside the legend, where its end shifts nothing. */
  progress: string | undefined
}

/** Shows the odds as legend, chart and table. Memoized, because the clock renders its parent each second. */
const Odds = memo(function Odds({ events, match, progress }: OddsProps) {
  const messages = useMessages()
  const { odds, feed } = messages.matchActivity
  const { account } = useWallet()
  const now = useChainMinute()
  const points = useMemo(() => oddsPoints(events, match), [events, match])
  const data = useMemo(() => oddsLines(points, events, match, now), [points, events, match, now])
  const own = useMemo(() => points.filter(({ by }) => sameAddress(by, account)), [points, account])
  const content = useMemo(() => oddsContent(data, own, odds.marks), [data, own, odds.marks])
  const [pointed, setPointed] = useState<number>()
  const [isTableOpen, setTableOpen] = useState(false)

  function describePoint(index: number): string {
    const bets = own
      .filter(({ time }) => time === data.times[index])
      .map(({ amount, side }) =>
        odds.yourBet(feed.bet(formatAmount(amount), shortSideName(match, side, messages))),
      )
    return [describeOddsAt(data, index, match, messages), ...bets].join(' ')
  }

  const { times, lines } = data
  const time = pointed === undefined ? undefined : times[pointed]
  const latest = isBettingOpen(match, now) ? odds.now : odds.closing
  const pools = [...new Set(lines.map(({ pool }) => pool))]
  return (
    <>
      <div className="flex min-h-18 flex-col gap-2 px-4 text-14 sm:px-6">
        <p className="flex flex-wrap justify-between gap-x-4 text-12 text-tertiary">
          <span>{time === undefined ? latest : formatDateTime(time)}</span>
          <span className="tabular-nums">{progress}</span>
        </p>
        {pools.map((pool) => (
          <div key={pool} className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            {pools.length > 1 && (
              <span className="text-secondary max-sm:basis-full">{messages.match.pools[pool]}</span>
            )}
            {lines
              .filter((line) => line.pool === pool)
              .map((line) => (
                <span key={line.side} className="flex min-w-0 items-baseline gap-2">
                  <LineSample {...line} />
                  <bdi className="min-w-0 wrap-anywhere">{shortSideName(match, line.side, messages)}</bdi>
                  <span className="font-semibold tabular-nums">
                    {formatOdds(line.values.at(pointed ?? -1))}
                  </span>
                </span>
              ))}
          </div>
        ))}
        {own.length > 0 && (
          <p className="flex items-center gap-2 text-12 text-secondary">
            <span aria-hidden className="size-2.5 shrink-0 rounded-full border-2 border-secondary" />
            {odds.yourBets}
          </p>
        )}
      </div>
      <div className="p-4 sm:px-6">
        <LineChart
          content={content}
          label={describeOdds(data, match, messages)}
          describePoint={describePoint}
          onPoint={setPointed}
        />
      </div>
      <details
        className="border-t border-line"
        onToggle={({ currentTarget }) => setTableOpen(currentTarget.open)}
      >
        <summary className="px-4 py-3 text-14 font-medium text-secondary hover:text-text sm:px-6">
          {odds.table}
        </summary>
        {isTableOpen && <OddsTable points={points} match={match} />}
      </details>
    </>
  )
})

function LineSample({ side, pool }: OddsLine) {
  return (
    <span
      aria-hidden
      className={cx(
        'w-5 shrink-0 self-center border-t-2 forced-color-adjust-none',
        side === 1 ? 'border-side-a' : 'border-side-b',
        pool === 'live' && 'border-dashed',
      )}
    />
  )
}
