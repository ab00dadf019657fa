import { describe, expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { betDeadline, minPayoutOf } from './oddsLimit'

test.each([
  [1_000n, 2_000n, 500, 1_950n],
  [1_000n, 2_000n, 0, 2_000n],
  [1_000n, 2_000n, 10_000, 1_000n],
  [1_000n, 1_001n, 500, 1_000n],
  [1_000n, 1_000n, 500, 1_000n],
])('a stake of %s that pays %s, with a tolerance of %s bps, accepts %s', (stake, payout, bps, least) => {
  expect(minPayoutOf(stake, payout, bps)).toBe(least)
})

describe('the deadline', () => {
  const match = aMatch({ startTime: 10_000, endTime: 20_000 })

  test('of a bet on the early pool is the second before the start', () => {
    expect(betDeadline(match, 1_000, false)).toBe(9_999n)
    expect(betDeadline(match, 9_999, true)).toBe(9_999n)
  })

  test('of a live bet is the second before the end', () => {
    expect(betDeadline(match, 10_000, false)).toBe(19_999n)
    expect(betDeadline(match, 19_999, true)).toBe(19_999n)
  })

  test('with an odds limit is ten minutes, if that is earlier', () => {
    expect(betDeadline(match, 9_399, true)).toBe(9_999n)
    expect(betDeadline(match, 9_398, true)).toBe(9_998n)
    expect(betDeadline(match, 10_000, true)).toBe(10_600n)
  })
})
