import { describe, expect, test } from 'vitest'
import { gameKey, matchKey } from '@/domain/follow/follows'
import { aMatch } from '@/domain/match/match.fixture'
import { gamesOf } from '@/domain/match/name'
import { groupSeries } from '@/domain/match/series'
import {
  countByFilter,
  followedFirst,
  type ListedMatch,
  listMatches,
  ongoingMatches,
  stakedFirst,
} from './listMatches'
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

const idsOf = (listed: readonly ListedMatch[]): number[] => listed.map(({ match }) => Number(match.id))

function list(search: Partial<MatchSearch>): number[] {
  return idsOf(listMatches(groupSeries(all), { ...DEFAULT_MATCH_SEARCH, ...search }, NOW))
}

describe('listMatches', () => {
  test.each([
    ['upcoming', [1, 3, 2]],
    ['live', [5, 4]],
    ['ended', [6, 9, 12]],
    ['finalized', [8, 7]],
  ] as const)('%s, by the time that its rows show', (show, ids) => {
    expect(list({ show })).toEqual(ids)
  })

  test('sorts by the biggest pool or the newest', () => {
    expect(list({ sort: 'pool' })).toEqual([2, 1, 3])
    expect(list({ sort: 'newest' })).toEqual([3, 2, 1])
  })

  test('sorts equal pools by the newest', () => {
    const equals = [sooner, { ...sooner, id: 20n }, { ...sooner, id: 10n }]
    for (const input of [equals, equals.toReversed()]) {
      const listed = listMatches(groupSeries(input), { ...DEFAULT_MATCH_SEARCH, sort: 'pool' }, NOW)
      expect(idsOf(listed)).toEqual([20, 10, 3])
      const closing = listMatches(groupSeries(input), DEFAULT_MATCH_SEARCH, NOW)
      expect(idsOf(closing)).toEqual([20, 10, 3])
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
    expect(list({ game: 'LoL' })).toEqual([1, 3])
    expect(list({ game: 'Dota 2' })).toEqual([])
  })
})

describe('a series', () => {
  const map = (id: bigint, name: string, changes: Partial<typeof live> = {}) =>
    aMatch({ ...upcoming, id, name: `${upcoming.name} — ${name}`, ...changes })
  const series = groupSeries([
    upcoming,
    later,
    map(21n, 'Map 1'),
    map(22n, 'Map 2'),
    map(23n, 'Over 2.5 maps'),
  ])
  const listed = (search: Partial<MatchSearch>, all = series) =>
    listMatches(all, { ...DEFAULT_MATCH_SEARCH, ...search }, NOW).map(
      ({ match, more }) => `${match.id} +${more}`,
    )

  test('is one row, in every order and for each of its names', () => {
    expect(listed({})).toEqual(['1 +3', '2 +0'])
    expect(listed({ sort: 'newest' })).toEqual(['2 +0', '1 +3'])
    expect([listed({ q: 'map 2' }), listed({ q: 'map 3' }), listed({ game: 'LoL' })]).toEqual([
      ['1 +3'],
      [],
      ['1 +3'],
    ])
    expect(countByFilter(series, NOW)).toMatchObject({ upcoming: 2 })
  })

  test('stands under the filter of what it shows', () => {
    const times = { startTime: NOW - 9, endTime: NOW + 9 }
    const running = groupSeries([
      { ...upcoming, ...times, isBettingClosed: true },
      map(21n, 'Map 1', { ...times, hasResult: true, winner: 1 }),
      map(22n, 'Map 2', times),
    ])
    expect([listed({ show: 'live' }, running), listed({ show: 'finalized' }, running)]).toEqual([
      ['22 +2'],
      [],
    ])
    expect(ongoingMatches(running, NOW)).toMatchObject([{ match: { id: 22n }, more: 2 }])
  })
})

test('counts the matches of each filter', () => {
  expect(countByFilter(groupSeries(all), NOW)).toEqual({ upcoming: 3, live: 2, ended: 3, finalized: 2 })
})

test('names each game once', () => {
  expect(gamesOf(all)).toEqual(['LoL', 'Valorant'])
  expect(gamesOf([later, upcoming])).toEqual(['LoL', 'Valorant'])
})

test('lists started, unfinished matches by start time', () => {
  const second = aMatch({ id: 10n, startTime: NOW - 1, endTime: NOW + 1 })
  const sameStart = aMatch({ id: 11n, startTime: NOW - 1, endTime: NOW + 1 })
  expect(idsOf(ongoingMatches(groupSeries([sameStart, second, ...all]), NOW))).toEqual([5, 10, 11, 4])
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
  expect(
    idsOf(
      stakedFirst(
        [early, upcoming, staked, sooner].map((match) => ({ match, more: 0 })),
        NOW,
      ),
    ),
  ).toEqual([1, 5, 4, 3])
})

test('what is followed comes first, in the same order', () => {
  const listed = listMatches(groupSeries(all), DEFAULT_MATCH_SEARCH, NOW)
  const first = (...keys: readonly string[]) =>
    idsOf(followedFirst(listed, { keys: new Set(keys), odds: new Map() }))
  expect(first()).toEqual([1, 3, 2])
  expect(first(matchKey(later))).toEqual([2, 1, 3])
  expect(first(gameKey('LoL'), matchKey(later))).toEqual([1, 3, 2])
  expect(first(matchKey(sooner), matchKey(later))).toEqual([3, 2, 1])
})
