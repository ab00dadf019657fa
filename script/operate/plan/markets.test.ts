import { describe, expect, test } from 'vitest'
import type { Market } from '../../../src/domain/match/name.ts'
import type { Fixture, SeriesMap } from '../feeds/feed.ts'
import { day, hour, minute } from '../lib/durations.ts'
import { defaultSettings, type Settings } from '../lib/settings.ts'
import { around, briefly, inFeed, onChain, plan, played, type Situation, START } from './plan.fixture.ts'
import type { ChainMatch } from './types.ts'

const WINNER = 'LoL: T1 vs Gen.G — LCK Final'
const MAP_2: Market = { kind: 'map', map: 2 }
const OVER: Market = { kind: 'total', line: 2.5 }

/** By id: #1 is the winner, #2 to #4 the maps, #5 is over 2.5. The shortest map takes 15 minutes. */
const MARKETS = ['', 'Map 1', 'Map 2', 'Map 3', 'Over 2.5 maps']
const LENGTHS = [35, 15, 30, 45, 30]

const onMarket = (id: number, changes: Partial<ChainMatch> = {}) => {
  const [market, length = 0] = [MARKETS[id - 1], LENGTHS[id - 1]]
  const name = market ? `${WINNER} — ${market}` : WINNER
  return onChain({ id: BigInt(id), name, endTime: START + length * minute, ...changes })
}

const onAll = (changes: Partial<ChainMatch> = {}) => [1, 2, 3, 4, 5].map((id) => onMarket(id, changes))

/** Returns maps of 40 minutes each, an hour apart; `1` and `2` won, `?` and `r` are over without a winner and running. */
const maps = (results: string, begin = START): SeriesMap[] =>
  [...results].map((result, index) => {
    const beganAt = begin + index * hour
    const isOver = result !== 'r'
    const winner = result === '1' ? 1 : result === '2' ? 2 : undefined
    return { map: index + 1, beganAt, endedAt: isOver ? beganAt + 40 * minute : undefined, isOver, winner }
  })

const NOW = START + 4 * hour

/** Returns the series while it is played, by its maps so far. */
const running = (results: string, changes: Partial<Fixture> = {}) => {
  const times = { beganAt: START, changedAt: START + hour }
  return inFeed({ status: 'running', ...times, maps: maps(results), ...changes })
}

/** Returns the series as played to its end. */
const over = (results: string, winner: 1 | 2, changes: Partial<Fixture> = {}) =>
  played({ maps: maps(results), result: { kind: 'win', winner }, ...changes })

const ofSeries = (fixture: Fixture, changes: Situation = {}) =>
  briefly(plan({ matches: onAll(), fixtures: [fixture], now: NOW, ...changes }))

const forfeit = { kind: 'forfeit', winner: 2 } as const

