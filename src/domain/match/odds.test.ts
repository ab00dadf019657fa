import { describe, expect, test } from 'vitest'
import { aMatch } from './match.fixture'
import { multiplier, poolShareABps } from './odds'

const ETHER = 10n ** 18n

describe('odds', () => {
  test.each([
    [0n, 0n, undefined],
    [1n, 0n, 10_000],
    [0n, 1n, 0],
    [1n, 1n, 5_000],
    [1n, 2n, 3_333],
    [1n, ETHER, 1],
    [ETHER, 1n, 9_999],
  ])('pools of %s and %s give Team A %s bps', (totalPoolA, totalPoolB, share) => {
    expect(poolShareABps(aMatch({ totalPoolA, totalPoolB }))).toBe(share)
  })

  test('the multiplier is the payout per wei, net of the fee', () => {
    const match = aMatch({ totalPoolA: 2n * ETHER, totalPoolB: 3n * ETHER, feeBps: 800 })
    expect(multiplier(match, 1)).toBe(2.38)
    expect(multiplier(match, 2)).toBe(1.613333)
  })

  test('an empty side has no multiplier, an unopposed one returns the stake', () => {
    const match = aMatch({ totalPoolA: ETHER, totalPoolB: 0n })
    expect(multiplier(match, 1)).toBe(1)
    expect(multiplier(match, 2)).toBeUndefined()
  })
})
