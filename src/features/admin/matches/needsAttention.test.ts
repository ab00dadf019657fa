import { expect, test } from 'vitest'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { DAY, HOUR } from '@/lib/time'
import { alertKey, alertsOf } from './needsAttention'

const END = 1_800_000_000

const over = { startTime: END - 3 * HOUR, endTime: END - HOUR }
const named = { hasResult: true, winner: 1 } as const
const disputed = { ...over, ...named, id: 2n, claimableAt: END + HOUR, isChallenged: true }

const keysOf = (...matches: Partial<Match>[]) => alertsOf(matches.map(aMatch), END).map(alertKey)

test('a result is due after the scheduled end, also if betting was closed earlier', () => {
  const closed = { ...over, isBettingClosed: true }
  expect(keysOf({ ...over, id: 1n }, { ...over, id: 3n, endTime: END })).toEqual(['due/1'])
  expect(keysOf({ ...closed, id: 1n }, { ...closed, id: 3n, endTime: END })).toEqual(['due/1'])
  expect(keysOf({ ...over, ...named, id: 1n })).toEqual([])
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
