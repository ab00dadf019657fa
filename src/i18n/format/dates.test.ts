import { expect, test } from 'vitest'
import { time } from '@/i18n/en/time'
import { DAY, HOUR, isoDateTime, MINUTE } from '@/lib/time'
import { formatAxisTime } from './axisTime'
import { formatCountdown, formatDateTime, formatUtcDate, formatUtcDateTime, ownTimeZone } from './dates'
import { setFormatLocale } from './locale'

test.each([
  [-1, 'Ended'],
  [0, 'Ended'],
  [1, '<1m'],
  [MINUTE - 1, '<1m'],
  [MINUTE, '1m'],
  [59 * MINUTE + 59, '59m'],
  [HOUR, '1h 0m'],
  [3 * HOUR + 5 * MINUTE, '3h 5m'],
  [DAY - 1, '23h 59m'],
  [DAY, '1d 0h'],
  [2 * DAY + 3 * HOUR + 59 * MINUTE, '2d 3h'],
  [180 * DAY, '180d 0h'],
])('%s seconds left read %j', (left, text) => {
  expect(formatCountdown(left, time.countdown)).toBe(text)
})

test('a date and its time are in the local format and zone', () => {
  const local = new Date(2026, 10, 21, 9, 5)
  const shown = formatDateTime(local.getTime() / 1000)
  expect(shown).toContain('2026')
  expect(shown.replace(/\s/g, ' ')).toContain(
    local.toLocaleTimeString(undefined, { timeStyle: 'short' }).replace(/\s/g, ' '),
  )
})

test('a narrow column never parts a time from its half of the day', () => {
  expect(formatDateTime(0)).toMatch(/\d:\d\d\u00a0[AP]M$/)
})

test('a day is in UTC, whatever the local zone, and may leave its year out', () => {
  const lateInTheDay = Date.UTC(2026, 10, 21, 23, 59) / 1000
  const earlyInTheDay = Date.UTC(2026, 10, 21) / 1000
  for (const time of [earlyInTheDay, lateInTheDay]) {
    expect(formatUtcDate(time)).toBe('Nov 21, 2026')
    expect(formatUtcDate(time, 'short')).toBe('Nov 21')
  }
})

test('the own zone has its name', () => {
  expect(ownTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('a machine reads ISO 8601', () => {
  expect(isoDateTime(1_700_000_000)).toBe('2023-11-14T22:13:20.000Z')
})

test('the same in UTC, whatever the local zone', () => {
  const shown = formatUtcDateTime(Date.UTC(2026, 10, 21, 23, 5) / 1000)
  expect(shown).toContain('21')
  expect(shown).toMatch(/(23|11):05/)
})

const local = (hours: number, minutes: number, seconds = 0) =>
  new Date(2027, 2, 1, hours, minutes, seconds).getTime() / 1000

test.each([
  ['seconds apart', local(13, 1, 20), 20, '13:01:20'],
  ['minutes apart', local(13, 15), 900, '13:15'],
  ['midnight', local(0, 0), 6 * 3_600, '1 Mar'],
  ['days apart', local(12, 0), 86_400, '1 Mar'],
])('labels %s', (_, time, step, label) => {
  setFormatLocale('en-GB')
  expect(formatAxisTime(time, step)).toBe(label)
  setFormatLocale('en')
})
