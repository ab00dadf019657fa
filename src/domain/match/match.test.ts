import { describe, expect, test } from 'vitest'
import {
  abandonedAt,
  isBettingOpen,
  matchStatus,
  multiplier,
  parseMatchName,
  poolShareABps,
  toMatch,
} from './match'
import { aMatch, aRawMatch } from './match.fixture'

const ETHER = 10n ** 18n

describe('toMatch', () => {
  test('turns times into numbers and keeps amounts', () => {
    const match = toMatch(aRawMatch({ startTime: 1_000n, endTime: 2_000n, claimableAt: 3_000n, minBet: 5n }))
    expect(match).toMatchObject({
      startTime: 1_000,
      endTime: 2_000,
      claimableAt: 3_000,
      minBet: 5n,
    })
  })

  test.each([0, 1, 2] as const)('the winner %s is who won', (winner) => {
    expect(toMatch(aRawMatch({ winner })).winner).toBe(winner)
  })

  test('a winner that is no side is nobody', () => {
    expect(toMatch(aRawMatch({ winner: 3 })).winner).toBe(0)
  })

  test.each([
    ['T1 vs\u0000 Gen.G', 'T1 vs Gen.G'],
    ['T1\nvs\tGen.G', 'T1 vs Gen.G'],
    ['\u202eG.neG sv 1T\u202c', 'G.neG sv 1T'],
    ['\u2067T1\u2069 vs \u200bGen.G\ufeff', 'T1 vs Gen.G'],
    [`Z${'\u0301'.repeat(40)} vs B`, 'Z\u0301\u0301 vs B'],
    ['  T1   vs  Gen.G ', 'T1 vs Gen.G'],
    ['<b>T1</b> vs Gen.G', '<b>T1</b> vs Gen.G'],
    ['\u202e\u200b \u2066', '#7'],
  ])('makes %j safe to show', (name, shown) => {
    expect(toMatch(aRawMatch({ id: 7n, name })).name).toBe(shown)
  })
})

describe('matchStatus', () => {
  const open = aMatch({ startTime: 1_000, endTime: 2_000 })

  test.each([
    [999, 'upcoming'],
    [1_000, 'live'],
    [1_999, 'live'],
    [2_000, 'ended'],
  ])('unresolved at %s: %s', (now, status) => {
    expect(matchStatus(open, now)).toBe(status)
  })

  test('a resolution overrules the times', () => {
    expect(matchStatus({ ...open, isFinalized: true, winner: 1 }, 2_500)).toBe('finalized')
    expect(matchStatus({ ...open, isFinalized: true, isVoid: true }, 500)).toBe('void')
  })

  test('bets are taken until the end, unless closed or resolved', () => {
    expect(isBettingOpen(open, 500)).toBe(true)
    expect(isBettingOpen(open, 1_999)).toBe(true)
    expect(isBettingOpen(open, 2_000)).toBe(false)
    expect(isBettingOpen({ ...open, isBettingClosed: true }, 500)).toBe(false)
    expect(isBettingOpen({ ...open, isFinalized: true, isVoid: true }, 500)).toBe(false)
  })

  test('can be voided by anyone a week after the end', () => {
    expect(abandonedAt(open)).toBe(2_000 + 604_800)
  })
})

describe('pools', () => {
  test.each([
    [0n, 0n, undefined],
    [1n, 0n, 10_000],
    [0n, 1n, 0],
    [1n, 1n, 5_000],
    [1n, 2n, 3_333],
    [1n, ETHER, 1],
    [ETHER, 1n, 9_999],
  ])('of %s and %s give Team A %s bps', (totalPoolA, totalPoolB, share) => {
    expect(poolShareABps(aMatch({ totalPoolA, totalPoolB }))).toBe(share)
  })

  test('a multiplier is what each staked wei is paid, less the fee', () => {
    const match = aMatch({ totalPoolA: 2n * ETHER, totalPoolB: 3n * ETHER, feeBps: 800 })
    expect(multiplier(match, 1)).toBe(2.38)
    expect(multiplier(match, 2)).toBe(1.613333)
  })

  test('a side that nobody backs has no multiplier, one that nobody opposes pays the stake', () => {
    const match = aMatch({ totalPoolA: ETHER, totalPoolB: 0n })
    expect(multiplier(match, 1)).toBe(1)
    expect(multiplier(match, 2)).toBeUndefined()
  })
})

describe('parseMatchName', () => {
  test.each([
    ['T1 vs Gen.G', { teamA: 'T1', teamB: 'Gen.G' }],
    ['T1 VS. Gen.G', { teamA: 'T1', teamB: 'Gen.G' }],
    ['LoL: T1 vs Gen.G — LCK Final', { game: 'LoL', teamA: 'T1', teamB: 'Gen.G', event: 'LCK Final' }],
    ['CS2: NAVI vs FaZe', { game: 'CS2', teamA: 'NAVI', teamB: 'FaZe' }],
    ['NAVI vs FaZe - IEM: Katowice', { teamA: 'NAVI', teamB: 'FaZe', event: 'IEM: Katowice' }],
    ['T-1 vs Gen-G – A – B', { teamA: 'T-1', teamB: 'Gen-G', event: 'A – B' }],
    ['\u202eT1 vs Gen.G', { teamA: 'T1', teamB: 'Gen.G' }],
    // A game ends at the first colon: what has two is no game.
    ['A: B: T1 vs Gen.G', { game: 'A', teamA: 'B: T1', teamB: 'Gen.G' }],
  ])('takes %j apart', (name, title) => {
    expect(parseMatchName(name)).toEqual({ game: undefined, event: undefined, ...title })
  })

  test.each([
    '',
    'Grand final',
    'T1 Gen.G',
    'vs Gen.G',
    'T1 vs ',
    'A vs B vs C',
    'T1vsGen.G',
    'Game: ',
    '#7',
  ])('finds nothing in %j', (name) => {
    expect(parseMatchName(name)).toEqual({})
  })
})
