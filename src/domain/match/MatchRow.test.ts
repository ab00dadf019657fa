import { expect, test } from 'vitest'
import { formatDay, formatDayTime } from '@/i18n/format/dates'
import { DAY, HOUR } from '@/lib/time'
import { startText } from './MatchRow'
import { aMatch } from './match.fixture'

const START = 1_800_000_000
const match = aMatch({ startTime: START, endTime: START + 3 * HOUR })

test.each([
  ['in a month', -30 * DAY, formatDay(START)],
  ['in a week', -7 * DAY, formatDay(START)],
  ['in five days', -5 * DAY, formatDayTime(START)],
  ['an hour ago', HOUR, formatDayTime(START)],
  ['and is over', 3 * HOUR, formatDay(START)],
])('says of a match that starts %s when', (_, since, text) => {
  expect(startText(match, START + since)).toBe(text)
})
