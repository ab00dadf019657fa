import type { Match } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { formatMultiplier } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { formatList } from '@/i18n/format/locale'
import type { OddsChartData, OddsLine } from './odds'

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
