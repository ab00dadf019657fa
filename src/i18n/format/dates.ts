import { perLocale } from '@/i18n/format/locale'
import { DAY, HOUR, MINUTE } from '@/lib/time'

const dateTimeFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
)

/** Formats a date and time in the user's time zone. @param time unix seconds */
export function formatDateTime(time: number): string {
  // Without the no-break space, a narrow column leaves "PM" alone on a line.
  return dateTimeFormat()
    .format(time * 1000)
    .replace(/\s(?=\D+$)/, '\u00a0')
}

const timeFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))

/** Formats a time of day in the user's time zone: `12:41`. @param time unix seconds */
export function formatTime(time: number): string {
  return timeFormat().format(time * 1000)
}

/** Formats a time that comes soon: `12:41`, or with its date if it's on another day than `now`. Both in unix seconds. */
export function formatTimeFrom(time: number, now: number): string {
  const isToday = formatDay(time) === formatDay(now)
  return isToday ? formatTime(time) : formatDateTime(time)
}

const dateFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))

/** Formats a date in the user's time zone: `28 Nov 2026`. @param time unix seconds */
export function formatDate(time: number): string {
  return dateFormat().format(time * 1000)
}

const dayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }),
)

/** Formats a day in the user's time zone: `Sat 28 Nov`. @param time unix seconds */
export function formatDay(time: number): string {
  return dayFormat().format(time * 1000)
}

const dayTimeFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit' }),
)

/** Formats a time of the coming days in the user's time zone: `Sat 20:00`. @param time unix seconds */
export function formatDayTime(time: number): string {
  return dayTimeFormat().format(time * 1000)
}

export function ownTimeZone(): string {
  return dateTimeFormat().resolvedOptions().timeZone
}

const utcDateTimeFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
)

/** Formats a date and time in UTC. @param time unix seconds */
export function formatUtcDateTime(time: number): string {
  return utcDateTimeFormat().format(time * 1000)
}

const utcDateForms = {
  full: { dateStyle: 'medium' },
  short: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const

const utcDateFormats = perLocale(
  (locale) => (form: keyof typeof utcDateForms) =>
    new Intl.DateTimeFormat(locale, { ...utcDateForms[form], timeZone: 'UTC' }),
)

/** Formats a UTC day, or its month with the year; `short` omits the year. @param time unix seconds */
export function formatUtcDate(time: number, form: keyof typeof utcDateForms = 'full'): string {
  return utcDateFormats()(form).format(time * 1000)
}

export interface CountdownMessages {
  ended: string
  daysAndHours: (days: number, hours: number) => string
  hoursAndMinutes: (hours: number, minutes: number) => string
  minutes: (minutes: number) => string
  lessThanAMinute: string
}

/** Formats the seconds left, rounded down to the smaller unit shown; 0 or less has ended. */
export function formatCountdown(left: number, messages: CountdownMessages): string {
  if (left <= 0) return messages.ended
  if (left < MINUTE) return messages.lessThanAMinute
  const days = Math.floor(left / DAY)
  const hours = Math.floor((left % DAY) / HOUR)
  const minutes = Math.floor((left % HOUR) / MINUTE)
  if (days > 0) return messages.daysAndHours(days, hours)
  if (hours > 0) return messages.hoursAndMinutes(hours, minutes)
  return messages.minutes(minutes)
}
