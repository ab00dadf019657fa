import { cleanName } from '@/lib/cleanName'

interface GameFace {
  /** Of a known game, at most six letters. */
  shortName?: string
  /** In degrees of OKLCH. */
  hue: number
  /** An outline in a box of 16 by 16; without it the icon shows initials. */
  glyph?: string
}

const rocket = 'M8 1c3 2 4 5 3 9H5C4 6 5 3 8 1M5 8l-2 3v2l2-1m6-4 2 3v2l-2-1m-3 0v3'
const parachute = 'M2 7a6 6 0 0 1 12 0zl6 7 6-7M8 7v7'
const burst = 'M8 1v3M8 12v3M1 8h3M12 8h3M3 3l2 2M11 11l2 2M13 3l-2 2M5 11l-2 2'
const crown = 'm2 5 3 3 3-5 3 5 3-3-1 8H3z'
const ball = 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2m0 3.5 2.5 1.8-1 2.9h-3l-1-2.9z'

/** Known games. The glyphs are ours, not the games' logos. */
const knownGames: readonly (readonly [
  /** Matches the game's name in lower case without spaces. */
  pattern: RegExp,
  shortName: string,
  hue: number,
  glyph: string,
])[] = [
  [/^(lol|leagueoflegends)$/, 'LoL', 85, 'm3 3 8 8m2-8-8 8m4 2 4-4M3 9l4 4'],
  [/^(cs2?|csgo|counterstrike.*)$/, 'CS2', 95, 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3m0-2v4m0 6v4M1 8h4m6 0h4'],
  [/^val(orant)?$/, 'VAL', 350, 'M9 1 4 9h4l-1 6 5-8H8z'],
  [/^dota2?$/, 'Dota 2', 335, 'M4 14V6L3 3h2v1h2V3h2v1h2V3h2l-1 3v8z'],
  [/^(rl|rocketleague)$/, 'RL', 265, rocket],
  [/^(r6|rainbowsix).*$/, 'R6', 210, 'M8 1.5 13.5 3.5v4c0 3.5-2.5 6-5.5 7-3-1-5.5-3.5-5.5-7v-4z'],
  [/^(sc2|starcraft).*$/, 'SC2', 225, 'm8 1 2 5 5 2-5 2-2 5-2-5-5-2 5-2z'],
  [/^(ow2?|overwatch.*)$/, 'OW', 75, 'M1 8c3-6 11-6 14 0-3 6-11 6-14 0m7-2a2 2 0 1 0 0 4 2 2 0 0 0 0-4'],
  [/^(ea|eafc|easportsfc|fc|fifa|efootball)\d*$/, 'FC', 185, ball],
  [/^apex.*$/, 'Apex', 5, parachute],
  [/^pubg.*$/, 'PUBG', 80, parachute],
  [/^fortnite.*$/, 'FN', 290, parachute],
  [/^tekken.*$/, 'Tekken', 275, burst],
  [/^(sf|streetfighter).*$/, 'SF', 320, burst],
  [/^halo.*$/, 'Halo', 200, 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2m0 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6'],
  [/^(cod|callofduty).*$/, 'CoD', 190, 'm3 6 5-4 5 4M3 10l5-4 5 4M3 14l5-4 5 4'],
  [/^(mlbb|mobilelegends.*)$/, 'MLBB', 280, crown],
  [/^(hok|honorofkings|kingofglory|aov|wildrift)$/, 'HoK', 310, crown],
]

/** Leaves out the hues of won, lost, the action and both sides. */
const hues = [75, 95, 180, 195, 210, 225, 270, 285, 300, 315, 330, 345] as const

/** Returns a game's icon, hue and short name; of an unknown one, a stable hue. */
export function gameFace(game: string): GameFace {
  const key = game.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const known = knownGames.find(([pattern]) => pattern.test(key))
  if (!known) return { hue: hueOf(game) }
  const [, shortName, hue, glyph] = known
  return { shortName, hue, glyph }
}

/** Returns a name's hue, in degrees of OKLCH. Letter case and spaces at the ends don't matter. */
export function hueOf(name: string): number {
  let hash = 0
  for (const letter of cleanName(name).toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hues[hash % hues.length] ?? hues[0]
}

/** Returns up to three letters of a name: "TL" for Team Liquid, "T1" for T1, "G2" for G2 Esports, "FNA" for Fnatic. */
export function initials(name: string): string {
  const words = cleanName(name).match(/[\p{L}\p{N}\p{M}]+(?:[.'’][\p{L}\p{N}]+)*/gu) ?? []
  const [first = ''] = words
  if (/^(?=.*\d|[A-Z]+$).{1,3}$/.test(first)) return first.toUpperCase()
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : lettersOf(first)
  return letters.slice(0, 3).join('').toUpperCase()
}

/** A single letter of Chinese or Arabic is as wide as three Latin ones. */
function lettersOf(word: string): string[] {
  // The article says nothing.
  const letters = [...word.replace(/^ال/, '')].filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  return /\p{Script=Latin}/u.test(word) ? letters : letters.slice(0, 1)
}
