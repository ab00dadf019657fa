import { describe, expect, test } from 'vitest'
import type { Fixture } from '../feeds/feed.ts'
import { day, hour, minute } from '../lib/durations.ts'
import { defaultSettings } from '../lib/settings.ts'
import { levelOf } from '../watch/levels.ts'
import {
  around,
  briefly,
  inFeed,
  onChain,
  plan,
  played,
  type Situation,
  START,
  situation,
} from './plan.fixture.ts'
import { planOf } from './plan.ts'
import type { ChainMatch } from './types.ts'

const upcoming = (fixture: Fixture, changes: Situation = {}) =>
  briefly(plan({ matches: [onChain()], fixtures: [fixture], now: START - hour, ...changes }))

const postponed = (seconds: number, changed: Partial<Fixture> = {}) =>
  inFeed({ startTime: START + seconds, originalStartTime: START, ...changed })

const voided = (changed: Partial<ChainMatch> = {}) =>
  onChain({ claimableAt: START + day, ...changed, hasResult: true, isVoid: true })

/** Returns a match of the same length, so many seconds later. */
const successor = (id: bigint, later: number) =>
  onChain({ id, startTime: START + later, endTime: START + later + 35 * minute })

describe('a postponed match', () => {
  test('stays if it is played within 48 hours', () => {
    expect(around(48 * hour + 1, (late) => upcoming(postponed(late)))).toEqual(['', 'replace #1'])
  })

  test('gets a successor of the same length at the new time', () => {
    const { steps } = plan({ matches: [onChain()], fixtures: [postponed(3 * day)], now: START })
    const startTime = START + 3 * day
    expect(steps).toMatchObject([{ kind: 'replace', startTime, endTime: startTime + 35 * minute }])
  })

  test('waits until the feed has said so for ten minutes', () => {
    const fixture = postponed(3 * day, { changedAt: START - hour })
    const sure = START - hour + 10 * minute
    expect(around(sure, (now) => upcoming(fixture, { now }))).toEqual(['waits #1', 'replace #1'])
  })

  test('without a new time is void 48 hours after its start', () => {
    const fixture = inFeed({ status: 'postponed' })
    expect(around(START + 48 * hour + 1, (now) => upcoming(fixture, { now }))).toEqual(['', 'void #1'])
  })

  test('is void without a successor at a time that is past, taken or too far', () => {
    const fixture = postponed(3 * day)
    const late = (now: number) => upcoming(fixture, { matches: [voided()], now })
    expect(around(START + 3 * day, late)).toEqual(['replace #1', ''])
    const beside = (startTime: number) =>
      upcoming(fixture, { matches: [onChain(), onChain({ id: 2n, startTime })] })
    expect(beside(START + 3 * day)).toBe('void #1')
    expect(around(START + 3 * day + 35 * minute, beside)).toEqual(['void #1', 'replace #1'])
    const farthest = 180 * day - hour - 35 * minute
    expect(around(farthest + 1, (later) => upcoming(postponed(later)))).toEqual(['replace #1', 'void #1'])
  })

  test('gets no successor that starts before its refunds can be claimed', () => {
    const fixture = postponed(3 * day)
    const latest = START + 3 * day - 12 * hour - 5 * minute
    expect(around(latest + 1, (now) => upcoming(fixture, { now }))).toEqual(['replace #1', 'void #1'])
    const refunded = (claimableAt: number) => upcoming(fixture, { matches: [voided({ claimableAt })] })
    expect(around(START + 3 * day + 1, refunded)).toEqual(['replace #1', ''])
  })

  test('is void while the pool is paused, and gets its successor later', () => {
    const chain = { isPaused: true }
    expect(upcoming(postponed(3 * day), { chain })).toBe('void #1')
    expect(upcoming(postponed(3 * day), { matches: [voided()] })).toBe('replace #1')
  })

  test('gets its successor once the feeds agree on its time', () => {
    const by = (match: ChainMatch, ...fixtures: Fixture[]) =>
      upcoming(inFeed(), { matches: [match], feeds: fixtures.map((fixture) => [fixture]), now: START })
    const [first, other] = [postponed(3 * day), postponed(4 * day)]
    expect(by(onChain(), first, first)).toBe('replace #1')
    expect(by(onChain(), first, other)).toBe('void #1')
    expect(by(onChain(), first, inFeed({ status: 'cancelled' }))).toBe('void #1')
    expect(by(onChain(), first, inFeed())).toBe('asks agree/1')
    expect(by(voided(), first, other)).toBe('asks agree/1')
    expect(by(voided(), first, first)).toBe('replace #1')
  })

  test('gets its successor by the feed that lists it, not by another match of its teams', () => {
    const other = postponed(3 * day, { originalStartTime: START + hour, event: '' })
    const by = (...fixtures: Fixture[]) =>
      upcoming(other, {
        matches: [voided()],
        feeds: fixtures.map((fixture) => [fixture]),
        settings: { agree: 1 },
      })
    expect(by(other)).toBe('')
    const running = inFeed({ startTime: START + hour, event: '' })
    expect(by(running, postponed(3 * day))).toBe('replace #1')
  })

  test('is replaced once', () => {
    const matches = [successor(2n, 3 * day), voided({ successor: 2n })]
    expect(upcoming(postponed(3 * day), { matches })).toBe('')
    const [beganAt, endedAt] = [START + 3 * day, START + 3 * day + hour]
    const times = { originalStartTime: START, startTime: beganAt, beganAt, endedAt, changedAt: endedAt }
    expect(upcoming(played(times), { matches, now: endedAt + hour })).toBe('finalize #2 1')
  })

  test('is replaced again if it is postponed again', () => {
    const first = voided({ successor: 2n })
    const again = postponed(8 * day)
    expect(upcoming(again, { matches: [successor(2n, 3 * day), first] })).toBe('replace #2')
    const second = voided({ ...successor(2n, 3 * day), successor: 3n })
    const matches = [successor(3n, 8 * day), second, first]
    expect(upcoming(again, { matches })).toBe('')
    expect(upcoming(postponed(15 * day), { matches })).toBe('replace #3')
  })

  test('that runs stays if it began within 48 hours', () => {
    const running = (late: number) =>
      upcoming(postponed(48 * hour, { status: 'running', beganAt: START + late }), { now: START + 3 * day })
    expect(around(48 * hour + 1, running)).toEqual(['', 'void #1'])
  })

  test('is a question if the feed forgets the first time', () => {
    const forgotten = inFeed({ startTime: START + 3 * day })
    expect(upcoming(forgotten)).toBe('asks moved/1, asks moved/final')
    // The same teams at another event meet again.
    const other = inFeed({ startTime: START + 3 * day, event: 'Worlds' })
    expect(upcoming(other)).toBe('create LoL: T1 vs Gen.G — Worlds')
  })
})