describe('a series', () => {
  const settled = (one: 1 | 2, ...others: string[]) => [`finalize #1 ${one}`, ...others]

  test.each<[string, Fixture, string[]]>([
    ['2–0', over('11', 1), settled(1, 'finalize #2 1', 'finalize #3 1', 'finalize #5 2', 'void #4')],
    ['0–2', over('22', 2), settled(2, 'finalize #2 2', 'finalize #3 2', 'finalize #5 2', 'void #4')],
    ['1–2', over('122', 2), settled(2, 'finalize #2 1', 'finalize #3 2', 'finalize #4 2', 'finalize #5 1')],
    [
      'with a forfeit after its first map',
      over('1', 2, { result: forfeit }),
      settled(2, 'finalize #2 1', 'void #3', 'void #4', 'void #5'),
    ],
    [
      'with a forfeit during its second map',
      over('1r', 2, { result: forfeit }),
      settled(2, 'finalize #2 1', 'void #3', 'void #4', 'void #5'),
    ],
    [
      'with a forfeit after a map that passed the line',
      over('121', 2, { result: forfeit }),
      settled(2, 'finalize #2 1', 'finalize #3 2', 'finalize #4 1', 'finalize #5 1'),
    ],
    [
      'with a forfeit before play',
      inFeed({ status: 'finished', result: forfeit, maps: [] }),
      ['void #1', 'void #2', 'void #3', 'void #4', 'void #5'],
    ],
    [
      'that is cancelled',
      inFeed({ status: 'cancelled', maps: [] }),
      ['void #1', 'void #2', 'void #3', 'void #4', 'void #5'],
    ],
    [
      'that is cancelled after its first map',
      inFeed({ status: 'cancelled', maps: maps('1r') }),
      ['void #1', 'finalize #2 1', 'void #3', 'void #4', 'void #5'],
    ],
    [
      'of which the feed lacks a map',
      over('12', 2),
      settled(2, 'finalize #2 1', 'finalize #3 2', 'asks noWinner/4'),
    ],
    [
      'of which the feed lacks a winner',
      over('1?2', 2),
      settled(2, 'finalize #2 1', 'finalize #4 2', 'finalize #5 1', 'asks noWinner/3'),
    ],
    ['that was interrupted', running('1', { status: 'postponed' }), ['finalize #2 1', 'asks interrupted/1']],
    [
      'as best of an unknown number',
      over('11', 1, { bestOf: undefined }),
      settled(1, 'finalize #2 1', 'finalize #3 1', 'asks noWinner/4'),
    ],
    ['that is played on', running('12'), ['finalize #2 1', 'finalize #3 2']],
  ])('%s is settled market by market', (_, fixture, expected) => {
    expect(ofSeries(fixture).split(', ').toSorted()).toEqual(expected.toSorted())
  })

  test('that began 48 hours late is void with all its markets', () => {
    const late = START + 48 * hour + 1
    const times = { beganAt: late, endedAt: late + hour, changedAt: late + hour, maps: maps('11', late) }
    const fixture = over('11', 1, times)
    expect(ofSeries(fixture, { now: late + 3 * hour })).toBe('void #1, void #2, void #3, void #4, void #5')
  })

  test('that is postponed goes to the new time with all its markets, once the feeds agree', () => {
    const fixture = inFeed({ startTime: START + 3 * day, originalStartTime: START, maps: [] })
    const sheet = { ...fixture, maps: undefined }
    const replaced = 'replace #1, replace #2, replace #3, replace #4, replace #5'
    expect(ofSeries(fixture, { now: START })).toBe(replaced)
    expect(ofSeries(fixture, { now: START, feeds: [[fixture], [sheet]] })).toBe(replaced)
  })

  test('is settled the same in the other order of its teams: a total has no teams', () => {
    const swapped = { teams: ['Gen.G', 'T1'] } as const
    expect(ofSeries(over('121', 1, swapped))).toBe(
      'finalize #1 2, finalize #2 2, finalize #3 1, finalize #4 2, finalize #5 1',
    )
  })
})

describe('another number of maps', () => {
  const one = { bestOf: 1 }

  test('leaves the winner to a person, and the maps as they were played', () => {
    const shortened = over('1', 1, one)
    expect(ofSeries(shortened)).toBe('finalize #2 1, void #3, void #4, void #5, asks bestOf/1')
    const longer = over('1211', 1, { bestOf: 5 })
    expect(ofSeries(longer)).toBe('finalize #2 1, finalize #3 2, finalize #4 1, void #5, asks bestOf/1')
  })

  test('does nothing to a market before the end', () => {
    expect(ofSeries(running('', one), { now: START + hour })).toBe('asks bestOf/1')
  })

  test('is seen by a line that no series of that length has, whatever its length', () => {
    const total = onMarket(5, { endTime: START + 7 * minute })
    expect(ofSeries(over('1', 1, one), { matches: [total] })).toBe('void #5')
    expect(ofSeries(over('121', 1), { matches: [total] })).toBe('finalize #5 1')
  })

  test('is seen by the length of a total that both have', () => {
    const total = (minutes: number) =>
      onChain({ name: `${WINNER} — Over 4.5 maps`, endTime: START + minutes * minute })
    const at = (minutes: number, bestOf: number) =>
      ofSeries(over('12121', 1, { bestOf }), { matches: [total(minutes)], now: START + 6 * hour })
    // The third map can decide a best of five by 3–0, the second one a best of seven by 1–1.
    expect(at(45, 5)).toBe('finalize #1 1')
    expect(at(45, 7)).toBe('void #1')
  })
})

