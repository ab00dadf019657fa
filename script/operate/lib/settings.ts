// The settings that an operator keeps in a file (docs/operate.md).
import { existsSync, readFileSync } from 'node:fs'
import { parseEther } from 'viem'
import { z } from 'zod'
import { gameDefaults, matchMinutes } from '../../../src/domain/match/gameDefaults.ts'
import { defaultRisk, type RiskThresholds, riskBounds } from '../../../src/domain/match/risk.ts'
import { parseFile, UserFacingError } from '../../lib/machine.ts'
import { day, minute } from './durations.ts'

const DEFAULT_FILE = 'operate.json'

const weth = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,18})?$/, 'is no amount of WETH such as "0.01"')
  .transform((text) => parseEther(text))

/** By best of 1, 3, 5, …: minutes from the start until betting closes, before the match can be over. */
const minutesSchema = z.record(
  z.string().regex(/^[1-9]\d?$/, 'is no number of games'),
  z.int().min(1).max(10_000),
)

const gameSchema = z
  .strictObject({ minBet: weth, maxBet: weth, minutes: minutesSchema })
  .refine(({ minBet, maxBet }) => minBet > 0n && maxBet >= minBet, 'needs 0 < minBet <= maxBet')

export type GameSettings = z.output<typeof gameSchema>

const thresholds = Object.entries(riskBounds).map(([name, [least, most]]) => [
  name,
  z.int().min(least).max(most),
])

const fileSchema = z.strictObject({
  /** For games without settings of their own; `null` creates no matches of them. Without it, the plan asks. */
  default: gameSchema.nullable().optional(),
  games: z.record(z.string(), gameSchema).prefault(gameDefaults),
  /** The feed's spelling of a game or a team, and that of the match names. */
  names: z.record(z.string(), z.string().min(1)).default({}),
  /** Thresholds without a value here are those of the panel. */
  risk: z
    .strictObject(Object.fromEntries(thresholds) as Record<keyof RiskThresholds, z.ZodInt>)
    .partial()
    .prefault({})
    .transform((risk) => ({ ...defaultRisk, ...risk })),
})

/** Durations are seconds. */
export interface Settings extends z.output<typeof fileSchema> {
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

/** Returns the seconds from start to end of a match, by the shortest match of the game if the number of games is unknown. */
export function durationOf({ minutes }: Pick<GameSettings, 'minutes'>, bestOf: number | undefined) {
  const length = matchMinutes(minutes, bestOf)
  return length && length * minute
}
