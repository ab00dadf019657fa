import { isBettingOpen, type Match } from './match'
import { parseMatchName } from './name'

/**
 * The matches of one game, pair of teams, event and start, which differ in their market: the winner first, then the maps, then
 * the totals. No contract knows it.
 */
export type Series = readonly [Match, ...Match[]]

/** Groups matches by series, in the order of each one's first match. The same market again is a series of its own. */
export function groupSeries(matches: Iterable<Match>): Series[] {
  const groups = new Map<string, Map<number, Match>[]>()
  for (const match of matches) {
    const key = seriesKey(match)
    const place = placeOf(match)
    const known = groups.get(key) ?? []
    const incomplete = known.find((markets) => !markets.has(place))
    if (incomplete) incomplete.set(place, match)
    else groups.set(key, [...known, new Map([[place, match]])])
  }
  return [...groups.values()].flat().map((markets) => {
    return [...markets.values()].sort((a, b) => placeOf(a) - placeOf(b)) as unknown as Series
  })
}

/** Returns the series of a match, with those of the others that belong to it. */
export function seriesOf(match: Match, others: readonly Match[]): Series {
  const own = others.filter((other) => other.id !== match.id && seriesKey(other) === seriesKey(match))
  return groupSeries([match, ...own])[0] ?? [match]
}

/** Returns the match that stands for a series: the winner, or once that takes no bets, the first market that does. */
export const leadOf = (series: Series, now: number): Match =>
  series.find((match) => isBettingOpen(match, now)) ?? series[0]

/** Returns the name that all markets of a series share: that of its winner. */
export function seriesName({ name }: Pick<Match, 'name'>): string {
  const { game, teamA, teamB, event, market } = parseMatchName(name)
  return market ? `${game ? `${game}: ` : ''}${teamA} vs ${teamB} — ${event}` : name
}

/** Returns the maps that each side has won, as far as they are decided; `undefined` before the first one is. */
export function seriesScore(series: readonly Match[]): readonly [a: number, b: number] | undefined {
  const winners = series
    .filter(({ name, isChallenged }) => parseMatchName(name).market?.kind === 'map' && !isChallenged)
    .map(({ winner }) => winner)
  const score = [
    winners.filter((winner) => winner === 1).length,
    winners.filter((winner) => winner === 2).length,
  ] as const
  return score[0] + score[1] > 0 ? score : undefined
}

/** Returns a key that all markets of a series share, and no other match. Markets stand behind an event only. */
export function seriesKey({ id, name, startTime }: Pick<Match, 'id' | 'name' | 'startTime'>): string {
  const { game, teamA, teamB, event } = parseMatchName(name)
  return event === undefined ? `#${id}` : [startTime, game, teamA, teamB, event].join('\n')
}

/** Returns a market's place in its series, which no other market has. */
function placeOf({ name }: Match): number {
  const { market } = parseMatchName(name)
  if (!market) return 0
  return market.kind === 'map' ? market.map : 1_000 + market.line
}
