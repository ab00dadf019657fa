import type { Match, Side } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { formatMultiplier } from '@/i18n/format/amounts'
import { formatAxisTime } from '@/i18n/format/axisTime'
import { formatDateTime } from '@/i18n/format/dates'
import { formatList } from '@/i18n/format/locale'
import type { ChartContent } from '@/ui/chart/lineChartOptions'
import type { OddsChartData, OddsLine, OddsMark, OddsPoint } from './odds'

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
  const highest = lines
    .flatMap(({ values }) => values)
    .reduce<number>((most, value) => Math.max(most, value ?? 0), LEAST_TOP)
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
    y: { range, isLogarithmic: true, ticks: (length) => oddsTicks(range, length), format: formatMultiplier },
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

/** Formats a multiplier, and a dash for a side without stakes. */
export function formatOdds(times: number | null | undefined): string {
  return times === null || times === undefined ? '–' : formatMultiplier(times)
}

/** Says in words the current odds of each pool and the range they moved in. */
export function describeOdds(data: OddsChartData, match: Match, messages: Messages): string {
  const { odds } = messages.matchActivity
  const pools = describePools(data, messages, ({ side, values }) => {
    const known = values.filter((value) => value !== null)
    if (known.length === 0) return undefined
    const team = shortSideName(match, side, messages)
    const latest = formatOdds(values.at(-1))
    const [lowest, highest] = rangeOf(known)
    return lowest === highest ? odds.sideAt(team, latest) : odds.side(team, latest, lowest, highest)
  })
  return odds.chart(pools)
}

/** Says in words the odds at one of the chart's times. */
export function describeOddsAt(data: OddsChartData, index: number, match: Match, messages: Messages): string {
  const { odds } = messages.matchActivity
  const pools = describePools(data, messages, ({ side, values }) => {
    const value = values[index]
    if (typeof value !== 'number') return undefined
    return odds.sideAt(shortSideName(match, side, messages), formatOdds(value))
  })
  return odds.at(formatDateTime(data.times[index] ?? data.to), pools)
}

function describePools(
  { lines }: OddsChartData,
  messages: Messages,
  describeLine: (line: OddsLine) => string | undefined,
): string {
  const names = [...new Set(lines.map(({ pool }) => pool))]
  return names
    .flatMap((name) => {
      const sides = lines.flatMap((line) => (line.pool === name ? (describeLine(line) ?? []) : []))
      const pool = messages.match.pools[name]
      return sides.length === 0 ? [] : [messages.matchActivity.odds.pool(pool, formatList(sides))]
    })
    .join(' ')
}

/** Not `Math.min(...values)`: thousands of arguments overflow the stack. */
function rangeOf(values: readonly number[]): [lowest: string, highest: string] {
  const lowest = values.reduce((least, value) => Math.min(least, value))
  const highest = values.reduce((most, value) => Math.max(most, value))
  return [formatOdds(lowest), formatOdds(highest)]
}
