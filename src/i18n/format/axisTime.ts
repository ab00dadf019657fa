import { DAY, MINUTE } from '@/lib/time'
import { perLocale } from './locale'

const secondFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }))
const minuteFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))
const dayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }))

/**
 * Formats a moment on a time axis in the user's time zone: the time of day, or the day at midnight and where labels are
 * days apart.
 *
 * @param time unix seconds
 * @param step between two labels, in seconds
 */
export function formatAxisTime(time: number, step: number): string {
  const date = new Date(time * 1000)
  const isMidnight = date.getHours() === 0 && date.getMinutes() === 0
  if (step >= DAY || (isMidnight && step >= MINUTE)) return dayFormat().format(date)
  return (step < MINUTE ? secondFormat : minuteFormat)().format(date)
}
