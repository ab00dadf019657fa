import type { Side } from '../../../src/domain/match/match.ts'
import type { Market } from '../../../src/domain/match/name.ts'
import { hour, minute } from '../lib/durations.ts'
import { type PandaScoreMatch, pandaScoreTime, wonBy } from './recordedMatch.ts'

/** The `markets` setting of a best of 3. */
export const MARKETS = ['map 1', 'map 2', 'map 3', 'over 2.5']
const LINE = 2.5

const MAP = 40 * minute
const BREAK = 10 * minute
/** A remade map is reset and begins anew after these times, and ends as if it had not been. */
const [RESET, ANEW] = [5 * minute, 15 * minute]

/** Times are unix seconds. */
interface RecordedMap {
  begin: number
  end: number
  winner: Side
}

/** A match of the season as far as its maps and their states depend on it. `maps` are those of a series. */
interface SeriesMatch {
  id: number
  kind: string
  winner: Side
  maps: readonly RecordedMap[] | undefined
  listed: number
  start: number
  begin: number
  end: number
}

/** Returns the maps of a series. @param results `W` for each that the winner of the series won, `L` for the others */
export function recordedMaps(results: string, begin: number, winner: Side): RecordedMap[] {
  const loser = winner === 1 ? 2 : 1
  return [...results].map((result, index) => {
    const from = begin + index * (MAP + BREAK)
    return { begin: from, end: from + MAP, winner: result === 'W' ? winner : loser }
  })
}

/** Returns when something about a series changes that the watch must see. */
export const momentsOf = ({ maps = [], start, end }: SeriesMatch) => [
  ...maps.flatMap((map) => [map.begin + minute, map.begin + RESET + minute, map.end + 11 * minute]),
  ...(maps.length > 0 ? [start - hour, end + 11 * minute] : []),
]

/** Returns a series as PandaScore has it at a time. It lists three games, whatever becomes of them. */
export function seriesAt(match: SeriesMatch, time: number): Partial<PandaScoreMatch> {
  const { maps = [], kind, id, begin, end, winner, start } = match
  const isShort = kind === 'shortened' && time >= start - 3 * hour
  const games = [0, 1, 2].map((index) => gameAt(match, index, time))
  const score = (side: Side) => maps.filter((map) => time >= map.end && map.winner === side).length
  const results = ([1, 2] as const).map((side) => ({ team_id: id * 10 + side, score: score(side) }))
  const moments = [isShort ? start - 3 * hour : start - 7 * 24 * hour, ...changesOf(match), end]
  const modified_at = pandaScoreTime(Math.max(...moments.filter((moment) => moment <= time)))
  const state = { number_of_games: isShort ? 1 : 3, games, results }
  if (time < begin) return { ...state, modified_at }
  if (time < end) return { ...state, modified_at, status: 'running', begin_at: pandaScoreTime(begin) }
  return { ...wonBy(id * 10 + winner, begin, end), ...state, forfeit: kind === 'conceded' }
}

const isRemade = ({ kind }: SeriesMatch, index: number) => kind === 'remade' && index === 1

const changesOf = (match: SeriesMatch) =>
  (match.maps ?? []).flatMap(({ begin, end }, index) => [
    ...[begin, end],
    ...(isRemade(match, index) ? [begin + RESET, begin + ANEW] : []),
  ])

/** Returns when a map began as a feed has it at a time, `undefined` while it is to come, or to come again. */
function begunAt(match: SeriesMatch, index: number, time: number): number | undefined {
  const { begin } = match.maps?.[index] ?? {}
  if (begin === undefined || time < begin) return undefined
  if (!isRemade(match, index) || time < begin + RESET) return begin
  return time < begin + ANEW ? undefined : begin + ANEW
}

function gameAt(match: SeriesMatch, index: number, time: number): PandaScoreMatch['games'][number] {
  const { maps = [], kind, id, end, winner } = match
  const game = { position: index + 1, forfeit: false, begin_at: null, status: 'not_started', finished: false }
  const map = maps[index]
  if (!map && kind === 'conceded' && time >= end)
    return { ...game, status: 'finished', finished: true, forfeit: true, winner: { id: id * 10 + winner } }
  const begin = begunAt(match, index, time)
  if (!map || begin === undefined) return game
  const running = { ...game, status: 'running', begin_at: pandaScoreTime(begin) }
  if (time < map.end) return running
  const won = { winner: { id: id * 10 + map.winner }, end_at: pandaScoreTime(map.end) }
  return { ...running, ...won, status: 'finished', finished: true }
}

/** Returns what becomes of a market of a series by the house rules, 0 for void. */
export function marketOutcome({ maps = [], kind }: SeriesMatch, market: Market): 0 | Side {
  if (market.kind === 'map') return maps[market.map - 1]?.winner ?? 0
  if (kind === 'conceded' || kind === 'shortened') return 0
  return maps.length > market.line ? 1 : 2
}

/** Returns when a market is decided. */
export const marketEnd = ({ maps = [], end }: SeriesMatch, market: Market): number =>
  (market.kind === 'map' ? maps[market.map - 1]?.end : undefined) ?? end

/** A row of a sheet about a market of a series. */
interface MarketRow {
  market: string
  status: string
  began?: number | undefined
  ended?: number
  result?: number
  changed: number
}

/** Returns the rows of a sheet about a series' markets at a time. */
export function marketRows(match: SeriesMatch, time: number): MarketRow[] {
  return MARKETS.map((name, index) => {
    const isTotal = name === 'over 2.5'
    const market: Market = isTotal ? { kind: 'total', line: LINE } : { kind: 'map', map: index + 1 }
    // The second map can decide a best of three.
    const began = begunAt(match, isTotal ? 1 : index, time)
    const end = marketEnd(match, market)
    const of = match.kind === 'exchanged' && !isTotal ? ([1, 0, 2][index] ?? index) : index
    const outcome = marketOutcome(match, isTotal ? market : { kind: 'map', map: of + 1 })
    if (time < end) {
      const status = began === undefined ? 'scheduled' : 'running'
      return { market: name, status, began, changed: began ?? match.listed }
    }
    if (outcome === 0) return { market: name, status: 'cancelled', changed: end }
    return { market: name, status: 'finished', began, ended: end, result: outcome, changed: end }
  })
}
