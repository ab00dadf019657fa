import type { Match } from '@/domain/match/match'
import type { PoolName } from '@/domain/match/odds'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { shortSideName } from './describeEntry'
import { formatOdds } from './formatOdds'
import type { OddsChartData, OddsLine } from './oddsLines'

interface OddsLegendProps {
  data: OddsChartData
  match: Match
  /** The index of the time that the cursor points at. */
  pointed: number | undefined
  hasOwn: boolean
  isOpen: boolean
  progress: string | undefined
}

/** Names the lines with their odds at the pointed time, or now. */
export function OddsLegend({
  data: { times, lines },
  match,
  pointed,
  hasOwn,
  isOpen,
  progress,
}: OddsLegendProps) {
  const messages = useMessages()
  const { odds } = messages.matchActivity
  const time = pointed === undefined ? undefined : times[pointed]
  const pools = [...new Set(lines.map(({ pool }) => pool))]
  return (
    <div className="flex min-h-18 flex-col gap-2 px-4 text-14 sm:px-6">
      <p className="flex flex-wrap justify-between gap-x-4 text-12 text-tertiary">
        <span>{time === undefined ? (isOpen ? odds.now : odds.closing) : formatDateTime(time)}</span>
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
                <LineSample side={line.side} pool={pool} />
                <bdi className="min-w-0 wrap-anywhere">{shortSideName(match, line.side, messages)}</bdi>
                <span className="font-semibold tabular-nums">{formatOdds(valueAt(line, pointed))}</span>
              </span>
            ))}
        </div>
      ))}
      {hasOwn && (
        <p className="flex items-center gap-2 text-12 text-secondary">
          <span aria-hidden className="size-2.5 shrink-0 rounded-full border-2 border-secondary" />
          {odds.yourBets}
        </p>
      )}
    </div>
  )
}

function LineSample({ side, pool }: { side: OddsLine['side']; pool: PoolName }) {
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

function valueAt({ values }: OddsLine, index: number | undefined): number | null | undefined {
  return values.at(index ?? -1)
}