describe('betting', () => {
  const running = inFeed({ status: 'running' })
  const matches = [onChain({ isBettingClosed: true })]
  /** As OpenDota lists a series that was played: at no event. */
  const series = (startTime: number) => ({
    feeds: [
      [inFeed()],
      [played({ startTime, beganAt: startTime, endedAt: startTime, changedAt: startTime, event: '' })],
    ],
  })

  test.each<[string, Fixture, string, Situation?]>([
    ['as soon as play begins early', running, 'close #1'],
    ['as soon as play begins early', inFeed({ beganAt: START - hour }), 'close #1'],
    ['not before play begins', inFeed({ beganAt: START - hour + 1 }), ''],
    ['not at a planned end', inFeed({ endedAt: START + hour }), ''],
    ['not by a start in time', inFeed({ status: 'running', beganAt: START }), '', { now: START }],
    ['not on a match that is closed', running, '', { matches }],
    ['although a second feed cannot be read', running, 'close #1', { feeds: [[running], undefined] }],
    ['although a second feed disagrees', running, 'close #1', { feeds: [[inFeed()], [running]] }],
    ['by a series that may be the match', running, 'close #1', series(START - hour)],
    ['not by an earlier series of that day', running, '', series(START - hour - 1)],
  ])('closes %s', (_, fixture, expected, changes) => {
    expect(upcoming(fixture, changes)).toBe(expected)
  })

  test('closes at a start that was moved forward', () => {
    const fixture = inFeed({ startTime: START - hour, originalStartTime: START })
    expect(around(START - hour, (now) => upcoming(fixture, { now }))).toEqual(['', 'close #1'])
  })

  test('closes until the end', () => {
    const endedAt = START + 30 * minute
    const over = played({ result: undefined, endedAt, changedAt: endedAt })
    const after = (now: number) => upcoming(over, { now }).startsWith('close #1')
    expect(around(START + 35 * minute, after)).toEqual([true, false])
  })

  const early = START - 6 * hour
  const times = (time: number) => ({ startTime: time, originalStartTime: START })
  const closed = { matches: [onChain({ isBettingClosed: true })] }

  test.each<[string, Fixture, string, number]>([
    ['a start that was moved forward by six hours', inFeed(times(early)), 'close #1', early],
    ['a start that was moved forward by more', inFeed(times(early - 1)), 'asks closing/1', early - 1],
    ['a start that was moved forward by more', inFeed(times(early - 1)), 'asks closing/1', START - 1],
    ['a start that is moved forward, and to come', inFeed(times(early - 1)), '', early - 2],
    ['play that began, and is only scheduled', inFeed({ beganAt: early - 1 }), 'asks closing/1', early],
    ['an end, and is only scheduled', inFeed({ endedAt: early - 1 }), 'asks closing/1', early],
    ['play alone', running, 'asks closing/1', early - 1],
    ['play alone', running, 'close #1', early],
    ['play since a time', { ...running, beganAt: early - 1 }, 'close #1', early],
    ['an end alone', inFeed({ status: 'finished' }), 'asks closing/1', early - 1],
    [
      'times that cannot be true',
      { ...running, beganAt: START, endedAt: START - 1 },
      'asks closing/1',
      early,
    ],
    ['a contradiction', { ...running, contradiction: 'Its score is 3:3' }, 'asks closing/1', START - hour],
  ])('is left to a person if one slip would close it: %s', (_, fixture, expected, now) => {
    expect(upcoming(fixture, { now })).toBe(expected)
    expect(upcoming(fixture, { now, ...closed })).not.toContain('closing')
    // Another feed can close it.
    const sure = { ...running, beganAt: now - 1 }
    expect(upcoming(fixture, { now, feeds: [[fixture], [sure]] })).toContain('close #1')
  })

  test('that one slip would close is a question that needs somebody at once', () => {
    const { questions } = plan({ matches: [onChain()], fixtures: [inFeed(times(early - 1))], now: early })
    expect(questions.map(({ key }) => levelOf(`question/${key}`))).toEqual(['critical'])
    expect(questions).toMatchObject([
      {
        reason:
          "feed 1: The start was moved forward to 2027-01-15 01:59 UTC (house rules 10). Close betting by hand if that is so: it can't be undone.",
      },
    ])
  })
})

