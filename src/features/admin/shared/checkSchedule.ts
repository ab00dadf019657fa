import { nameBytes } from '@/lib/cleanName'
import type { ParsedTime, TimeProblem } from './times'

export interface Schedule {
  name: string
  start: ParsedTime
  end: ParsedTime
}

export interface ScheduleProblems {
  name?: 'empty' | 'tooLong'
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
  if (bytes === 0) problems.name = 'empty'
  else if (bytes > maxNameLength) problems.name = 'tooLong'

  if (!start.ok) problems.start = start.reason
  if (!end.ok) problems.end = end.reason
  else if (start.ok && end.time <= start.time) problems.end = 'notAfterStart'
  else if (end.time > latestEnd) problems.end = 'tooFar'
  return problems
}
