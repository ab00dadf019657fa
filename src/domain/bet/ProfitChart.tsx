import { useMemo, useState } from 'react'
import { formatAxisTime } from '@/i18n/format/axisTime'
import { formatDateTime } from '@/i18n/format/dates'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { DAY } from '@/lib/time'
import { LineChart } from '@/ui/chart/LineChart'
import type { ChartContent } from '@/ui/chart/lineChartOptions'
import type { ProfitPoint } from './betFigures'
import { formatSigned } from './SignedAmount'

/** Draws the profit over time with the zero line. `points` needs at least one. */
export function ProfitChart({ points }: { points: readonly ProfitPoint[] }) {
  const { betHistory } = useMessages()
  const [pointed, setPointed] = useState<number>()
  const drawn = useMemo(() => withStart(points), [points])
  const content = useMemo(() => profitContent(drawn), [drawn])
  const describeAt = (index: number) => {
    const point = drawn[index]
    return point ? betHistory.profitAt(formatDateTime(point.time), formatSigned(point.profit)) : ''
  }
  const last = drawn.length - 1
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-14 tabular-nums text-secondary">{describeAt(pointed ?? last)}</figcaption>
      <LineChart
        content={content}
        label={betHistory.profitChart}
        describePoint={describeAt}
        onPoint={setPointed}
      />
    </figure>
  )
}

/** Profit begins at zero. */
function withStart(points: readonly ProfitPoint[]): readonly ProfitPoint[] {
  const [first] = points
  return first ? [{ time: first.time - DAY, profit: 0n }, ...points] : []
}

function profitContent(points: readonly ProfitPoint[]): ChartContent {
  // Floating point is exact enough for a chart.
  const weth = points.map(({ profit }) => Number(profit) / 1e18)
  const lowest = weth.reduce((least, value) => Math.min(least, value), 0)
  const highest = weth.reduce((most, value) => Math.max(most, value), 0)
  const margin = (highest - lowest || 1) * 0.1
  const times = points.map(({ time }) => time)
  return {
    xs: times,
    lines: [
      { values: weth.map(() => 0), color: 'control', isDashed: true },
      { values: weth, color: 'action' },
    ],
    x: { range: [times[0] ?? 0, times.at(-1) ?? 1], format: formatAxisTime },
    y: { range: [lowest - margin, highest + margin], format: (value) => formatCount(value) },
  }
}
