import type { Messages } from '@/i18n/catalogue'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Formats a dispute window without rounding: `12 h`, `1 h 30 min`. @param seconds 0 for none */
export function describeWindow(seconds: number, { adminSettings }: Pick<Messages, 'adminSettings'>): string {
  const { window } = adminSettings.betting
  if (seconds === 0) return window.instant
  const [hours, minutes, rest] = [
    Math.floor(seconds / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
    seconds % MINUTE,
  ]
  return [
    hours > 0 && window.hours(hours),
    minutes > 0 && window.minutes(minutes),
    rest > 0 && window.seconds(rest),
  ]
    .filter(Boolean)
    .join(' ')
}
