import { describe, expect, test } from 'vitest'
import { bettingPoolLimits } from '@/chain/config/contractLimits'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { DEFAULT_ADMIN_SEARCH, type TableFilter } from '@/features/admin/shared/adminSearch'
import { byUrgency, countByFilter, filterMatches, matchState, nextDue } from './matchState'
import { isCorrectable, isFinalizable } from './needsAttention'

const { ABANDONED_AFTER } = bettingPoolLimits
const { startTime, endTime } = aMatch()
const closed = aMatch({ isBettingClosed: true })
const won = aMatch({ hasResult: true, winner: 1, claimableAt: endTime + 100 })
const voided = aMatch({ hasResult: true, isVoid: true, claimableAt: endTime + 100 })
const challenged = aMatch({ ...won, isChallenged: true, ruleBy: endTime + 500 })
const silence = aMatch({ isChallenged: true, ruleBy: endTime + 500 })
const voidableAt = endTime + ABANDONED_AFTER
const result = { kind: 'result', at: endTime, voidableAt } as const

describe('state and what is due next', () => {
  test.each([
    ['before the start', aMatch(), startTime - 1, 'upcoming', { kind: 'closes', at: endTime }],
    ['after the start', aMatch(), startTime, 'live', { kind: 'closes', at: endTime }],
    ['at its end', aMatch(), endTime, 'closed', { kind: 'ends', at: endTime }],
    ['closed by hand', closed, startTime, 'closed', { kind: 'ends', at: endTime }],
    ['closed, and perhaps over', closed, startTime + 1, 'closed', { kind: 'ends', at: endTime }, true],
    ['closed and ended', closed, endTime + 1, 'due', result, true],
    ['ended', aMatch(), endTime + 1, 'due', result, true],
    ['ended almost a week ago', aMatch(), voidableAt - 1, 'due', result, true],
    ['abandoned', aMatch(), voidableAt, 'abandoned', { kind: 'voidable', at: voidableAt }],
    ['named', won, endTime + 99, 'dispute', { kind: 'final', at: endTime + 100 }],
    ['final', won, endTime + 100, 'final', undefined],
    ['voided', voided, endTime + 99, 'dispute', { kind: 'final', at: endTime + 100 }],
    ['finally void', voided, endTime + 100, 'void', undefined],
    ['challenged', challenged, endTime + 499, 'challenged', { kind: 'ruling', at: endTime + 500 }],
    ['without a ruling', challenged, endTime + 500, 'challenged', { kind: 'voidable', at: endTime + 500 }],
    // Left to its arbiter, but a result ends the challenge.
    ['challenged silence', silence, endTime + 499, 'challenged', { kind: 'ruling', at: endTime + 500 }, true],
    ['unruled silence', silence, endTime + 500, 'challenged', { kind: 'voidable', at: endTime + 500 }],
  ] as const)('%s', (_, match, now, state, due, canBeFinalized: boolean = false) => {
    expect(matchState(match, now)).toBe(state)
    expect(nextDue(match, now)).toEqual(due)
    expect(isFinalizable(match, now)).toBe(canBeFinalized)
    expect(isCorrectable(match, now)).toBe(state === 'dispute')
  })
})

const now = 1_800_000_000

const at = (id: bigint, startsIn: number, endsIn: number, match: Partial<Match> = {}) =>
  aMatch({ id, startTime: now + startsIn, endTime: now + endsIn, ...match })

const decided = { hasResult: true, winner: 2 } as const
const matches = [
  at(1n, 100, 200, { name: 'LoL: T1 vs Gen.G' }),
  at(2n, -100, 150, { name: 'CS2: Vitality vs MOUZ', totalPoolA: 5n }),
  at(3n, 50, 300, { isBettingClosed: true }),
  at(4n, -200, -100, { name: 'LoL: Fnatic vs G2 — LEC Final', totalPoolB: 9n }),
  at(5n, -200, -150),
  at(6n, -2_000_000, -bettingPoolLimits.ABANDONED_AFTER - 500),
  at(7n, -200, -100, { ...decided, claimableAt: now + 10 }),
  at(8n, -200, -100, { ...decided, claimableAt: now + 5, isChallenged: true, ruleBy: now + 20 }),
  at(9n, -200, -100, { ...decided, claimableAt: now }),
]

