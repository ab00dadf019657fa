import { cleanName } from '../../../src/lib/cleanName.ts'

/** Other names of games that have settings by default, as `gameKey` folds them. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['leagueoflegends', 'lol'],
  ['counterstrike', 'cs2'],
  ['counterstrike2', 'cs2'],
  ['counterstrikeglobaloffensive', 'cs2'],
  ['csgo', 'cs2'],
  ['cs', 'cs2'],
  ['dota', 'dota2'],
])

/** Folds a text so that case and width of its letters don't count. */
export const fold = (text: string) => cleanName(text).normalize('NFKC').toLowerCase()

/** Returns a key that all spellings of a game share, such as `League of Legends`, `lol` and `LoL`. */
export function gameKey(game: string): string {
  const key = fold(game).replace(/[^\p{L}\p{N}]/gu, '')
  return OTHER_NAMES.get(key) ?? key
}
