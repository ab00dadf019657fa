import { expect, test } from 'vitest'
import { guardDeadline, minPayoutOf } from './oddsLimit'

test.each([
  [1_000n, 2_000n, 500, 1_950n],
  [1_000n, 2_000n, 0, 2_000n],
  [1_000n, 2_000n, 10_000, 1_000n],
  [1_000n, 1_001n, 500, 1_000n],
  [1_000n, 1_000n, 500, 1_000n],
])('a stake of %s that pays %s, with a tolerance of %s bps, accepts %s', (stake, payout, bps, least) => {
  expect(minPayoutOf(stake, payout, bps)).toBe(least)
})

test('a guarded bet expires after ten minutes', () => {
  expect(guardDeadline(1_000)).toBe(1_600n)
})
