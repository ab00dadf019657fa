import { decidingMap } from './markets'
import type { Market } from './name'

/** By best of 1, 3, 5, …: minutes from the start until betting closes, before the match can be over. */
type Minutes = Readonly<Record<string, number>>

/** How matches of a game are created unless an operator chooses otherwise. Bounds are WETH. */
export interface GameDefaults {
  minBet: string
  maxBet: string
  minutes: Minutes
}

const bounds = { minBet: '0.001', maxBet: '1' }

/** No best of three or five of these games has been over sooner. */
export const gameDefaults: Readonly<Record<string, GameDefaults>> = {
  LoL: { ...bounds, minutes: { 1: 15, 2: 35, 3: 35, 5: 60 } },
  CS2: { ...bounds, minutes: { 1: 20, 2: 45, 3: 45, 5: 75 } },
  Valorant: { ...bounds, minutes: { 1: 20, 2: 45, 3: 45, 5: 75 } },
  'Dota 2': { ...bounds, minutes: { 1: 15, 2: 35, 3: 35, 5: 60 } },
  'Rocket League': { ...bounds, minutes: { 1: 4, 3: 12, 5: 18, 7: 25 } },
}

/**
 * Returns the minutes of a match, by the shortest match of the game if the number of games is unknown. Betting on another
 * market than the winner closes before the map that can decide it can be over: the shortest map is a best of one.
 */
export function matchMinutes(
  minutes: Minutes,
  bestOf: number | undefined,
  market?: Market,
): number | undefined {
  if (market) {
    const [maps, shortestMap] = [decidingMap(market, bestOf), minutes['1']]
    return maps && shortestMap && maps * shortestMap
  }
  if (bestOf !== undefined) return minutes[String(bestOf)]
  const shortest = Math.min(...Object.values(minutes))
  return Number.isFinite(shortest) ? shortest : undefined
}
