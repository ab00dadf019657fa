import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { en as english } from '@/i18n/en/catalogue'
import { formatDate, formatDay } from '@/i18n/format/dates'
import { DAY, HOUR, MINUTE } from '@/lib/time'
import { aBet } from './bet.fixture'
import { betMoment } from './betMoment'

/** Half past an hour: a minute earlier is the same day in every time zone. */
const START = 1_800_001_800
const END = START + 2 * HOUR
const SOON = END + 3 * HOUR

const lostOrWon = { hasResult: true, claimableAt: SOON } as const

test.each([
  ['an upcoming match', {}, START - 3 * DAY, `Starts ${formatDay(START)}`],
  ['one of today', {}, START - MINUTE, /^Starts \d+:\d\d/],
  ['a live match', {}, END - 17 * MINUTE, 'Live · ends 17m'],
  ['one closed by hand', { isBettingClosed: true }, END - 17 * MINUTE, 'Awaiting result'],
  ['one that ended', {}, END, 'Awaiting result'],
  ['one without a result for too long', {}, END + 7 * DAY, 'Overdue · can be voided'],
  [
    'a challenged result',
    { ...lostOrWon, isChallenged: true, ruleBy: END + 3 * DAY },
    END,
    'Ruling within 3d 0h',
  ],
  ['no ruling', { ...lostOrWon, isChallenged: true, ruleBy: SOON }, SOON, 'Overdue · can be voided'],
  ['a win that can be challenged', { ...lostOrWon, winner: 1 }, END, 'Won'],
  ['a void that can be challenged', { ...lostOrWon, isVoid: true }, END, 'Refund'],
  ['a loss that can be challenged', { ...lostOrWon, winner: 2 }, END, 'Final in 3h 0m'],
  ['a settled match', { ...lostOrWon, winner: 2 }, SOON, formatDate(START)],
  ['what can be claimed', { ...lostOrWon, winner: 1 }, SOON, /^$/],
] as const)('of %s', (_, match, now, text) => {
  const bet = aBet('1', 'winner' in match && match.winner === 2 ? '0' : '2', {
    match: aMatch({ startTime: START, endTime: END, ...match }),
  })
  expect(betMoment(bet, now, english)).toMatch(text)
})
