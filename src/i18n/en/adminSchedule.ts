import { limits } from '@/i18n/format/limits'

/** Validation messages of every name and time field. */
export const timeProblems = {
  notATime: 'Not a valid time. Example: 2027-03-01T18:00Z',
  zoneMissing: 'Time zone missing. Add Z for UTC, or an offset such as +01:00.',
  notAfterStart: 'The end time must be after the start time.',
  tooFar: `Choose an end time within ${limits.horizonDays} days.`,
}

export const nameProblems = {
  tooLong: `Names are limited to ${limits.nameBytes} bytes. Shorten it.`,
  hidden: 'The name has invisible or reordered characters. Type it instead of pasting it.',
}