const ids = (search: Partial<typeof DEFAULT_ADMIN_SEARCH>, all = matches) =>
  filterMatches(all, { ...DEFAULT_ADMIN_SEARCH, ...search }, now).map(({ id }) => Number(id))

describe('a filter', () => {
  test.each<[TableFilter, number[]]>([
    ['active', [8, 7, 6, 5, 4, 3, 2, 1]],
    ['due', [5, 4]],
    ['challenged', [8]],
    ['dispute', [7]],
    ['betting', [2, 1]],
    ['upcoming', [3, 1]],
    ['abandoned', [6]],
    ['final', [9]],
    ['all', [9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ])('%s shows and counts its matches', (show, expected) => {
    expect(ids({ show, sort: 'newest' })).toEqual(expected)
    expect(countByFilter(matches, now)[show]).toBe(expected.length)
  })
})

describe('a search', () => {
  test('finds words of the name, and the number', () => {
    expect(ids({ q: 'lec fnatic' })).toEqual([4])
    expect(ids({ q: '#7' })).toEqual([7])
    expect(ids({ q: ' 7 ' })).toEqual([7])
    expect(ids({ q: '#4 fnatic' })).toEqual([4])
    expect(ids({ q: '#5 fnatic' })).toEqual([])
  })

  test('finds digits in names, not in numbers', () => {
    const named = [115n, 15n, 1_150n].map((id) => aMatch({ id, name: `Alpha ${id + 45n}` }))
    const alpha = aMatch({ id: 60n, name: 'Alpha 15' })
    const found = (q: string) => ids({ show: 'all', sort: 'newest', q }, [...named, alpha])
    expect(found('Alpha 15')).toEqual([60])
    expect(found('15')).toEqual([60, 15])
    expect(found('#15')).toEqual([15])
    expect(found('#60 alpha 15')).toEqual([60])
  })

  test('finds a game', () => {
    expect(ids({ game: 'LoL', sort: 'newest' })).toEqual([4, 1])
    expect(ids({ game: 'LoL', q: 'cs2' })).toEqual([])
  })
})

describe('a sort', () => {
  test('puts challenges, missing results and dispute windows before what happens by itself', () => {
    expect(ids({ show: 'all', sort: 'due' })).toEqual([8, 6, 5, 4, 7, 2, 1, 3, 9])
  })

  test('puts the earliest of equally urgent matches first, then the biggest pool', () => {
    const ruleBy = (id: bigint, ruleBy: number, pool: bigint) =>
      aMatch({ id, isChallenged: true, ruleBy, totalPoolA: pool })
    const challenged = [ruleBy(1n, now + 9, 5n), ruleBy(2n, now + 8, 2n), ruleBy(3n, now + 8, 1n)]
    expect(challenged.sort(byUrgency(now)).map(({ id }) => id)).toEqual([2n, 3n, 1n])
  })

  test('puts the first start first', () => {
    expect(ids({ sort: 'start', show: 'upcoming' })).toEqual([3, 1])
  })

  test('puts the biggest pool first, then the newest', () => {
    expect(ids({ sort: 'pool' }).slice(0, 3)).toEqual([4, 2, 8])
  })
})

describe('the markets of a series', () => {
  const final = 'LoL: T1 vs Gen.G — LCK Final'
  const series = [
    at(4n, -100, 300, { name: `${final} — Over 2.5 maps` }),
    at(3n, -100, 200, { name: `${final} — Map 2` }),
    at(2n, -100, -10, { name: `${final} — Map 1`, totalPoolA: 7n }),
    at(1n, -100, 300, { name: final }),
  ]
  const other = [at(5n, -100, 100, { totalPoolA: 3n }), at(6n, -100, -5)]

  test('stand together, where the first of them does', () => {
    expect(ids({ sort: 'due' }, [...series, ...other])).toEqual([1, 2, 3, 4, 6, 5])
    expect(ids({ sort: 'newest' }, [...series, ...other])).toEqual([6, 5, 1, 2, 3, 4])
    expect(ids({ sort: 'pool' }, [...series, ...other])).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('are found one by one', () => {
    expect(ids({ show: 'due' }, [...series, ...other])).toEqual([2, 6])
    expect(ids({ q: 'over 2.5' }, [...series, ...other])).toEqual([4])
  })
})
