import { cleanName, nameBytes } from '@/lib/cleanName'
import type { ParsedTime, TimeProblem } from '@/lib/parseZonedTime'
import { isoDateTime, MINUTE } from '@/lib/time'

/** Parses a `datetime-local` value in the computer's time zone. Rejects times that daylight saving skips. */
export function parseTypedTime(text: string): ParsedTime {
  if (text === '') return { ok: false, reason: 'empty' }
  const time = new Date(text).getTime() / 1_000
  const isThere = !Number.isNaN(time) && toTypedTime(time) === text.slice(0, 16)
  return isThere ? { ok: true, time } : { ok: false, reason: 'notATime' }
}

/** Formats a time for a `datetime-local` field. @param time unix seconds */
export function toTypedTime(time: number): string {
  const ahead = new Date(time * 1_000).getTimezoneOffset() * MINUTE
  return isoDateTime(time - ahead).slice(0, 16)
}

export interface Schedule {
  name: string
  start: ParsedTime
  end: ParsedTime
}

export interface ScheduleProblems {
  /** `hidden`: it has characters that no screen shows, or shows elsewhere. */
  name?: 'empty' | 'tooLong' | 'hidden'
  start?: TimeProblem
  end?: TimeProblem | 'notAfterStart' | 'tooFar'
}

/** Validates the name and times that matches and tournaments share. @param latestEnd unix seconds */
export function checkSchedule(
  { name, start, end }: Schedule,
  maxNameLength: number,
  latestEnd: number,
): ScheduleProblems {
  const problems: ScheduleProblems = {}
  const bytes = nameBytes(name)
  if (cleanName(name) !== name.replace(/\s+/g, ' ').trim()) problems.name = 'hidden'
  else if (bytes === 0) problems.name = 'empty'
  else if (bytes > maxNameLength) problems.name = 'tooLong'

  if (!start.ok) problems.start = start.reason
  if (!end.ok) problems.end = end.reason
  else if (start.ok && end.time <= start.time) problems.end = 'notAfterStart'
  else if (end.time > latestEnd) problems.end = 'tooFar'
  return problems
}
