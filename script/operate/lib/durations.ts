import { UserFacingError } from '../../lib/machine.ts'

export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

const UNITS: Readonly<Record<string, number>> = { s: 1, m: minute, h: hour, d: day }

/** Parses `90s`, `10m`, `6h` or `14d` into seconds. */
export function parseDuration(flag: string, text: string): number {
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  const seconds = UNITS[unit ?? '']
  if (!count || !seconds)
    throw new UserFacingError(`--${flag} is "${text}", and should be like 90s, 10m, 6h or 14d.`)
  return Number(count) * seconds
}

/** Formats seconds by their two largest units, such as `2 d 3 h`. */
export function formatDuration(seconds: number): string {
  const left = Math.max(0, Math.round(seconds))
  const parts = [
    { count: Math.floor(left / day), unit: 'd' },
    { count: Math.floor((left % day) / hour), unit: 'h' },
    { count: Math.floor((left % hour) / minute), unit: 'min' },
    { count: left % minute, unit: 's' },
  ]
  const first = parts.findIndex(({ count }) => count > 0)
  const largest = parts.slice(first, first + 2).filter(({ count }) => count > 0)
  return largest.map(({ count, unit }) => `${count} ${unit}`).join(' ') || '0 s'
}

/** Formats unix seconds as `2026-11-28 17:00 UTC`. */
export function formatTime(time: number): string {
  return `${new Date(time * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
