import type { Side } from '@/domain/match/match'
import { formatMultiplier } from '@/i18n/format/amounts'
import { formatAxisTime } from '@/i18n/format/axisTime'
import type { ChartContent } from '@/ui/chart/chartContent'
import type { OddsChartData, OddsMark, OddsPoint } from './odds'

const colors: Record<Side, string> = { 1: 'side-a', 2: 'side-b' }

const TICKS = [1, 1.25, 1.5, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1_000]
/** CSS pixels between two labels. */
const TICK_DISTANCE = 28
/** Room above and below the lines, as a factor. */
const MARGIN = 1.06
/** Odds that barely move are drawn as such. */
const LEAST_TOP = 2

/** Returns the odds as a chart: sides by color, pools by solid and dashed lines. @param own the account's own bets */
export function oddsContent(
  { times, lines, marks, from, to }: OddsChartData,
  own: readonly OddsPoint[],
  labels: Record<OddsMark['kind'], string>,
): ChartContent {
  const highest = lines.reduce(
    (most, { values }) => values.reduce<number>((most, value) => Math.max(most, value ?? 0), most),
    LEAST_TOP,
  )
  const range = [1 / MARGIN, highest * MARGIN] as const
  return {
    xs: times,
    lines: lines.map(({ pool, side, values }) => ({
      values,
      color: colors[side],
      isDashed: pool === 'live',
    })),
    marks: marks.map(({ kind, time }) => ({ x: time, label: labels[kind] })),
    points: own.flatMap(({ time, side, odds }) => {
      const y = odds[side]
      return y === undefined ? [] : [{ x: time, y, color: colors[side] }]
    }),
    x: { range: [from, to], format: formatAxisTime },
    y: {
      range,
      isLogarithmic: true,
      ticks: (length) => oddsTicks(range, length),
      format: formatMultiplier,
    },
  }
}

/** Returns round odds that fit on a logarithmic axis of a length in CSS pixels. */
export function oddsTicks([min, max]: readonly [number, number], length: number): number[] {
  const heightOf = (odds: number) => (length * Math.log(odds / min)) / Math.log(max / min)
  const ticks: number[] = []
  for (const odds of TICKS) {
    const last = ticks.at(-1)
    const fits = last === undefined || heightOf(odds) - heightOf(last) >= TICK_DISTANCE
    if (odds <= max && fits) ticks.push(odds)
  }
  return ticks
}
