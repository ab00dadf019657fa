import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { alertKey, alertsOf } from './alertsOf'

const now = 1_800_000_000
const hour = 3_600
const day = 24 * hour

const over = { startTime: now - 3 * hour, endTime: now - hour }
const named = { isFinalized: true, winner: 1, claimableAt: now + hour } as const
const challenged = { ...over, ...named, id: 2n, isChallenged: true } as const

const keysOf = (...matches: Parameters<typeof aMatch>[0][]) =>
  alertsOf(
    matches.map((match) => aMatch(match)),
    now,
  ).map(alertKey)

test('a result is due once the match is over', () => {
  expect(keysOf({ ...over, id: 1n }, { ...over, id: 3n, endTime: now + 1 })).toEqual(['due/1'])
  expect(keysOf({ ...over, id: 1n, isFinalized: true, winner: 1 })).toEqual([])
})

test('a challenge calls for a ruling, again in its last hour', () => {
  expect(keysOf({ ...challenged, ruleBy: now + day })).toEqual(['challenge/2'])
  expect(keysOf({ ...challenged, ruleBy: now + hour })).toEqual(['challenge/2'])
  expect(keysOf({ ...challenged, ruleBy: now + hour - 1 })).toEqual(['challenge/2', 'ruling/2'])
  expect(keysOf({ ...challenged, ruleBy: now })).toEqual(['challenge/2'])
})

test('a challenged silence calls for a result, too', () => {
  const silence = { ...over, id: 2n, isChallenged: true, ruleBy: now + day }
  expect(keysOf(silence)).toEqual(['due/2', 'challenge/2'])
})
