import { perLocale } from './locale'

// Apart from the other dates, because the first load needs none of these.

const dateTimeFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
)

/** Formats a date and time in UTC. @param time unix seconds */
export function formatUtcDateTime(time: number): string {
  return dateTimeFormat().format(time * 1000)
}

const dateForms = {
  full: { dateStyle: 'medium' },
  short: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const

const dateFormats = perLocale(
  (locale) => (form: keyof typeof dateForms) =>
    new Intl.DateTimeFormat(locale, { ...dateForms[form], timeZone: 'UTC' }),
)

/** Formats a UTC day, or its month with the year; `short` omits the year. @param time unix seconds */
export function formatUtcDate(time: number, form: keyof typeof dateForms = 'full'): string {
  return dateFormats()(form).format(time * 1000)
}
