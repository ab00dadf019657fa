import type { Match } from './match'
import { parseMatchName } from './name'

export function gameOf({ name }: Pick<Match, 'name'>): string | undefined {
  return parseMatchName(name).game
}

/** Returns the games that the names tell, sorted. */
export function gamesOf(matches: Iterable<Pick<Match, 'name'>>): string[] {
  const games = new Set<string>()
  for (const match of matches) {
    const game = gameOf(match)
    if (game) games.add(game)
  }
  return [...games].sort((a, b) => a.localeCompare(b))
}
