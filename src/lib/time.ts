/** In seconds. */
export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Formats a time for the `dateTime` attribute of a `<time>`. @param time unix seconds */
export const isoDateTime = (time: number): string => new Date(time * 1000).toISOString()

export type TimeProblem = 'empty' | 'notATime' | 'zoneMissing'

/** `time` is in unix seconds. */
export type ParsedTime = { ok: true; time: number } | { ok: false; reason: TimeProblem }

const ISO_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i

/** Parses an ISO 8601 time with a zone, such as `2027-03-01T18:00Z` or `2027-03-01T19:00+01`, to whole seconds. */
export function parseZonedTime(text: string): ParsedTime {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, reason: 'empty' }
  const [, day, clock, zone] = ISO_TIME.exec(trimmed) ?? []
  if (!day || !clock || !isDay(day)) return { ok: false, reason: 'notATime' }
  if (!zone) return { ok: false, reason: 'zoneMissing' }
  const offset = zone
    .toUpperCase()
    .replace(/^([+-]\d{2}):?(\d{2})?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`)
  const milliseconds = Date.parse(`${day}T${clock}${offset}`)
  if (Number.isNaN(milliseconds)) return { ok: false, reason: 'notATime' }
  return { ok: true, time: Math.floor(milliseconds / 1_000) }
}

/** Rejects 30 February, which `Date` reads as a day in March. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
