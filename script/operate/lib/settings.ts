// The settings that an operator keeps in a file (docs/operate.md).
import { existsSync, readFileSync } from 'node:fs'
import { parseEther } from 'viem'
import { z } from 'zod'
import { gameDefaults, matchMinutes } from '../../../src/domain/match/gameDefaults.ts'
import { isMarketOf, parseMarket } from '../../../src/domain/match/markets.ts'
import { type Market, marketName } from '../../../src/domain/match/name.ts'
import { defaultRisk, type RiskThresholds, riskBounds } from '../../../src/domain/match/risk.ts'
import { parseFile, UserFacingError } from '../../lib/machine.ts'
import { day, minute } from './durations.ts'
import { gameKey } from './games.ts'

export const DEFAULT_FILE = 'operate.json'

const weth = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,18})?$/, 'is no amount of WETH such as "0.01"')
  .transform((text) => parseEther(text))

/** By best of 1, 3, 5, …: minutes from the start until betting closes, before the match can be over. */
const minutesSchema = z.record(
  z.string().regex(/^[1-9]\d?$/, 'is no number of games'),
  z.int().min(1).max(10_000),
)

/** Feeds that must name a result. */
const agreeSchema = z.int().min(1).max(100)

const marketSchema = z.string().transform((text, context) => {
  const market = parseMarket(text)
  if (market) return market
  context.addIssue(`"${text}" is no market such as "map 2" or "over 2.5"`)
  return z.NEVER
})

/** By best of 3, 5, …: the markets that are opened with the winner. */
const marketsSchema = z.record(z.string(), z.array(marketSchema)).superRefine((markets, context) => {
  for (const [bestOf, list] of Object.entries(markets)) {
    const names = list.map(marketName)
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    const other = list.find((market) => !isMarketOf(market, Number(bestOf)))
    const problem = other
      ? `A best of ${bestOf} has no market "${marketName(other)}"`
      : twice && `"${twice}" is listed twice`
    if (problem) context.addIssue({ code: 'custom', message: problem, path: [bestOf] })
  }
})

const gameSchema = z
  .strictObject({
    minBet: weth,
    maxBet: weth,
    minutes: minutesSchema,
    markets: marketsSchema.optional(),
    agree: agreeSchema.optional(),
  })
  .refine(({ minBet, maxBet }) => minBet > 0n && maxBet >= minBet, 'needs 0 < minBet <= maxBet')
  .refine(
    ({ markets, minutes }) => !markets || minutes['1'] !== undefined,
    'needs "minutes" of "1", the shortest map, for its "markets"',
  )

export type GameSettings = z.output<typeof gameSchema>

const thresholds = Object.entries(riskBounds).map(([name, [least, most]]) => [
  name,
  z.int().min(least).max(most),
])

const settingsSchema = z.strictObject({
  /** For games without settings of their own; `null` creates no matches of them. Without it, the plan asks. */
  default: gameSchema.nullable().optional(),
  games: z.record(z.string(), gameSchema),
  /** For games that don't choose themselves. Without it, all feeds that cover the game, at most 2. */
  agree: agreeSchema.optional(),
  /** By the name of a feed, as messages have it: the games that it covers, as in match names. */
  feeds: z.record(z.string(), z.strictObject({ games: z.array(z.string().min(1)).min(1) })).default({}),
  /** The feed's spelling of a game or a team, and that of the match names. */
  names: z.record(z.string(), z.string().min(1)).default({}),
  /** More spellings of a team that is to be decided. */
  undecided: z.array(z.string().min(1)).default([]),
  /** Thresholds without a value here are those of the panel. */
  risk: z
    .strictObject(Object.fromEntries(thresholds) as Record<keyof RiskThresholds, z.ZodInt>)
    .partial()
    .prefault({})
    .transform((risk) => ({ ...defaultRisk, ...risk })),
})

/** Adds what the file leaves out of known games, and known games that it leaves out, unless `default` is for those. */
const fileSchema = z.preprocess((file) => {
  if (!isRecord(file) || !(file.games === undefined || isRecord(file.games))) return file
  const named = Object.entries(file.games ?? {}).map(([name, game]) => {
    const known = Object.hasOwn(gameDefaults, name) ? gameDefaults[name] : {}
    return [name, isRecord(game) ? { ...known, ...game } : game]
  })
  const others = file.games === undefined || file.default === undefined ? gameDefaults : {}
  return { ...file, games: { ...others, ...Object.fromEntries(named) } }
}, settingsSchema)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Durations are seconds. */
export interface Settings extends z.output<typeof settingsSchema> {
  /** A feed must have said so for this long before a result is named. */
  settleAfter: number
  /** Matches are created this long before their start. */
  horizon: number
}

export const defaultSettings: Settings = {
  ...fileSchema.parse({}),
  settleAfter: 10 * minute,
  horizon: 14 * day,
}

/**
 * Reads the settings file.
 * @param path `undefined` for operate.json, which may be missing
 */
export function readSettings(path: string | undefined) {
  const file = path ?? DEFAULT_FILE
  if (path === undefined && !existsSync(file)) return defaultSettings
  if (!existsSync(file)) throw new UserFacingError(`There is no settings file ${file}.`)
  return parseFile(fileSchema, readFileSync(file, 'utf8'), `The settings file ${file}`)
}

/** Returns a game's settings, `undefined` if its matches are not created. */
export function gameSettings({ games, default: fallback }: Settings, game: string): GameSettings | undefined {
  return (Object.hasOwn(games, game) ? games[game] : fallback) ?? undefined
}

/** Returns the game with settings that is meant by another spelling of its name, such as `LoL` by `League of Legends`. */
export function meantGame({ games }: Settings, game: string): string | undefined {
  const isKnown = Object.hasOwn(games, game)
  return isKnown ? undefined : Object.keys(games).find((known) => gameKey(known) === gameKey(game))
}

/** Returns the seconds from start to end of a match, by the shortest match of the game if the number of games is unknown. */
export function durationOf(
  { minutes }: Pick<GameSettings, 'minutes'>,
  bestOf: number | undefined,
  market?: Market,
) {
  const length = matchMinutes(minutes, bestOf, market)
  return length && length * minute
}
