import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatAxisTime } from './axisTime'
import { setFormatLocale } from './locale'

const local = (hours: number, minutes: number, seconds = 0) =>
  new Date(2027, 2, 1, hours, minutes, seconds).getTime() / 1000

beforeEach(() => setFormatLocale('en-GB'))
afterEach(() => setFormatLocale('en'))

test.each([
  ['seconds apart', local(13, 1, 20), 20, '13:01:20'],
  ['minutes apart', local(13, 15), 900, '13:15'],
  ['midnight', local(0, 0), 6 * 3_600, '1 Mar'],
  ['days apart', local(12, 0), 86_400, '1 Mar'],
])('labels %s', (_, time, step, label) => {
  expect(formatAxisTime(time, step)).toBe(label)
})
