import { type Parser, PropertyError, propertiesOf } from '@/lib/parsers'
import { parseZonedTime } from '@/lib/time'
import { parseMarket } from './markets'
import type { Market } from './name'
import { isNoValue, teamName } from './teamNames'

/** A row of a sheet of fixtures (docs/operate-feeds.md). Times are unix seconds. */
export interface FixtureRow {
  id: string
  /** As in match names, such as 'LoL'. */
  game: string
  /** Empty while a team is to be decided. */
  teams: readonly [string, string]
  /** Such as 'LCK Final'; may be empty. */
  event: string
  /** `undefined` for the match that the series is about: its winner. Of a total, side 1 is over. */
  market: Market | undefined
  startTime: number
  originalStartTime: number
  beganAt: number | undefined
  endedAt: number | undefined
  status: (typeof STATUSES)[number]
  bestOf: number | undefined
  /** A match that was cancelled by a walkover has one too. */
  result: { kind: 'win' | 'forfeit'; winner: 1 | 2 } | { kind: 'draw' } | undefined
  changedAt: number
  source: string | undefined
}

/** The columns of a CSV and the properties of a JSON entry. */
const REQUIRED = ['id', 'game', 'team1', 'team2', 'start', 'status', 'changed'] as const
const OPTIONAL = ['event', 'market', 'original_start', 'began', 'ended', 'best_of', 'result', 'source']
const COLUMNS: readonly string[] = [...REQUIRED, ...OPTIONAL]

const STATUSES = ['scheduled', 'running', 'finished', 'postponed', 'cancelled'] as const

/** The year 2000 and 2100: outside, a number is no time in seconds. */
const [FIRST_TIME, LAST_TIME] = [946_684_800, 4_102_444_800]

export const missingColumns = (columns: readonly string[]) =>
  REQUIRED.filter((column) => !columns.includes(column))

/** Returns those that are misspelt too: results in a column that nobody reads would be missed. */
export const wrongColumns = (columns: readonly string[]) =>
  columns.filter((column, index) => !COLUMNS.includes(column) || columns.indexOf(column) !== index)

/** @throws {TypeError} that names the columns */
export function requireColumns(columns: readonly string[]) {
  const missing = missingColumns(columns)
  if (missing.length > 0) throw new TypeError(`${missing.join(', ')} missing`)
  const wrong = wrongColumns(columns).map((column) => `"${column}"`)
  if (wrong.length > 0)
    throw new TypeError(`${wrong.join(', ')} unknown or repeated. Use ${COLUMNS.join(', ')}`)
}

/** Parses an object by its columns, in lower case. @throws {TypeError} that names the column */
export function parseFixtureRow(value: unknown): FixtureRow {
  const read = propertiesOf(value)
  const title = {
    id: read('id', id),
    game: read('game', filled),
    teams: [read('team1', team), read('team2', team)] as const,
    event: read('event', cell),
    market: read('market', orEmpty(market)),
  }
  if (title.market && title.event === '') throw new PropertyError('market', 'one of a match without an event')
  const startTime = read('start', time)
  return {
    ...title,
    startTime,
    originalStartTime: read('original_start', orEmpty(time)) ?? startTime,
    beganAt: read('began', orEmpty(time)),
    endedAt: read('ended', orEmpty(time)),
    status: read('status', status),
    bestOf: read('best_of', orEmpty(gameCount)),
    result: read('result', orEmpty(result)),
    changedAt: read('changed', time),
    source: read('source', orEmpty(link)),
  }
}

/** Returns the id of a row that may be wrong otherwise, `undefined` if that is wrong too. */
export function rowId(value: unknown): string | undefined {
  try {
    return propertiesOf(value)('id', id)
  } catch {
    return undefined
  }
}

/** A text or a number without the spaces around and between its words. */
const rawCell: Parser<string> = (value) => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim()
  throw new TypeError('no text')
}

/** Refuses what data tools write: `1.0` is another id than `1`, and nobody means an event called `NaN`. */
const cell: Parser<string> = (value) => {
  const text = rawCell(value)
  const [, whole] = /^(-?\d+)\.0+$/.exec(text) ?? []
  if (whole) throw new TypeError(`"${text}", a number with a fraction: write ${whole}`)
  if (isNoValue(text)) throw new TypeError(`"${text}": leave it empty`)
  return text
}

const team: Parser<string> = (value) => teamName(rawCell(value))

const filled: Parser<string> = (value) => {
  const text = cell(value)
  if (text === '') throw new TypeError('empty')
  return text
}

const id: Parser<string> = (value) => {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new TypeError(`${value}, a number that JSON has rounded: quote it`)
  const text = filled(value)
  if (/^\d([.,]\d+)?e\+\d+$/i.test(text))
    throw new TypeError(`"${text}", a number that a spreadsheet has rounded: format the column as text`)
  return text
}

const orEmpty =
  <T>(parse: Parser<T>): Parser<T | undefined> =>
  (value) =>
    cell(value) === '' ? undefined : parse(value)

const time: Parser<number> = (value) => {
  const text = filled(value)
  const parsed = parseZonedTime(text)
  const seconds = parsed.ok ? parsed.time : /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (seconds >= FIRST_TIME && seconds < LAST_TIME) return seconds
  throw new TypeError(`"${text}", and not a time with a zone such as 2026-11-28T17:00Z or unix seconds`)
}

const status: Parser<FixtureRow['status']> = (value) => {
  const text = cell(value).toLowerCase()
  const found = STATUSES.find((known) => known === text)
  if (found) return found
  throw new TypeError(`"${text}", and not one of ${STATUSES.join(', ')}`)
}

const gameCount: Parser<number> = (value) => {
  const text = cell(value)
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  throw new TypeError(`"${text}", and not a number of games`)
}

const market: Parser<Market> = (value) => {
  const text = cell(value)
  const parsed = parseMarket(text)
  if (parsed) return parsed
  throw new TypeError(`"${text}", and not a market such as map 2 or over 3.5`)
}

const result: Parser<FixtureRow['result']> = (value) => {
  const text = cell(value).toLowerCase()
  if (text === 'draw') return { kind: 'draw' }
  const [, forfeit, winner] = /^(forfeit )?([12])$/.exec(text) ?? []
  if (winner) return { kind: forfeit ? 'forfeit' : 'win', winner: winner === '1' ? 1 : 2 }
  throw new TypeError(`"${text}", and not one of 1, 2, draw, forfeit 1, forfeit 2`)
}

const link: Parser<string> = (value) => {
  const text = cell(value)
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return text
  throw new TypeError(`"${text}", and not a link that starts with https://`)
}
