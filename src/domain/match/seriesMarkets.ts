import { MINUTE } from '@/lib/time'
import { gameDefaults, matchMinutes } from './gameDefaults'
import { decidingMap, isMarketOf } from './markets'
import type { Market } from './name'

/** Returns the markets that a series can have besides its winner: its maps, then its totals. */
export function marketsOf(bestOf: number): Market[] {
  const numbers = Array.from({ length: bestOf }, (_, index) => index + 1)
  const maps = numbers.map((map): Market => ({ kind: 'map', map }))
  const totals = numbers.map((number): Market => ({ kind: 'total', line: number + 0.5 }))
  return [...maps, ...totals].filter((market) => isMarketOf(market, bestOf))
}

/** Times are unix seconds. */
interface SeriesSchedule {
  game?: string
  bestOf: number
  startTime: number
  endTime: number
}

/**
 * Returns when betting on a market closes at the latest, in unix seconds: before the map that can decide it can be over. In a
 * game whose shortest map is unknown, the maps share the time of the series.
 */
export function marketEnd(market: Market, { game = '', bestOf, startTime, endTime }: SeriesSchedule): number {
  const defaults = Object.hasOwn(gameDefaults, game) ? gameDefaults[game] : undefined
  const minutes = defaults && matchMinutes(defaults.minutes, bestOf, market)
  if (minutes !== undefined) return startTime + minutes * MINUTE
  const maps = decidingMap(market, bestOf) ?? bestOf
  return startTime + Math.floor(((endTime - startTime) * maps) / bestOf)
}
