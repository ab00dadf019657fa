import { describe, expect, test } from 'vitest'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { gamesOf } from '@/domain/match/name'
import { countByFilter, listMatches, ongoingMatches, stakedFirst } from './listMatches'
import { DEFAULT_MATCH_SEARCH, type MatchSearch, parseMatchSearch } from './matchSearch'

const NOW = 10_000

const upcoming = aMatch({
  id: 1n,
  name: 'LoL: T1 vs Gen.G — LCK Final',
  startTime: NOW + 1,
  endTime: NOW + 900,
  totalPoolA: 5n,
})
const later = aMatch({
  id: 2n,
  name: 'Valorant: KRÜ vs LOUD',
  startTime: NOW + 500,
  endTime: NOW + 1_000,
  totalPoolA: 4n,
  totalPoolB: 4n,
})
const sooner = aMatch({ id: 3n, name: 'LoL: DK vs KT', startTime: NOW + 2, endTime: NOW + 800 })
const live = aMatch({ id: 4n, startTime: NOW, endTime: NOW + 50 })
const liveEndingFirst = aMatch({ id: 5n, startTime: NOW - 100, endTime: NOW + 10 })
const ended = aMatch({ id: 6n, startTime: NOW - 100, endTime: NOW })
const endedLast = aMatch({ ...ended, id: 9n, endTime: NOW - 1 })
const won = aMatch({ id: 7n, startTime: 1, endTime: 2, hasResult: true, winner: 1 })
const voided = aMatch({ id: 8n, startTime: NOW + 1, hasResult: true, isVoid: true })
const challenged = aMatch({ ...won, id: 12n, endTime: NOW - 2, isChallenged: true, ruleBy: NOW + 9 })
const all = [upcoming, later, sooner, live, liveEndingFirst, ended, endedLast, won, voided, challenged]

const idsOf = (matches: readonly Match[]): number[] => matches.map((match) => Number(match.id))

function list(search: Partial<MatchSearch>): number[] {
  return idsOf(listMatches(all, { ...DEFAULT_MATCH_SEARCH, ...search }, NOW))
}

describe('listMatches', () => {
  test.each([
    ['upcoming', [3, 1, 2]],
    ['live', [5, 4]],
    ['ended', [6, 9, 12]],
    ['finalized', [8, 7]],
  ] as const)('%s, by the end of betting', (show, ids) => {
    expect(list({ show })).toEqual(ids)
  })

  test('sorts by the biggest pool or the newest', () => {
    expect(list({ sort: 'pool' })).toEqual([2, 1, 3])
    expect(list({ sort: 'newest' })).toEqual([3, 2, 1])
  })

  test('sorts equal pools by the newest', () => {
    const equals = [upcoming, { ...upcoming, id: 20n }, { ...upcoming, id: 10n }]
    for (const input of [equals, equals.toReversed()]) {
      const listed = listMatches(input, { ...DEFAULT_MATCH_SEARCH, sort: 'pool' }, NOW)
      expect(idsOf(listed)).toEqual([20, 10, 1])
      const closing = listMatches(input, DEFAULT_MATCH_SEARCH, NOW)
      expect(idsOf(closing)).toEqual([20, 10, 1])
    }
  })

  test.each([
    ['t1', [1]],
    ['  GEN.g   lck ', [1]],
    ['kru', [2]],
    ['krü', [2]],
    ['lol kt', [3]],
    ['t1 kt', []],
    ['.*', []],
  ])('searching %j', (q, ids) => {
    expect(list({ q })).toEqual(ids)
  })

  test('filters by game', () => {
    expect(list({ game: 'LoL' })).toEqual([3, 1])
    expect(list({ game: 'Dota 2' })).toEqual([])
  })
})

test('counts the matches of each filter', () => {
  expect(countByFilter(all, NOW)).toEqual({ upcoming: 3, live: 2, ended: 3, finalized: 2 })
})

test('names each game once', () => {
  expect(gamesOf(all)).toEqual(['LoL', 'Valorant'])
  expect(gamesOf([later, upcoming])).toEqual(['LoL', 'Valorant'])
})

test('lists started, unfinished matches by start time', () => {
  const second = aMatch({ id: 10n, startTime: NOW - 1, endTime: NOW + 1 })
  const sameStart = aMatch({ id: 11n, startTime: NOW - 1, endTime: NOW + 1 })
  expect(idsOf(ongoingMatches([sameStart, second, ...all], NOW))).toEqual([5, 10, 11, 4])
})

describe('the URL’s search', () => {
  test('is read in every part', () => {
    const search = { show: 'live', sort: 'pool', q: 'gen.g', game: 'LoL', bet: 7, side: 2 }
    expect(parseMatchSearch(search)).toEqual(search)
  })

  test.each([
    ['nothing', {}],
    ['unknown choices', { show: 'everything', sort: 'toString' }],
    ['other types', { show: ['live'], sort: 1, q: { a: 1 }, game: null, bet: 'T1', side: 3 }],
  ])('falls back to the defaults on %s', (_, raw) => {
    expect(parseMatchSearch(raw)).toEqual(DEFAULT_MATCH_SEARCH)
  })
})

test('puts matches without stakes in the shown pool last', () => {
  const early = { ...live, totalPoolA: 5n }
  const staked = { ...liveEndingFirst, totalPoolA: 5n, livePoolA: 5n }
  expect(idsOf(stakedFirst([early, upcoming, staked, sooner], NOW))).toEqual([1, 5, 4, 3])
})
