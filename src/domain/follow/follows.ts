import { useState, useSyncExternalStore } from 'react'
import { chain } from '@/chain/config/config'
import type { Match, Side } from '@/domain/match/match'
import { parseMatchName } from '@/domain/match/name'
import { seriesKey } from '@/domain/match/series'
import { storage } from '@/lib/storage'

/** The followed games, teams and matches, and the odds alerts. Kept in local storage. */
export interface Follows {
  /** Keys of games, teams and matches. */
  keys: ReadonlySet<string>
  /** Odds from which to notify, by `oddsKey`. */
  odds: ReadonlyMap<string, number>
}

const storageKey = `clutchpool.follows.${chain.id}`

/** Older ones go. */
const MOST = 500

const NONE: Follows = { keys: new Set(), odds: new Map() }

export const gameKey = (game: string): string => `game ${game}`

/** Teams of one name play several games. */
export const teamKey = (game: string | undefined, team: string): string => `team ${game ?? ''}\n${team}`

/** All markets of a series share it. With the start, because a local chain that starts over gives the same ids again. */
export const matchKey = (match: Pick<Match, 'id' | 'name' | 'startTime'>): string =>
  `match ${match.startTime} ${seriesKey(match)}`

export const oddsKey = ({ id }: Pick<Match, 'id'>, side: Side): string => `${id}:${side}`

/** Returns `true` if the match, its game or one of its teams is followed. */
export function isFollowed(match: Match, { keys }: Follows): boolean {
  if (keys.size === 0) return false
  const { game, teamA, teamB } = parseMatchName(match.name)
  return (
    (game !== undefined && keys.has(gameKey(game))) ||
    [teamA, teamB].some((team) => team !== undefined && keys.has(teamKey(game, team))) ||
    keys.has(matchKey(match))
  )
}

export function setFollowed(key: string, isFollowed: boolean): void {
  const { keys, odds } = read()
  const others = [...keys].filter((other) => other !== key)
  write({ keys: new Set(isFollowed ? [...others, key].slice(-MOST) : others), odds })
}

/** Sets or removes the odds from which to notify. @param odds paid per staked unit, such as 2.5 */
export function setOddsAlert(key: string, odds: number | undefined): void {
  const { keys, odds: known } = read()
  const others = [...known].filter(([other]) => other !== key)
  write({ keys, odds: new Map(odds === undefined ? others : [...others, [key, odds] as const].slice(-MOST)) })
}

/** Returns what the visitor follows, the same object until that changes. */
export const useFollows = (): Follows => useSyncExternalStore(storage.subscribe, read, () => NONE)

/** Returns what was followed when a list got its order, so that a star moves no row under the finger or the focus. */
export function useFollowsAt(order: string): Follows {
  const follows = useFollows()
  const [ordered, setOrdered] = useState({ order, follows })
  if (ordered.order !== order) setOrdered({ order, follows })
  return ordered.follows
}

let last: { text: string | null; follows: Follows } = { text: null, follows: NONE }

function read(): Follows {
  const text = storage.getItem(storageKey)
  if (text !== last.text) last = { text, follows: parse(text) }
  return last.follows
}

function parse(text: string | null): Follows {
  try {
    const { keys, odds } = JSON.parse(text ?? '')
    return {
      keys: new Set(keys.map(String)),
      odds: new Map(Object.entries(odds).map(([key, value]) => [key, Number(value)])),
    }
  } catch {
    return NONE
  }
}

function write({ keys, odds }: Follows): void {
  storage.setItem(storageKey, JSON.stringify({ keys: [...keys], odds: Object.fromEntries(odds) }))
}
