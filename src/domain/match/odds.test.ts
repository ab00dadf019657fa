import { describe, expect, test } from 'vitest'
import { aMatch } from './match.fixture'
import {
  isSteep,
  liveRoom,
  matchedStakes,
  multiplier,
  oddsDepth,
  openPool,
  poolShareABps,
  poolsOf,
  shownOdds,
  shownPool,
} from './odds'

const ETHER = 10n ** 18n
const rates = { feeBps: 800, maxGain: 50 }

test.each([
  [0n, 0n, undefined],
  [1n, 0n, 10_000],
  [0n, 1n, 0],
  [1n, 1n, 5_000],
  [1n, 2n, 3_333],
  [1n, ETHER, 1],
  [ETHER, 1n, 9_999],
])('stakes of %s and %s give Team A %s bps', (a, b, share) => {
  expect(poolShareABps({ 1: a, 2: b })).toBe(share)
})

describe('the multiplier', () => {
  test('is the payout per wei, net of the fee', () => {
    const pool = { 1: 2n * ETHER, 2: 3n * ETHER }
    expect(multiplier(pool, 1, rates)).toBe(2.38)
    expect(multiplier(pool, 2, rates)).toBe(1.613333)
  })

  test('is unknown for an empty side; an unopposed one returns the stake', () => {
    const pool = { 1: ETHER, 2: 0n }
    expect(multiplier(pool, 1, rates)).toBe(1)
    expect(multiplier(pool, 2, rates)).toBeUndefined()
  })

  test('counts only stakes that are matched', () => {
    expect(multiplier({ 1: ETHER, 2: 50n * ETHER }, 1, rates)).toBe(47)
    expect(multiplier({ 1: ETHER, 2: 100n * ETHER }, 1, rates)).toBe(47)
    expect(multiplier({ 1: ETHER, 2: 100n * ETHER }, 1, { ...rates, maxGain: 10 })).toBe(10.2)
  })
})

test('the winners share at most maxGain times their stakes', () => {
  expect(matchedStakes(500n, 10n, 50)).toBe(500n)
  expect(matchedStakes(501n, 10n, 50)).toBe(500n)
  expect(matchedStakes(501n, 0n, 50)).toBe(0n)
})

describe('the two pools', () => {
  const match = aMatch({
    startTime: 1_000,
    endTime: 2_000,
    totalPoolA: 10n,
    totalPoolB: 7n,
    livePoolA: 3n,
    livePoolB: 5n,
  })

  test('share the match’s stakes', () => {
    expect(poolsOf(match)).toEqual({ early: { 1: 7n, 2: 2n }, live: { 1: 3n, 2: 5n } })
  })

  test('take turns at the start', () => {
    expect(openPool(match, 999)).toBe('early')
    expect(openPool(match, 1_000)).toBe('live')
  })

  test('a card shows the odds of the open one, afterwards those of the early one if it has bets', () => {
    const { early, live } = poolsOf(match)
    expect(shownPool(match, 999)).toEqual(early)
    expect(shownPool(match, 1_000)).toEqual(live)
    expect(shownPool(match, 2_000)).toEqual(early)
    expect(shownPool({ ...match, totalPoolA: 3n, totalPoolB: 5n }, 2_000)).toEqual(live)
  })
})

describe('liveRoom', () => {
  const match = aMatch({
    startTime: 1_000,
    maxBet: 200n,
    totalPoolA: 10_500n,
    livePoolA: 500n,
    totalPoolB: 4_000n,
    liveCapBps: 1_000,
  })

  test('is the maximum bet and a share of all early stakes, minus the side’s live ones', () => {
    expect(liveRoom(match, 1, 1_000)).toBe(1_100n)
    expect(liveRoom(match, 2, 1_000)).toBe(1_600n)
    expect(liveRoom({ ...match, totalPoolB: 4_100n, livePoolB: 100n }, 2, 1_000)).toBe(1_500n)
  })

  test('is never negative', () => {
    expect(liveRoom({ ...match, totalPoolA: 12_000n, livePoolA: 2_000n }, 1, 1_000)).toBe(0n)
  })

  test('is the maximum bet if nobody came early', () => {
    expect(liveRoom(aMatch({ startTime: 1_000, maxBet: 200n }), 1, 1_000)).toBe(200n)
  })

  test('is undefined before the start', () => {
    expect(liveRoom(match, 1, 999)).toBeUndefined()
  })
})

describe('oddsDepth', () => {
  const match = aMatch({ totalPoolB: 50n * ETHER, minBet: ETHER, maxBet: 10n * ETHER })
  const before = match.startTime - 1

  test('gives the odds of the smallest and of the largest bet', () => {
    expect(oddsDepth(match, 1, before)).toEqual([
      { amount: ETHER, multiplier: 47 },
      { amount: 10n * ETHER, multiplier: 5.6 },
    ])
    const even = { ...match, minBet: match.maxBet }
    const only = { amount: 10n * ETHER, multiplier: 5.6 }
    expect(oddsDepth(even, 1, before)).toEqual([only])
    expect(shownOdds({ ...even, totalPoolA: ETHER }, 1, before)).toMatchObject({ amount: only.amount })
  })

  test('goes as far as the live pool has room', () => {
    const live = { ...match, livePoolB: 11n * ETHER, liveCapBps: 0 }
    expect(oddsDepth({ ...live, livePoolA: 8n * ETHER }, 1, match.startTime)).toEqual([
      { amount: ETHER, multiplier: 2.124444 },
      { amount: 2n * ETHER, multiplier: 2.012 },
    ])
    expect(oddsDepth(live, 2, match.startTime)).toEqual([])
  })

  test('is unknown while nobody bet on the other side', () => {
    expect(oddsDepth(match, 2, before)).toEqual([])
  })

  test('is unknown once betting is closed', () => {
    const closed = { ...match, totalPoolA: ETHER, isBettingClosed: true }
    expect(oddsDepth(closed, 1, before)).toEqual([])
    expect(shownOdds(closed, 1, before)).toEqual({ multiplier: 47 })
  })

  test.each([
    [10n, true],
    [2n, false],
  ])('falls steeply if a bet of %s ether is possible: %s', (ethers, steep) => {
    expect(isSteep(oddsDepth({ ...match, maxBet: ethers * ETHER }, 1, before))).toBe(steep)
  })
})