describe('doubts', () => {
  const own = [onChain({ endTime: START + 44 * minute })]
  const teams = ['KT Rolster', 'Gen.G'] as const
  const rival = ['T1', 'KT Rolster'] as const
  const name = 'create LoL: T1 vs KT Rolster'
  const unnamed = { matches: [onChain({ name: 'Show match' })] }
  const undecided = inFeed({ teams: ['', ''], status: 'cancelled' })
  const now = START + 2 * hour

  test.each<[string, Fixture, string, Situation?]>([
    ['another number of games is a question', inFeed({ bestOf: 5 }), 'asks bestOf/1'],
    ['another number of games is a question', played({ bestOf: 5 }), 'asks bestOf/1', { now }],
    ['a cancelled match is void', inFeed({ bestOf: 5, status: 'cancelled' }), 'void #1'],
    ["an operator's own duration says no number of games", inFeed({ bestOf: 5 }), '', { matches: own }],
    ['another team may be the same by a new name', inFeed({ teams }), 'asks teams/1'],
    ['another team may be the same by a new name', inFeed({ teams, status: 'running' }), 'asks teams/1'],
    ['another team may be the same by a new name', played({ teams }), 'asks teams/1', { now }],
    ['a match without teams is none whose teams are to be decided', undecided, '', unnamed],
    ['another team at another time', inFeed({ teams: rival, startTime: START + 1 }), `${name} — LCK Final`],
    ['another team at another event', inFeed({ teams: rival, event: 'Other' }), `${name} — Other`],
    ['a wrong match that is void', inFeed({ teams: rival }), `${name} — LCK Final`, { matches: [voided()] }],
  ])('%s', (_, fixture, expected, changes) => {
    expect(upcoming(fixture, changes)).toBe(expected)
  })

  test('a duration that fits several numbers of games names all', () => {
    const { questions } = plan({ matches: [onChain()], fixtures: [inFeed({ bestOf: 5 })], now: START - hour })
    expect(questions).toMatchObject([{ reason: expect.stringContaining('opened as best of 2 or 3, and') }])
  })

  test('two matches that look alike are a question, however the feed ends', () => {
    const beside = (twin: ChainMatch) => upcoming(played(), { matches: [onChain(), twin], now })
    const at = (startTime: number) => beside(onChain({ id: 2n, startTime }))
    expect(at(START + day)).toBe('asks alikeMatches/1, asks alikeMatches/2')
    expect(at(START + day + 1)).toMatch(/^finalize #1 1/)
    expect(beside(onChain({ id: 2n, hasResult: true, winner: 1 }))).toBe('finalize #1 1')
  })

  test('a fixture whose teams only read like those of a match or of another fixture is not created', () => {
    const misspelt = inFeed({ id: 'again', teams: ['\u04221', 'GenG'], startTime: START + hour })
    const now = START - day
    const at = (matches: Situation['matches'], ...fixtures: Fixture[]) =>
      briefly(plan({ matches, fixtures, now }))
    expect(at([], inFeed(), misspelt)).toBe('asks alike/final, asks alike/again')
    expect(at([onChain()], misspelt)).toBe('asks teams/1')
    expect(at([onChain()], inFeed(), misspelt)).toBe('asks teams/1, asks alike/again')
    // The right one follows it.
    expect(at([onChain({ hasResult: true, isVoid: true })], misspelt)).toMatch(/^create /)
  })

  test('two fixtures that look alike are a question', () => {
    const ask = (later: number, event = 'Rematch') =>
      upcoming(inFeed(), { fixtures: [inFeed(), inFeed({ id: 'again', startTime: START + later, event })] })
    expect(ask(day)).toBe('asks alike/again')
    expect(ask(day, 'LCK Final')).toMatch(/^asks alikeFixtures\/1/)
    expect(ask(day + 1)).toBe('create LoL: T1 vs Gen.G — Rematch')
  })

  test('a match that no feed lists is a question once it is over', () => {
    expect(upcoming(inFeed(), { fixtures: [] })).toBe('')
    const { endTime } = onChain()
    const at = (now: number) => upcoming(inFeed(), { fixtures: [], now })
    expect(around(endTime + 1, at)).toEqual(['', 'asks unlisted/1'])
    const unread = (now: number) => upcoming(inFeed(), { feeds: [[], undefined], now })
    expect(around(endTime + 1, unread)).toEqual(['', 'waits #1'])
  })
})

describe('creation', () => {
  const create = (fixture: Fixture, changes: Situation = {}) =>
    briefly(plan({ fixtures: [fixture], now: START - day, ...changes }))
  const created = 'create LoL: T1 vs Gen.G — LCK Final'

  test('takes bounds and duration from the settings', () => {
    const { steps } = plan({ fixtures: [inFeed()], now: START - day })
    const times = { startTime: START, endTime: START + 35 * minute }
    const create = { name: 'LoL: T1 vs Gen.G — LCK Final', ...times, minBet: 10n ** 15n, maxBet: 10n ** 18n }
    expect(steps).toEqual([{ kind: 'create', create, reason: 'The feed lists it, in 1 d.' }])
  })

  test('is within the horizon, and early enough', () => {
    const at = (now: number) => create(inFeed(), { now })
    expect(around(START - 14 * day, at)).toEqual(['', created])
    expect(around(START - 5 * minute + 1, at)).toEqual([created, ''])
    const sooner = (now: number) => create(inFeed(), { settings: { horizon: day }, now })
    expect(around(START - day, sooner)).toEqual(['', created])
  })

  const chosen = { games: { lol: { minBet: 1n, maxBet: 2n, minutes: { 3: 35 } } } }
  const undecided = { settings: { undecided: ['Tb A'] } }
  const byHand = onChain({ name: 'Gen.G vs T1', startTime: START + day })
  const over = onChain({ startTime: START - day - 1, hasResult: true, winner: 1 })

  test.each<[string, Fixture, string, Situation?]>([
    ['a match with a team to be decided', inFeed({ teams: ['T1', ''] }), ''],
    ['a match that is cancelled', inFeed({ status: 'cancelled' }), ''],
    ['a match that is postponed without a time', inFeed({ status: 'postponed' }), ''],
    ['a match that has begun', inFeed({ status: 'running' }), ''],
    ['a match that contradicts itself', inFeed({ contradiction: 'The same team twice' }), 'asks row/final'],
    [
      'a match that contradicts itself, and is there',
      inFeed({ contradiction: 'No' }),
      'asks row/1',
      { matches: [onChain()] },
    ],
    ['a game in another case', inFeed({ game: 'lol' }), 'asks game/lol', { settings: { default: null } }],
    ['a game by its long name', inFeed({ game: 'League of Legends' }), 'asks game/League of Legends'],
    [
      'a game by its name as chosen',
      inFeed({ game: 'lol' }),
      'create lol: T1 vs Gen.G — LCK Final',
      { settings: chosen },
    ],
    ['a team to be decided, as the settings spell it', inFeed({ teams: ['T1', 'tb a'] }), '', undecided],
    [
      'one team in two spellings',
      inFeed({ teams: ['SKT', 'T1'] }),
      'asks row/final',
      { settings: { names: { SKT: 'T1' } } },
    ],
    ['a match of which play has begun', inFeed({ beganAt: START - 2 * day }), ''],
    ['a match that is there', inFeed(), '', { matches: [onChain()] }],
    ['a match that is there, and void', inFeed(), '', { matches: [voided({ claimableAt: 1 })] }],
    ['a match that is there by hand', inFeed(), '', { matches: [byHand] }],
    ['a rematch after more than a day', inFeed(), created, { matches: [over] }],
    ['a match of the second feed', inFeed(), '', { feeds: [[], [inFeed()]] }],
    ['a match of the second feed while there is no first', inFeed(), '', { feeds: [undefined, [inFeed()]] }],
    ['a match of the first feed', inFeed(), created, { feeds: [[inFeed()], undefined] }],
    ['a match while the pool is paused', inFeed(), '', { chain: { isPaused: true } }],
    ['a game named like a property', inFeed({ game: 'constructor' }), 'asks game/constructor'],
    ['a match of many games', inFeed({ bestOf: 9 }), 'asks duration/final'],
  ])('takes or leaves out %s', (_, fixture, expected, changes) => {
    expect(create(fixture, changes)).toBe(expected)
  })

  test('counts what it leaves out', () => {
    const settings = { default: null }
    const now = START - day
    const times = [START + 14 * day, now + minute].map((startTime) => inFeed({ startTime }))
    const others = [inFeed({ teams: ['T1', ''] }), inFeed({ game: 'Chess' }), inFeed({ status: 'cancelled' })]
    const late = [inFeed({ startTime: now }), inFeed({ startTime: now - day, teams: ['KT', 'DRX'] })]
    const matches = [
      onChain({ name: 'LoL: KT vs DRX', startTime: now - 2 * day, hasResult: true, isVoid: true }),
    ]
    const { leftOut } = plan({ now, settings, matches, fixtures: [...times, ...late, ...others, inFeed()] })
    expect(leftOut).toEqual(['horizon', 'soon', 'late', 'teams', 'game'])
    expect(plan({ now, fixtures: [inFeed()], chain: { isPaused: true } }).leftOut).toEqual(['paused'])
  })

  test('asks about a game that is known by another name', () => {
    const reasonOf = (game: string) =>
      plan({ fixtures: [inFeed({ game })], now: START - day }).questions[0]?.reason
    expect(reasonOf('dota2')).toBe(
      'Is this Dota 2? Write it so, or add "dota2": "Dota 2" to "names" in the settings.',
    )
    expect(reasonOf('Counter-Strike 2')).toContain('Is this CS2?')
    expect(reasonOf('Chess')).toContain('The settings say nothing about this game')
  })

  test('asks about each row that cannot be read, and uses the others', () => {
    const { feeds, ...input } = situation({ fixtures: [inFeed()], now: START - day })
    const badRows = [
      { id: 'a', place: 'feed 1, row 3', reason: 'status is "?"' },
      { id: undefined, place: 'feed 1, row 4', reason: 'empty' },
    ]
    const planned = planOf({ ...input, feeds: feeds.map((feed) => ({ ...feed, badRows })) })
    expect(briefly(planned)).toBe(`${created}, asks row/feed 1/a, asks row/feed 1/feed 1, row 4`)
    expect(planned.questions).toMatchObject([
      { about: 'feed 1, row 3', reason: 'It can\'t be read: status is "?"' },
      { about: 'feed 1, row 4' },
    ])
  })

  test('asks once about each game without settings, unless the operator chose', () => {
    const chess = [inFeed({ game: 'Chess' }), inFeed({ id: 'next', game: 'Chess', teams: ['KT', 'DRX'] })]
    expect(create(inFeed(), { fixtures: [inFeed(), ...chess] })).toBe(`${created}, asks game/Chess`)
    expect(create(inFeed(), { fixtures: chess, settings: { default: null } })).toBe('')
    const chosen = defaultSettings.games.LoL
    expect(create(inFeed(), { fixtures: chess, settings: { default: chosen } })).toBe(
      'create Chess: T1 vs Gen.G — LCK Final, create Chess: KT vs DRX — LCK Final',
    )
  })

  test('takes the shortest duration for an unknown number of games', () => {
    const { steps } = plan({ fixtures: [inFeed({ bestOf: undefined })], now: START - day })
    expect(steps).toMatchObject([{ create: { endTime: START + 15 * minute } }])
  })

  test('of more than 500 in a day is a question', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        inFeed({ id: `${index}`, teams: [`A${index}`, `B${index}`] }),
      )
    const now = START - day
    expect(plan({ fixtures: many(500), now }).steps).toHaveLength(500)
    expect(create(inFeed(), { fixtures: many(501) })).toBe('asks tooMany')
    const beside = (createdAt: number) =>
      plan({ fixtures: many(500), matches: [onChain({ name: 'LoL: KT vs DRX', createdAt })], now })
    expect(beside(now - day).steps).toHaveLength(500)
    expect(briefly(beside(now - day + 1))).toBe('asks tooMany')
  })

  test.each<[teams: [string, string], event: string, expected: string]>([
    [['T1', 'Gen.G'], 'x'.repeat(79), `create LoL: T1 vs Gen.G — ${'x'.repeat(79)}`],
    [['T1', 'Gen.G'], 'x'.repeat(80), 'create LoL: T1 vs Gen.G'],
    [['T1', 'x'.repeat(90)], 'LCK Final', 'asks name/final'],
    [['T1', 'x'.repeat(89)], 'LCK Final', `create LoL: T1 vs ${'x'.repeat(89)}`],
    [['A vs B', 'C'], 'LCK Final', 'asks name/final'],
    [['T1', 'Gen.G — Academy'], 'LCK Final', 'asks name/final'],
    [['T1', 'Gen\u001b[31m.G'], 'LCK Final', 'asks name/final'],
    [['T1', 'Gen\ud800'], 'LCK Final', 'asks name/final'],
  ])('drops the event of a long name, and asks if it does not fit: %j, %s', (teams, event, expected) => {
    expect(create(inFeed({ teams, event }))).toBe(expected)
  })
})
