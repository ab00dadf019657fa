import { cleanName, nameBytes } from '@/lib/cleanName'
import type { ParsedTime, TimeProblem } from '@/lib/time'

/** The zone of what is typed: the computer's own, or UTC. */
export type Zone = 'own' | 'utc'

export function zoneOf(text: string): Zone {
  return text === 'utc' ? 'utc' : 'own'
}

/** Parses a `datetime-local` value. Rejects times that daylight saving skips. */
export function parseTypedTime(text: string, zone: Zone): ParsedTime {
  if (text === '') return { ok: false, reason: 'empty' }
  const time = new Date(zone === 'utc' ? `${text}Z` : text).getTime() / 1_000
  const isThere = !Number.isNaN(time) && toTypedTime(time, zone) === text.slice(0, 16)
  return isThere ? { ok: true, time } : { ok: false, reason: 'notATime' }
}

/** Formats a time for a `datetime-local` field. @param time unix seconds */
export function toTypedTime(time: number, zone: Zone): string {
  const date = new Date(time * 1_000)
  if (zone === 'utc') return date.toISOString().slice(0, 16)
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
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
