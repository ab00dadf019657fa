import type { Market } from './name'

/** Parses a market as sheets and settings have it: `map 2` or `over 3.5`. Returns `undefined` for any other text. */
export function parseMarket(text: string): Market | undefined {
  const [, map, line] = /^(?:map ([1-9]\d?)|over ([1-9]\d?\.5))$/i.exec(text) ?? []
  if (map) return { kind: 'map', map: Number(map) }
  return line ? { kind: 'total', line: Number(line) } : undefined
}

/** Returns how many maps win a series. */
export const mapsToWin = (bestOf: number): number => Math.floor(bestOf / 2) + 1

/** Returns `true` if a series has the map, or can end on either side of the line. A best of one has no other market. */
export function isMarketOf(market: Market, bestOf: number): boolean {
  if (market.kind === 'map') return bestOf > 1 && market.map <= bestOf
  return market.line > mapsToWin(bestOf) && market.line < bestOf
}

/**
 * Returns the map whose end can decide a market at the earliest: its own, or of a total the one that can win the series below
 * the line, or leave both sides so many wins that it must pass the line. `undefined` if the series doesn't have the market.
 */
export function decidingMap(market: Market, bestOf: number | undefined): number | undefined {
  if (market.kind === 'map') return market.map
  if (bestOf === undefined || !isMarketOf(market, bestOf)) return undefined
  const needed = mapsToWin(bestOf)
  return Math.min(needed, 2 * (Math.ceil(market.line) - needed))
}