describe('betting', () => {
  test.each([
    ['no map', '', 'scheduled', ''],
    ['the first map', 'r', 'running', 'close #2'],
    ['the second map', '1r', 'running', 'close #2, close #3, close #5'],
    ['the third map', '12r', 'running', 'close #2, close #3, close #4, close #5'],
  ] as const)('closes on what can be decided once %s began', (_, results, status, closed) => {
    const changes = { status, changedAt: START + 5 * minute, beganAt: results ? START : undefined }
    const fixture = running(results, changes)
    const matches = onAll({ endTime: START + 5 * hour })
    const { steps } = plan({ matches, fixtures: [fixture], now: START + 3 * hour })
    expect(briefly({ ...plan({}), steps: steps.filter(({ kind }) => kind === 'close') })).toBe(closed)
  })

  test('closes on a map that another one follows', () => {
    const [, second] = maps('1r')
    const fixture = running('', { maps: [second as SeriesMap], changedAt: START + 5 * minute })
    const matches = [onMarket(2, { endTime: START + 5 * hour })]
    expect(ofSeries(fixture, { matches })).toBe('close #2')
  })

  test('closes on all markets if the series began early', () => {
    const early = running('r', { beganAt: START - 10 * minute, changedAt: START - 10 * minute })
    const sheet = { ...early, maps: undefined }
    for (const fixture of [early, sheet])
      expect(ofSeries(fixture, { now: START - 5 * minute })).toBe(
        'close #1, close #2, close #3, close #4, close #5',
      )
  })

  test('does not close by a beginning that is to come', () => {
    const ahead = running('r', { maps: [{ ...(maps('r')[0] as SeriesMap), beganAt: NOW + hour }] })
    expect(ofSeries(ahead)).toBe('asks time/2')
  })

  test('closes by a slip of a contradictory entry no more than on the winner', () => {
    const fixture = over('11', 1, { contradiction: 'Map 3 began after the deciding one' })
    const matches = onAll({ endTime: START + 5 * hour })
    expect(ofSeries(fixture, { matches })).toBe('asks closing/1')
  })
})

describe('feeds', () => {
  const map2 = { matches: [onMarket(1), onMarket(3)] }
  const sheet = played({ id: 'a' })
  const ofMap = (changes: Partial<Fixture>) => played({ id: 'map 2', market: MAP_2, ...changes })

  test('must agree on each market', () => {
    const by = (...feeds: Fixture[]) => ofSeries(sheet, { ...map2, feeds: feeds.map((feed) => [feed]) })
    expect(by(over('11', 1), over('11', 1))).toBe('finalize #1 1, finalize #3 1')
    // Another order of the maps.
    expect(by(over('121', 1), over('112', 1))).toBe('finalize #1 1, asks contradiction/3')
    expect(by(over('11', 1), sheet)).toBe('finalize #1 1, asks agree/3')
    expect(by(running('11', { changedAt: START + hour - 1 }), over('11', 1))).toBe('finalize #3 1, waits #1')
    expect(by(over('11', 1), running('1'))).toBe('waits #1, waits #3')
  })

  test('that know no maps say nothing of them while the series is played', () => {
    const changes = { maps: undefined, changedAt: START + 2 * hour }
    const feeds = [[running('11')], [running('', changes)]]
    expect(ofSeries(sheet, { ...map2, feeds })).toBe('asks agree/3')
    expect(ofSeries(sheet, { ...map2, feeds, settings: { agree: 1 } })).toBe('finalize #3 1')
    expect(ofSeries(sheet, map2)).toBe('finalize #1 1, asks unlisted/3')
  })

  test('that know no maps void them with the series before its play', () => {
    for (const status of ['finished', 'cancelled'] as const)
      expect(ofSeries(inFeed({ status, result: forfeit }), map2)).toBe('void #1, void #3')
  })

  test('with a side to be decided contradict no map by the winner of the series', () => {
    const half = played({ id: 'half', teams: ['T1', ''], startTime: START + hour, event: 'Other' })
    const rival = { ...half, result: { kind: 'win', winner: 2 } } as const
    const feeds = [[over('11', 1)], [rival]]
    expect(ofSeries(half, { ...map2, feeds, settings: { agree: 1 } })).toBe(
      'finalize #3 1, asks contradiction/1',
    )
  })

  test('can have a row for each market, which is about that market alone', () => {
    const fixtures = [sheet, ofMap({ result: { kind: 'win', winner: 2 } })]
    expect(ofSeries(sheet, { ...map2, fixtures })).toBe('finalize #1 1, finalize #3 2')
    expect(ofSeries(sheet, { ...map2, feeds: [[over('12', 1)], fixtures] })).toContain('finalize #3 2')
    const whole = running('', { maps: undefined })
    expect(ofSeries(whole, { ...map2, fixtures: [whole, ofMap({})] })).toBe('finalize #3 1')
    const scheduled = inFeed({ id: 'map 2', market: MAP_2 })
    expect(ofSeries(sheet, { ...map2, fixtures: [sheet, scheduled] })).toBe('finalize #1 1')
    const cancelled = { ...scheduled, status: 'cancelled' } as const
    expect(ofSeries(sheet, { ...map2, fixtures: [sheet, cancelled] })).toBe('finalize #1 1, void #3')
    expect(ofSeries(sheet, { ...map2, fixtures: [ofMap({})] })).toBe('finalize #3 1, asks unlisted/1')
    const total = ofMap({ market: OVER, teams: ['Gen.G', 'T1'], result: { kind: 'win', winner: 1 } })
    expect(ofSeries(sheet, { matches: [onMarket(5)], fixtures: [total] })).toBe('finalize #5 1')
  })

  test('deny the result of a market', () => {
    const result = { hasResult: true, winner: 2, claimableAt: NOW + hour } as const
    const matches = [onMarket(3, result)]
    expect(ofSeries(over('11', 1), { matches })).toBe('asks differs/3')
    expect(ofSeries(running('1r'), { matches })).toBe('asks differs/3')
    expect(ofSeries(over('12', 1), { matches })).toBe('')
  })

  test('that list the same market twice are a question', () => {
    const twice = [ofMap({}), ofMap({ id: 'again' })]
    expect(ofSeries(sheet, { ...map2, fixtures: [sheet, ...twice] })).toBe(
      'finalize #1 1, asks alikeFixtures/3',
    )
  })
})

