import { describe, expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { liveRoom, payoutOf, previewBet } from './payout'

const ETHER = 10n ** 18n

describe('payoutOf', () => {
  test('adds a share of the losing pool to the stake, minus the fee on the share', () => {
    expect(payoutOf(ETHER, { winning: 4n * ETHER, losing: 2n * ETHER }, 800)).toEqual({
      gross: ETHER / 2n,
      fee: ETHER / 25n,
      payout: ETHER + ETHER / 2n - ETHER / 25n,
    })
  })

  test('rounds each division down', () => {
    // gross 7 × 10 / 3 = 23.3…, fee 23 × 800 / 10,000 = 1.84
    expect(payoutOf(10n, { winning: 3n, losing: 7n }, 800)).toEqual({
      gross: 23n,
      fee: 1n,
      payout: 32n,
    })
  })

  test('pays a winner at least the stake, and all winners at most both pools', () => {
    let seed = 7n
    const next = (bits: bigint) => {
      seed = (seed * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n
      return (seed * seed) % 2n ** bits
    }
    for (let run = 0; run < 1_000; run++) {
      const stakes = [next(80n) + 1n, next(20n) + 1n, next(60n) + 1n]
      const winning = stakes.reduce((sum, stake) => sum + stake, 0n)
      const losing = next(90n)
      const feeBps = Number(next(10n)) % 1_001
      const paid = stakes.map((stake) => payoutOf(stake, { winning, losing }, feeBps))
      expect(paid.every(({ payout }, index) => payout >= (stakes[index] ?? 0n))).toBe(true)
      const total = paid.reduce((sum, { payout, fee }) => sum + payout + fee, 0n)
      expect(total <= winning + losing && winning + losing - total < 3n).toBe(true)
    }
  })
})

describe('previewBet', () => {
  const match = aMatch({ totalPoolA: 3n * ETHER, totalPoolB: 2n * ETHER, feeBps: 800 })

  test('includes the bet in the pool', () => {
    expect(previewBet(match, 1, ETHER)).toEqual({
      stake: ETHER,
      payout: 1_460_000_000_000_000_000n,
      fee: ETHER / 25n,
      profit: 460_000_000_000_000_000n,
      payoutOfAmount: 1_460_000_000_000_000_000n,
      shareBps: 2_500,
      multiplierBefore: 1.613333,
      multiplierAfter: 1.46,
    })
  })

  test('previews a top-up and the whole position', () => {
    const preview = previewBet(match, 1, ETHER, ETHER)
    expect(preview.stake).toBe(2n * ETHER)
    expect(preview.payout).toBe(2_920_000_000_000_000_000n)
    expect(preview.payoutOfAmount).toBe(1_460_000_000_000_000_000n)
    expect(preview.shareBps).toBe(5_000)
  })

  test('pays no profit against an empty side', () => {
    expect(previewBet(aMatch(), 2, ETHER)).toMatchObject({
      payout: ETHER,
      profit: 0n,
      multiplierBefore: undefined,
      multiplierAfter: 1,
      shareBps: 10_000,
    })
  })
})

describe('liveRoom', () => {
  const match = aMatch({
    startTime: 1_000,
    totalPoolA: 10_500n,
    livePoolA: 500n,
    totalPoolB: 4_000n,
    liveCapBps: 1_000,
  })

  test('is a share of the early stakes, minus the live ones', () => {
    expect(liveRoom(match, 1, 1_000)).toBe(500n)
    expect(liveRoom(match, 2, 1_000)).toBe(400n)
    expect(liveRoom({ ...match, totalPoolB: 4_100n, livePoolB: 100n }, 2, 1_000)).toBe(300n)
    expect(liveRoom({ ...match, totalPoolB: 10_000n }, 2, 1_000)).toBe(1_000n)
  })

  test('is never negative', () => {
    expect(liveRoom({ ...match, totalPoolA: 12_000n, livePoolA: 2_000n }, 1, 1_000)).toBe(0n)
  })

  test('is 0 on a side without early stakes', () => {
    expect(liveRoom({ ...match, totalPoolB: 0n }, 2, 1_000)).toBe(0n)
  })

  test('is undefined before the start, and without early stakes', () => {
    expect(liveRoom(match, 1, 999)).toBeUndefined()
    expect(liveRoom(aMatch({ startTime: 1_000, totalPoolA: 5n, livePoolA: 5n }), 1, 1_000)).toBeUndefined()
  })
})
