import { type Parser, propertiesOf } from '../../../src/lib/parsers.ts'
import { parseZonedTime } from '../../../src/lib/parseZonedTime.ts'
import { UserFacingError } from '../../lib/machine.ts'
import { type Fixture, parseAt } from './feed.ts'

/** The properties of a JSON entry and the columns of a CSV (docs/operate-feeds.md). */
const REQUIRED = ['id', 'game', 'team1', 'team2', 'start', 'status', 'changed'] as const
const OPTIONAL = ['event', 'original_start', 'began', 'ended', 'best_of', 'result', 'source'] as const
const COLUMNS: readonly string[] = [...REQUIRED, ...OPTIONAL]

const STATUSES = ['scheduled', 'running', 'finished', 'postponed', 'cancelled'] as const

/** The year 2000 and 2100: outside, a number is no time in seconds. */
const [FIRST_TIME, LAST_TIME] = [946_684_800, 4_102_444_800]

/** Parses all rows. @throws {UserFacingError} that names row and column, if any of them is wrong */
export function parseFixtures(rows: readonly { label: string; value: unknown }[], file: string): Fixture[] {
  const labels = new Map<string, string>()
  return rows.map(({ label, value }) => {
    const place = `${file}, ${label}`
    const fixture = parseAt(place, () => parseRow(value, place))
    const same = labels.get(fixture.id)
    if (same) throw new UserFacingError(`${place}: id "${fixture.id}" is already in ${same}.`)
    labels.set(fixture.id, label)
    return fixture
  })
}

/** Rejects misspelt columns too: results in a column that nobody reads would be missed. */
export function requireColumns(columns: readonly string[], place: string) {
  const missing = REQUIRED.filter((column) => !columns.includes(column))
  if (missing.length > 0) throw new UserFacingError(`${place}: ${missing.join(', ')} missing.`)
  const unknown = columns.filter(
    (column, index) => !COLUMNS.includes(column) || columns.indexOf(column) !== index,
  )
  if (unknown.length > 0) {
    throw new UserFacingError(
      `${place}: ${unknown.map((column) => `"${column}"`).join(', ')} unknown or repeated. Use ${COLUMNS.join(', ')}.`,
    )
  }
}

function parseRow(value: unknown, place: string): Fixture {
  const read = propertiesOf(value)
  requireColumns(Object.keys(Object(value)), place)
  const startTime = read('start', time)
  const fixture: Fixture = {
    id: read('id', filled),
    game: read('game', filled),
    teams: [read('team1', cell), read('team2', cell)],
    event: read('event', cell),
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
  requireConsistent(fixture)
  return fixture
}

function requireConsistent({ teams: [team1, team2], status, result }: Fixture) {
  if (team1 !== '' && team1 === team2) throw new TypeError('team2 is the same as team1')
  const isOver = status === 'finished' || (status === 'cancelled' && result?.kind === 'forfeit')
  if (result && !isOver) throw new TypeError(`result is set, but status is "${status}"`)
}

/** A text or a number without the spaces around and between its words. */
const cell: Parser<string> = (value) => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim()
  throw new TypeError('no text')
}

const filled: Parser<string> = (value) => {
  const text = cell(value)
  if (text === '') throw new TypeError('empty')
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

const status: Parser<Fixture['status']> = (value) => {
  const text = cell(value)
  const found = STATUSES.find((known) => known === text)
  if (found) return found
  throw new TypeError(`"${text}", and not one of ${STATUSES.join(', ')}`)
}

const gameCount: Parser<number> = (value) => {
  const text = cell(value)
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  throw new TypeError(`"${text}", and not a number of games`)
}

const result: Parser<Fixture['result']> = (value) => {
  const text = cell(value)
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