describe('a question about a series', () => {
  const now = START - hour

  test.each<[string, Fixture, string]>([
    ['another team', inFeed({ teams: ['T1 Esports', 'Gen.G'], maps: [] }), 'teams'],
    ['look-alike letters', inFeed({ teams: ['\u04221', 'Gen.G'], maps: [] }), 'teams'],
    ['another time', inFeed({ startTime: START + 3 * day, maps: [] }), 'moved'],
    [
      'an interruption',
      running('', { status: 'postponed', beganAt: START - 2 * hour, changedAt: START - 2 * hour }),
      'interrupted',
    ],
    ['a row that contradicts itself', inFeed({ contradiction: 'Two of its games are map 2.' }), 'row'],
  ])('is asked once: %s', (_, fixture, code) => {
    const { questions, steps } = plan({
      matches: onAll({ totalPoolA: 3n, isBettingClosed: true }),
      fixtures: [fixture],
      now,
    })
    expect(steps).toEqual([])
    expect(questions.filter(({ matchId }) => matchId !== undefined)).toMatchObject([
      { key: `${code}/1`, about: `${WINNER} (2027-01-15 08:00 UTC) and #2, #3, #4, #5`, stake: 15n },
    ])
  })

  test('that was opened twice is asked once, and none about its own markets', () => {
    const twin = onAll().map((match) => ({ ...match, id: match.id + 10n, startTime: START + hour }))
    const by = (...matches: ChainMatch[]) => ofSeries(inFeed({ maps: [] }), { matches, now })
    expect(by(...onAll())).toBe('')
    expect(by(...onAll(), ...twin)).toBe('asks alikeMatches/1, asks alikeMatches/11')
    expect(by(onMarket(1), onMarket(3), ...twin.slice(3))).toBe('')
  })

  test('does not join different reasons', () => {
    const other = over('21', 1)
    expect(ofSeries(other, { feeds: [[over('12', 1)], [other]] })).toContain(
      'asks contradiction/2, asks contradiction/3',
    )
  })
})

