import { ChartColumn } from 'lucide-react'
import { useMemo, useState } from 'react'
import { chainNow } from '@/chain/network/clock'
import { WethCell } from '@/features/admin/shared/WethCell'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatAmount } from '@/i18n/format/amounts'
import { formatUtcDate } from '@/i18n/format/dates'
import { formatCount } from '@/i18n/format/locale'
import { isoDateTime } from '@/lib/time'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { lazyWithRetry, WhenSeen } from '@/ui/feedback/loading'
import { DownloadButton } from '@/ui/forms/DownloadButton'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { Table, TableSection, Td, Tr } from '@/ui/layout/Table'
import { WethAmount } from '@/ui/text/WethAmount'
import { type DayTotals, dayOf, everyDay, type MatchAccount } from './accounting'

const TurnoverChart = lazyWithRetry(async () => (await import('./TurnoverChart')).TurnoverChart)

const PERIODS = ['month', 'quarter', 'all'] as const
const DAYS = { month: 30, quarter: 90, all: Number.POSITIVE_INFINITY }

export function Turnover({ matches }: { matches: readonly MatchAccount[] }) {
  const messages = useAdminMessages().adminMoney.turnover
  const [period, setPeriod] = useState<keyof typeof DAYS>('month')

  const today = dayOf(chainNow())
  const days = useMemo(() => everyDay(matches, today, DAYS[period]), [matches, today, period])

  return (
    <TableSection
      title={messages.title}
      controls={
        <>
          <SegmentedControl
            legend={messages.period}
            value={period}
            onChange={setPeriod}
            options={PERIODS.map((value) => ({ value, label: messages.periods[value] }))}
          />
          <DownloadButton
            label={messages.download}
            fileName={messages.file(isoDateTime(today).slice(0, 10))}
            makeCsv={async () => (await import('./moneyCsv')).daysCsv(everyDay(matches, today))}
          />
        </>
      }
    >
      {matches.every((match) => match.bettors === 0) ? (
        <div className="px-4 pb-4 sm:px-6 sm:pb-6">
          <EmptyState icon={<ChartColumn />} title={messages.empty} text={messages.emptyText} />
        </div>
      ) : (
        <Figures days={days} />
      )}
    </TableSection>
  )
}

function Figures({ days }: { days: readonly DayTotals[] }) {
  const { adminMoney: money } = useAdminMessages()
  const messages = money.turnover
  const { columns } = messages
  const [index, setIndex] = useState<number>()
  const pointed = index === undefined ? undefined : days[index]
  const [isTableOpen, setTableOpen] = useState(false)
  const busy = days.filter(({ bets, paid }) => bets > 0 || paid > 0n).reverse()
  const total = days.reduce((sum, { staked }) => sum + staked, 0n)
  const bets = days.reduce((sum, day) => sum + day.bets, 0)
  const best = days.reduce<DayTotals | undefined>(
    (most, day) => (day.staked > (most?.staked ?? 0n) ? day : most),
    undefined,
  )
  return (
    <>
      <div className="px-4 sm:px-6">
        <p className="font-display text-32">
          <WethAmount wei={pointed?.staked ?? total} />
        </p>
        <p className="text-14 text-secondary">
          {pointed
            ? messages.ofDay(formatUtcDate(pointed.day), pointed.bets)
            : messages.totalText(bets, days.length)}
        </p>
      </div>
      <WhenSeen className="min-h-68 px-2 py-4 sm:px-4">
        <TurnoverChart
          days={days}
          label={
            best
              ? messages.chart(
                  days.length,
                  formatAmount(total),
                  formatAmount(best.staked),
                  formatUtcDate(best.day),
                )
              : messages.chartEmpty(days.length)
          }
          onPoint={setIndex}
        />
      </WhenSeen>
      <details
        className="border-t border-line"
        onToggle={({ currentTarget }) => setTableOpen(currentTarget.open)}
      >
        <summary className="px-4 py-3 text-14 font-medium text-secondary hover:text-text sm:px-6">
          {messages.table}
        </summary>
        {isTableOpen && (
          <Table caption={messages.title} columns={Object.values(columns)}>
            {busy.map(({ day, matches, bets, staked, paid, fees }) => (
              <Tr key={day}>
                <Td className="font-medium whitespace-nowrap">
                  <time dateTime={isoDateTime(day).slice(0, 10)}>{formatUtcDate(day)}</time>
                </Td>
                <Td label={columns.matches}>{formatCount(matches)}</Td>
                <Td label={columns.bets}>{formatCount(bets)}</Td>
                <WethCell label={columns.turnover} wei={staked} />
                <WethCell label={columns.paid} wei={paid} />
                <WethCell label={columns.fees} wei={fees} />
              </Tr>
            ))}
          </Table>
        )}
        <p className="border-t border-line p-4 text-12 text-secondary sm:px-6">
          {messages.rules} {money.exact}
        </p>
      </details>
    </>
  )
}
