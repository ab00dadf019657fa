import { useMemo } from 'react'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatAmount } from '@/i18n/format/amounts'
import { formatUtcDate } from '@/i18n/format/dates'
import { formatCount } from '@/i18n/format/locale'
import { DAY } from '@/lib/time'
import { LineChart } from '@/ui/chart/LineChart'
import type { ChartContent } from '@/ui/chart/lineChartOptions'
import type { DayTotals } from './accounting'

/** Maximum width of a date below its bar, with margins. */
const DATE_WIDTH = 88

interface TurnoverChartProps {
  /** Without gaps. */
  days: readonly DayTotals[]
  label: string
  /** Must be stable. */
  onPoint: (index: number | undefined) => void
}

export function TurnoverChart({ days, label, onPoint }: TurnoverChartProps) {
  const { turnover } = useAdminMessages().adminMoney
  const content = useMemo(() => turnoverContent(days), [days])
  const describePoint = (index: number) => {
    const day = days[index]
    return day
      ? `${turnover.ofDay(formatUtcDate(day.day), day.bets)}. ${turnover.total(formatAmount(day.staked))}`
      : ''
  }
  return <LineChart content={content} label={label} describePoint={describePoint} onPoint={onPoint} />
}

function turnoverContent(days: readonly DayTotals[]): ChartContent {
  // Floating point is exact enough for a chart.
  const values = days.map(({ staked }) => Number(staked) / 1e18)
  const xs = days.map(({ day }) => day)
  const [first = 0, last = first] = [xs[0], xs.at(-1)]
  return {
    xs,
    lines: [{ values, color: 'action', isBars: true }],
    x: {
      range: [first - DAY / 2, last + DAY / 2],
      ticks: (width) => {
        const step = Math.ceil((xs.length * DATE_WIDTH) / Math.max(width, 1))
        // Counted from the newest day, which always has its date.
        return xs.filter((_, index) => (xs.length - 1 - index) % step === 0)
      },
      format: (day) => formatUtcDate(day, 'short'),
    },
    y: {
      range: [0, values.reduce((most, value) => Math.max(most, value), 0) * 1.1 || 1],
      format: (value) => formatCount(value),
    },
  }
}