describe('creation', () => {
  const now = START - day
  const markets = { 3: [{ kind: 'map', map: 1 }, MAP_2, OVER] } as const satisfies Record<string, Market[]>
  const withMarkets = (changes: object = {}): Partial<Settings> => {
    const { LoL } = defaultSettings.games
    return { games: { LoL: { ...LoL, markets, ...changes } as Settings['games'][string] } }
  }
  const create = (fixture: Fixture, changes: Situation = {}) =>
    briefly(plan({ fixtures: [fixture], now, settings: withMarkets(), ...changes }))
  const all = [WINNER, `${WINNER} — Map 1`, `${WINNER} — Map 2`, `${WINNER} — Over 2.5 maps`]
  const created = (names: readonly string[]) => names.map((name) => `create ${name}`).join(', ')

  test('opens the chosen markets with the winner, each until the map that decides it can be over', () => {
    const { steps } = plan({ fixtures: [inFeed()], now, settings: withMarkets() })
    const lengths = [35, 15, 30, 30]
    expect(steps).toMatchObject(
      all.map((name, index) => {
        const endTime = START + (lengths[index] ?? 0) * minute
        return { kind: 'create', create: { name, startTime: START, endTime, minBet: 10n ** 15n } }
      }),
    )
  })

  const beside = (changes: Partial<ChainMatch>) => ({ matches: [onMarket(1, changes)] })
  const own = [inFeed(), inFeed({ id: 'row', market: MAP_2 })]
  const longest = 'x'.repeat(100 - 'LoL: T1 vs Gen.G —  — Over 2.5 maps'.length - 4)

  test.each<[string, string, Fixture, Situation?]>([
    ['none that the settings leave out', created([WINNER]), inFeed(), { settings: {} }],
    ['none of another number of maps', created([WINNER]), inFeed({ bestOf: 5 })],
    ['none of an unknown number of maps', created([WINNER]), inFeed({ bestOf: undefined })],
    ['none of another format', created([WINNER]), inFeed({ hasOtherFormat: true })],
    ['what is missing', created(all.slice(1)), inFeed(), { matches: [onMarket(1)] }],
    ['what is missing', created([all[2] ?? '']), inFeed(), { matches: [1, 2, 5].map((id) => onMarket(id)) }],
    ['nothing that is there', '', inFeed(), { matches: [1, 2, 3, 5].map((id) => onMarket(id)) }],
    [
      'nothing that was void',
      '',
      inFeed(),
      { matches: [onMarket(1), ...[2, 3, 5].map((id) => onMarket(id, { hasResult: true, isVoid: true }))] },
    ],
    ['nothing beside a winner that is void', '', inFeed(), beside({ hasResult: true, isVoid: true })],
    ['nothing beside a winner that is closed', '', inFeed(), beside({ isBettingClosed: true })],
    ['nothing beside a winner of another start', '', inFeed(), beside({ startTime: START + hour })],
    ['nothing beside a winner of another name', '', inFeed(), beside({ name: 'Gen.G vs T1' })],
    ['nothing while the pool is paused', '', inFeed(), { ...beside({}), chain: { isPaused: true } }],
    ['nothing beside a postponed winner', '', inFeed({ status: 'postponed' }), beside({})],
    [
      'nothing beside a winner that is listed twice',
      'asks alikeFixtures/1, asks alike/again',
      inFeed(),
      { ...beside({}), fixtures: [inFeed(), inFeed({ id: 'again', startTime: START + hour })] },
    ],
    ['nothing beside a contradiction', 'asks row/1', inFeed({ contradiction: 'No.' }), beside({})],
    [
      'a row of its own once',
      created([WINNER, all[1] ?? '', all[3] ?? '', all[2] ?? '']),
      inFeed(),
      { fixtures: own },
    ],
    [
      'a row of its own without settings',
      created([WINNER, all[2] ?? '']),
      inFeed(),
      { fixtures: own, settings: {} },
    ],
    ['none without an event', 'create LoL: T1 vs Gen.G, asks markets/final', inFeed({ event: '' })],
    [
      'all whose names just fit',
      created(all.map((name) => name.replace('LCK Final', longest))),
      inFeed({ event: longest }),
    ],
    [
      'none whose names are too long',
      `create LoL: T1 vs Gen.G — ${longest}x, asks markets/final`,
      inFeed({ event: `${longest}x` }),
    ],
    ['nothing whose event reads like a market', 'asks name/final', inFeed({ event: 'LCK Final — Map 2' })],
  ])('opens %s', (_, expected, fixture, changes) => {
    expect(create(fixture, changes)).toBe(expected)
  })

  test('counts a series once among those that are left out', () => {
    expect(plan({ fixtures: [inFeed()], now: START - 30 * day, settings: withMarkets() }).leftOut).toEqual([
      'horizon',
    ])
  })
})

test('a result waits until the feed has said so for ten minutes', () => {
  const fixture = running('1', { changedAt: START + hour })
  const at = (now: number) => ofSeries(fixture, { matches: [onMarket(2)], now })
  expect(around(START + hour + 10 * minute, at)).toEqual(['waits #2', 'finalize #2 1'])
})
