import { type ParsedAmount, parseAmount } from '@/lib/amounts'
import { cleanName, type Match } from '@/lib/match'

/** What `createMatch` takes. Times in unix seconds, amounts in wei. */
export interface NewMatch {
  /** As it is shown: 1 to 100 bytes. */
  name: string
  startTime: number
  endTime: number
  minBet: bigint
  maxBet: bigint
}

export type NewMatchField = 'name' | 'start' | 'end' | 'min' | 'max'

/** A match as a person wrote it. */
export interface NewMatchDraft {
  name: string
  start: ParsedTime
  end: ParsedTime
  min: string
  max: string
}

/** Why a written time is refused. */
export type TimeProblem = 'empty' | 'notATime' | 'zoneMissing'

export type ParsedTime = { ok: true; time: number } | { ok: false; reason: TimeProblem }

/** Why the contract would refuse a field, or nobody could tell what it says. */
export interface NewMatchProblems {
  name?: 'empty' | 'tooLong'
  start?: TimeProblem | 'inPast'
  end?: TimeProblem | 'notAfterStart' | 'tooFar'
  min?: Exclude<ParsedAmount, { ok: true }>['reason'] | 'zero'
  max?: Exclude<ParsedAmount, { ok: true }>['reason'] | 'belowMin'
}

export type CheckedMatch = { ok: true; match: NewMatch } | { ok: false; problems: NewMatchProblems }

export const MAX_NAME_BYTES = 100
const DAY = 24 * 60 * 60
export const MAX_AHEAD = 180 * DAY

/** How many bytes a name takes on chain. */
export function nameBytes(name: string): number {
  return new TextEncoder().encode(cleanName(name)).length
}

/**
 * A draft by the contract's rules for new matches: all that is wrong with it, field by field, or the match.
 * @param now the chain's now, unix seconds
 */
export function checkNewMatch({ name, start, end, min, max }: NewMatchDraft, now: number): CheckedMatch {
  const problems: NewMatchProblems = {}
  const bytes = nameBytes(name)
  if (bytes === 0) problems.name = 'empty'
  else if (bytes > MAX_NAME_BYTES) problems.name = 'tooLong'

  if (!start.ok) problems.start = start.reason
  else if (start.time < now) problems.start = 'inPast'
  if (!end.ok) problems.end = end.reason
  else if (start.ok && end.time <= start.time) problems.end = 'notAfterStart'
  else if (end.time > now + MAX_AHEAD) problems.end = 'tooFar'

  const minBet = parseAmount(min)
  const maxBet = parseAmount(max)
  if (!minBet.ok) problems.min = minBet.reason
  else if (minBet.wei === 0n) problems.min = 'zero'
  if (!maxBet.ok) problems.max = maxBet.reason
  else if (minBet.ok && maxBet.wei < minBet.wei) problems.max = 'belowMin'

  if (Object.keys(problems).length > 0 || !start.ok || !end.ok || !minBet.ok || !maxBet.ok)
    return { ok: false, problems }
  return {
    ok: true,
    match: {
      name: cleanName(name),
      startTime: start.time,
      endTime: end.time,
      minBet: minBet.wei,
      maxBet: maxBet.wei,
    },
  }
}

/** Reads a `datetime-local` field: a time of the computer's own zone. One that the clocks skip is none. */
export function parseLocalTime(text: string): ParsedTime {
  if (text === '') return { ok: false, reason: 'empty' }
  const date = new Date(text)
  const isThere = !Number.isNaN(date.getTime()) && toLocalTime(date.getTime() / 1_000) === text.slice(0, 16)
  return isThere ? { ok: true, time: date.getTime() / 1_000 } : { ok: false, reason: 'notATime' }
}

/** What a `datetime-local` field takes, to the minute. @param time unix seconds */
export function toLocalTime(time: number): string {
  const date = new Date(time * 1_000)
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

const ISO_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)\s*(Z|[+-]\d{2}:?\d{2})?$/i

/** Reads an ISO 8601 time with its zone, such as `2027-03-01T18:00Z` or `2027-03-01T19:00+01:00`. */
export function parseZonedTime(text: string): ParsedTime {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, reason: 'empty' }
  const [, day, clock, zone] = ISO_TIME.exec(trimmed) ?? []
  if (!day || !clock || !isDay(day)) return { ok: false, reason: 'notATime' }
  if (!zone) return { ok: false, reason: 'zoneMissing' }
  const offset = zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
  const milliseconds = Date.parse(`${day}T${clock}${offset}`)
  if (Number.isNaN(milliseconds)) return { ok: false, reason: 'notATime' }
  return { ok: true, time: milliseconds / 1_000 }
}

/** 30 February is none, though JavaScript takes it for a day in March. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** What tells a match that is there already. */
export type ExistingMatch = Pick<Match, 'id' | 'name' | 'startTime' | 'endTime'>

/** An open match by the same name, whatever its times: probably the same one. */
export function namesake(name: string, open: readonly Match[]): Match | undefined {
  const own = foldName(name)
  return own === '' ? undefined : open.find((match) => foldName(match.name) === own)
}

/** What makes two matches the same one, however their names are written. */
export function matchIdentity({
  name,
  startTime,
  endTime,
}: Pick<NewMatch, 'name' | 'startTime' | 'endTime'>) {
  return `${startTime}/${endTime}/${foldName(name)}`
}

function foldName(name: string): string {
  return cleanName(name).normalize('NFC').toLowerCase()
}
