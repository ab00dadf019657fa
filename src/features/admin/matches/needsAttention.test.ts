import { expect, test } from 'vitest'
import { isAbandoned, type Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { DAY, HOUR } from '@/lib/time'
import { alertKey, alertsOf, isCorrectable, isFinalizable } from './needsAttention'

const END = 1_800_000_000
const WEEK = 7 * DAY

const open = aMatch({ endTime: END })
const closed = aMatch({ startTime: END - 100, endTime: END, isBettingClosed: true })
const named = aMatch({ isFinalized: true, winner: 1, claimableAt: END })
const challenged = aMatch({ ...named, claimableAt: END + WEEK, isChallenged: true, ruleBy: END })
const silence = aMatch({ endTime: END - WEEK, isChallenged: true, ruleBy: END })

type Need = 'finalizable' | 'correctable' | 'abandoned'

test.each<[string, Match, number, Need | undefined]>([
  ['at its end', open, END, undefined],
  ['over', open, END + 1, 'finalizable'],
  ['over for almost a week', open, END + WEEK - 1, 'finalizable'],
  ['over for a week', open, END + WEEK, 'abandoned'],
  ['closed by hand at its start', closed, END - 100, undefined],
  ['closed by hand after its start', closed, END - 99, 'finalizable'],
  ['named before claims open', named, END - 1, 'correctable'],
  ['named when claims open', named, END, undefined],
  ['named just after its end', aMatch({ endTime: END, isFinalized: true }), END + 1, undefined],
  ['named a week after its end', aMatch({ endTime: END, isFinalized: true }), END + WEEK, undefined],
  ['without a result', aMatch(), END - 1, undefined],
  // Left to its arbiter until the ruling period ends.
  ['challenged', challenged, END - 1, undefined],
  ['challenged without a ruling', challenged, END, 'abandoned'],
  ['challenged without a result', silence, END - 1, 'finalizable'],
  ['challenged without a result and ruling', silence, END, 'abandoned'],
])('a match %s', (_, match, now, need) => {
  expect({
    finalizable: isFinalizable(match, now),
    correctable: isCorrectable(match, now),
    abandoned: isAbandoned(match, now),
  }).toEqual({ finalizable: false, correctable: false, abandoned: false, ...(need && { [need]: true }) })
})

const over = { startTime: END - 3 * HOUR, endTime: END - HOUR }
const disputed = { ...named, ...over, id: 2n, claimableAt: END + HOUR, isChallenged: true }

const keysOf = (...matches: Parameters<typeof aMatch>[0][]) =>
  alertsOf(
    matches.map((match) => aMatch(match)),
    END,
  ).map(alertKey)

test('a result is due after the scheduled end, also if betting was closed earlier', () => {
  const closed = { ...over, isBettingClosed: true }
  expect(keysOf({ ...over, id: 1n }, { ...over, id: 3n, endTime: END })).toEqual(['due/1'])
  expect(keysOf({ ...closed, id: 1n }, { ...closed, id: 3n, endTime: END })).toEqual(['due/1'])
  expect(keysOf({ ...over, id: 1n, isFinalized: true, winner: 1 })).toEqual([])
})

test('a challenge calls for a ruling, again in its last hour', () => {
  expect(keysOf({ ...disputed, ruleBy: END + DAY })).toEqual(['challenge/2'])
  expect(keysOf({ ...disputed, ruleBy: END + HOUR })).toEqual(['challenge/2'])
  expect(keysOf({ ...disputed, ruleBy: END + HOUR - 1 })).toEqual(['challenge/2', 'ruling/2'])
  expect(keysOf({ ...disputed, ruleBy: END })).toEqual(['challenge/2'])
})

test('a challenged silence calls for a result, too', () => {
  const silence = { ...over, id: 2n, isChallenged: true, ruleBy: END + DAY }
  expect(keysOf(silence)).toEqual(['due/2', 'challenge/2'])
})
