import { ChartColumn } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type uPlot from 'uplot'
import { chainNow } from '@/chain/network/clock'
import { WethCell } from '@/features/admin/shared/WethCell'
import { formatAmount } from '@/i18n/format/amounts'
import { formatUtcDate } from '@/i18n/format/dates'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { isoDateTime } from '@/lib/time'
import { themeColor } from '@/ui/chart/themeColor'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { DownloadButton } from '@/ui/forms/DownloadButton'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { TableSection } from '@/ui/layout/TableSection'
import { WethAmount } from '@/ui/text/WethAmount'
import { useTheme } from '@/ui/theme/ThemeToggle'
import { type Accounting, type DayTotals, dayOf, everyDay } from './accounting'

const DAYS = { month: 30, quarter: 90, all: Number.POSITIVE_INFINITY }

type Period = keyof typeof DAYS

export function Turnover({ accounting }: { accounting: Accounting }) {
  const { adminMoney: money } = useMessages()
  const messages = money.turnover
  const [period, setPeriod] = useState<Period>('month')

  const today = dayOf(chainNow())
  const days = useMemo(() => everyDay(accounting.days, today, DAYS[period]), [accounting, today, period])

  return (
    <TableSection
      title={messages.title}
      controls={
        <>
          <SegmentedControl
            legend={messages.period}
            value={period}
            onChange={setPeriod}
            options={[
              { value: 'month', label: messages.periods.month },
              { value: 'quarter', label: messages.periods.quarter },
              { value: 'all', label: messages.periods.all },
            ]}
          />
          <DownloadButton
            label={messages.download}
            fileName={messages.file(isoDateTime(today).slice(0, 10))}
            makeCsv={async () => (await import('./moneyCsv')).daysCsv(everyDay(accounting.days, today))}
          />
        </>
      }
    >
      {accounting.matches.every((match) => match.bettors === 0) ? (
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
  const { adminMoney: money } = useMessages()
  const messages = money.turnover
  const { columns } = messages
  const [pointed, setPointed] = useState<DayTotals>()
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
        onPoint={setPointed}
      />
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

const HEIGHT = 240
/** Maximum width of an axis date, with margins. */
const DATE_WIDTH = 88

interface TurnoverChartProps {
  /** Without gaps. */
  days: readonly DayTotals[]
  label: string
  onPoint: (day: DayTotals | undefined) => void
}

function TurnoverChart({ days, label, onPoint }: TurnoverChartProps) {
  const { axis } = useMessages().adminMoney.turnover
  const theme = useTheme()
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colors.
  useEffect(() => {
    const element = box.current
    if (!element) return
    let chart: uPlot | undefined
    let isUnmounted = false
    const resizing = new ResizeObserver(() => chart?.setSize({ width: element.clientWidth, height: HEIGHT }))

    async function draw(element: HTMLElement) {
      const [{ default: UPlot }] = await Promise.all([import('uplot'), import('uplot/dist/uPlot.min.css')])
      if (isUnmounted) return
      const options = chartOptions(element, days, axis, onPoint)
      const bars = UPlot.paths.bars?.({ size: [0.7, 40], radius: 0.2 })
      options.series[1] = { ...options.series[1], paths: bars }
      // Floating point is exact enough for a chart.
      const weth = days.map(({ staked }) => Number(staked) / 1e18)
      chart = new UPlot(options, [days.map((_, index) => index), weth], element)
      resizing.observe(element)
    }

    const inView = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      inView.disconnect()
      // The table shows the same figures if uPlot fails to load.
      void draw(element).catch(() => undefined)
    })
    inView.observe(element)
    return () => {
      isUnmounted = true
      inView.disconnect()
      resizing.disconnect()
      chart?.destroy()
      onPoint(undefined)
    }
  }, [days, axis, theme, onPoint])

  return (
    <div className="px-2 py-4 sm:px-4">
      <div
        ref={box}
        role="img"
        aria-label={label}
        className="w-full overflow-hidden"
        style={{ height: HEIGHT }}
      />
    </div>
  )
}

function chartOptions(
  element: HTMLElement,
  days: readonly DayTotals[],
  label: string,
  onPoint: TurnoverChartProps['onPoint'],
): uPlot.Options {
  const [fill, grid, stroke] = ['action', 'line', 'secondary'].map((name) => themeColor(element, name))
  const font = `12px ${getComputedStyle(element).fontFamily}`
  const common = { stroke, font, gap: 8, ticks: { show: false } }
  return {
    width: element.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [-0.5, days.length - 0.5] },
      y: { range: (_, __, most) => [0, most > 0 ? most * 1.1 : 1] },
    },
    axes: [
      {
        ...common,
        size: 32,
        grid: { show: false },
        splits: (self) => {
          const step = Math.ceil((days.length * DATE_WIDTH) / Math.max(self.width, 1))
          const count = Math.ceil(days.length / step)
          // Counted from the newest day, which always has its date.
          return Array.from({ length: count }, (_, index) => days.length - 1 - index * step).reverse()
        },
        values: (_, splits) => splits.map((index) => shortDate(days[index])),
      },
      {
        ...common,
        size: 56,
        grid: { stroke: grid, width: 1 },
        values: (_, splits) => splits.map((weth) => formatCount(weth)),
        label,
        labelFont: font,
        labelSize: 20,
      },
    ],
    series: [{}, { fill, points: { show: false } }],
    hooks: {
      setCursor: [({ cursor: { idx } }) => onPoint(typeof idx === 'number' ? days[idx] : undefined)],
    },
  }
}

const shortDate = (day: DayTotals | undefined) => (day ? formatUtcDate(day.day, 'short') : '')
