import { describe, expect, test } from 'vitest'
import type { Fixture } from '../feeds/feed.ts'
import { day, hour, minute } from '../lib/durations.ts'
import { defaultSettings } from '../lib/settings.ts'
import { briefly, inFeed, onChain, plan, played, START } from './plan.fixture.ts'

const upcoming = (fixture: Fixture, changes: Parameters<typeof plan>[0] = {}) =>
  briefly(plan({ matches: [onChain()], fixtures: [fixture], now: START - hour, ...changes }))

/** Postponed by so many seconds. */
const postponed = (seconds: number, changed: Partial<Fixture> = {}) =>
  inFeed({ startTime: START + seconds, originalStartTime: START, ...changed })

describe('a postponed match', () => {
  test('stays if it is played within 48 hours', () => {
    expect(upcoming(postponed(48 * hour))).toEqual([])
    expect(upcoming(postponed(48 * hour + 1))).toEqual(['replace #1'])
  })

  test('gets a successor of the same length at the new time', () => {
    const { steps } = plan({ matches: [onChain()], fixtures: [postponed(3 * day)], now: START })
    const startTime = START + 3 * day
    expect(steps).toMatchObject([{ kind: 'replace', startTime, endTime: startTime + 35 * minute }])
  })

  test('waits until the feed has said so for ten minutes', () => {
    const fixture = postponed(3 * day, { changedAt: START - hour })
    expect(upcoming(fixture, { now: START - hour + 10 * minute - 1 })).toEqual(['waits #1'])
    expect(upcoming(fixture, { now: START - hour + 10 * minute })).toEqual(['replace #1'])
  })

  test('without a new time is void 48 hours after its start', () => {
    const fixture = inFeed({ status: 'postponed' })
    expect(upcoming(fixture, { now: START + 48 * hour })).toEqual([])
    expect(upcoming(fixture, { now: START + 48 * hour + 1 })).toEqual(['void #1'])
  })

  test('is void without a successor at a time that is past, taken or too far', () => {
    const fixture = postponed(3 * day)
    const voided = [onChain({ isFinalized: true, isVoid: true, claimableAt: START + day })]
    const late = { matches: voided, now: START + 3 * day - 1 }
    expect(upcoming(fixture, late)).toEqual(['replace #1'])
    expect(upcoming(fixture, { ...late, now: START + 3 * day })).toEqual([])
    const other = onChain({ id: 2n, startTime: START + 3 * day })
    expect(upcoming(fixture, { matches: [onChain(), other] })).toEqual(['void #1'])
    const next = { ...other, startTime: START + 3 * day + 35 * minute }
    expect(upcoming(fixture, { matches: [onChain(), next] })).toEqual(['replace #1'])
    const just = { ...other, startTime: START + 3 * day + 35 * minute - 1 }
    expect(upcoming(fixture, { matches: [onChain(), just] })).toEqual(['void #1'])
    const farthest = 180 * day - hour - 35 * minute
    expect(upcoming(postponed(farthest))).toEqual(['replace #1'])
    expect(upcoming(postponed(farthest + 1))).toEqual(['void #1'])
  })

  test('gets no successor that starts before its refunds can be claimed', () => {
    const fixture = postponed(3 * day)
    const latest = START + 3 * day - 12 * hour - 5 * minute
    expect(upcoming(fixture, { now: latest })).toEqual(['replace #1'])
    expect(upcoming(fixture, { now: latest + 1 })).toEqual(['void #1'])
    const voided = onChain({ isFinalized: true, isVoid: true, claimableAt: START + 3 * day })
    expect(upcoming(fixture, { matches: [voided] })).toEqual(['replace #1'])
    expect(upcoming(fixture, { matches: [{ ...voided, claimableAt: START + 3 * day + 1 }] })).toEqual([])
  })

  test('is void while the pool is paused, and gets its successor later', () => {
    const chain = { isPaused: true }
    expect(upcoming(postponed(3 * day), { chain })).toEqual(['void #1'])
    const voided = onChain({ isFinalized: true, isVoid: true, claimableAt: START + day })
    expect(upcoming(postponed(3 * day), { matches: [voided] })).toEqual(['replace #1'])
  })

  test('is replaced once', () => {
    const voided = onChain({ isFinalized: true, isVoid: true, claimableAt: START + day, successor: 2n })
    const successor = onChain({ id: 2n, startTime: START + 3 * day, endTime: START + 3 * day + 35 * minute })
    const matches = [successor, voided]
    expect(upcoming(postponed(3 * day), { matches })).toEqual([])
    const result = played({ originalStartTime: START, startTime: START + 3 * day })
    const fixture = {
      ...result,
      ...{ beganAt: START + 3 * day, endedAt: START + 3 * day + hour, changedAt: START + 3 * day + hour },
    }
    expect(upcoming(fixture, { matches, now: START + 3 * day + 2 * hour })).toEqual(['finalize #2 1'])
  })

  test('is replaced again if it is postponed again', () => {
    const voided = onChain({ isFinalized: true, isVoid: true, claimableAt: START + day, successor: 2n })
    const successor = onChain({ id: 2n, startTime: START + 3 * day, endTime: START + 3 * day + 35 * minute })
    const again = postponed(8 * day)
    expect(upcoming(again, { matches: [successor, voided] })).toEqual(['replace #2'])
    const third = onChain({ id: 3n, startTime: START + 8 * day, endTime: START + 8 * day + 35 * minute })
    const replaced = {
      ...successor,
      isFinalized: true,
      isVoid: true,
      claimableAt: START + day,
      successor: 3n,
    }
    expect(upcoming(again, { matches: [third, replaced, voided] })).toEqual([])
    const moved = postponed(15 * day)
    expect(upcoming(moved, { matches: [third, replaced, voided] })).toEqual(['replace #3'])
  })

  test('that runs stays if it began within 48 hours', () => {
    const running = (late: number) =>
      upcoming(postponed(48 * hour, { status: 'running', beganAt: START + late }), { now: START + 3 * day })
    expect(running(48 * hour)).toEqual([])
    expect(running(48 * hour + 1)).toEqual(['void #1'])
  })

  test('is a question if the feed forgets the first time', () => {
    const forgotten = inFeed({ startTime: START + 3 * day })
    expect(upcoming(forgotten)).toEqual(['asks moved/1', 'asks moved/final'])
    // The same teams at another event meet again.
    const other = inFeed({ startTime: START + 3 * day, event: 'Worlds' })
    expect(upcoming(other)).toEqual(['create LoL: T1 vs Gen.G — Worlds'])
  })
})

describe('betting', () => {
  test('closes as soon as play begins early', () => {
    expect(upcoming(inFeed({ status: 'running' }))).toEqual(['close #1'])
    expect(upcoming(inFeed({ beganAt: START - hour }))).toEqual(['close #1'])
    expect(upcoming(inFeed({ beganAt: START - hour + 1 }))).toEqual([])
    // A planned end.
    expect(upcoming(inFeed({ endedAt: START + hour }))).not.toContain('close #1')
    // In time: the live pool takes bets.
    expect(upcoming(inFeed({ status: 'running', beganAt: START }), { now: START })).toEqual([])
  })

  test('closes at a start that was moved forward', () => {
    const fixture = inFeed({ startTime: START - hour, originalStartTime: START })
    expect(upcoming(fixture, { now: START - hour - 1 })).toEqual([])
    expect(upcoming(fixture, { now: START - hour })).toEqual(['close #1'])
  })

  test('closes once: not on a match that is closed, over or resolved', () => {
    const running = inFeed({ status: 'running' })
    expect(upcoming(running, { matches: [onChain({ isBettingClosed: true })] })).toEqual([])
    const finished = played({ result: undefined })
    expect(upcoming(finished, { now: START + 35 * minute - 1 })[0]).toBe('close #1')
    expect(upcoming(finished, { now: START + 35 * minute })[0]).not.toBe('close #1')
  })

  test('closes although a second feed cannot be read or disagrees', () => {
    const running = inFeed({ status: 'running' })
    expect(upcoming(running, { feeds: [[running], undefined] })).toEqual(['close #1'])
    expect(upcoming(running, { feeds: [[inFeed()], [running]] })).toEqual(['close #1'])
  })
})

describe('doubts', () => {
  test('another number of games is a question', () => {
    expect(upcoming(inFeed({ bestOf: 5 }))).toEqual(['asks bestOf/1'])
    expect(upcoming(played({ bestOf: 5 }), { now: START + 2 * hour })).toEqual(['asks bestOf/1'])
    expect(upcoming(inFeed({ bestOf: 5, status: 'cancelled' }))).toEqual(['void #1'])
    // An operator's own duration tells nothing.
    const own = [onChain({ endTime: START + 44 * minute })]
    expect(upcoming(inFeed({ bestOf: 5 }), { matches: own })).toEqual([])
  })

  test('another team is a question: it may be the same by a new name', () => {
    const teams = ['KT Rolster', 'Gen.G'] as const
    expect(upcoming(inFeed({ teams }))).toEqual(['asks teams/1'])
    expect(upcoming(inFeed({ teams, status: 'running' }))).toEqual(['asks teams/1'])
    expect(upcoming(played({ teams }), { now: START + 2 * hour })).toEqual(['asks teams/1'])
  })

  test('another team at another time or event is another match', () => {
    const teams = ['T1', 'KT Rolster'] as const
    const name = 'create LoL: T1 vs KT Rolster'
    expect(upcoming(inFeed({ teams, startTime: START + 1 }))).toEqual([`${name} — LCK Final`])
    expect(upcoming(inFeed({ teams, event: 'Other' }))).toEqual([`${name} — Other`])
  })

  test('the new match is created once the wrong one is void', () => {
    const voided = onChain({ isFinalized: true, isVoid: true, claimableAt: START + day })
    const changed = inFeed({ teams: ['T1', 'KT Rolster'] })
    expect(upcoming(changed, { matches: [voided] })).toEqual(['create LoL: T1 vs KT Rolster — LCK Final'])
  })

  test('two matches that look alike are a question, however the feed ends', () => {
    const twin = (seconds: number) => onChain({ id: 2n, startTime: START + seconds })
    const fixtures = [played()]
    const at = { fixtures, now: START + 2 * hour }
    expect(upcoming(played(), { ...at, matches: [onChain(), twin(day)] })).toEqual([
      'asks alikeMatches/1',
      'asks alikeMatches/2',
    ])
    expect(upcoming(played(), { ...at, matches: [onChain(), twin(day + 1)] })[0]).toBe('finalize #1 1')
    const resolved = { ...twin(0), isFinalized: true, winner: 1 } as const
    expect(upcoming(played(), { ...at, matches: [onChain(), resolved] })).toEqual(['finalize #1 1'])
  })

  test('two fixtures that look alike are a question', () => {
    const again = (seconds: number) => inFeed({ id: 'again', startTime: START + seconds, event: 'Rematch' })
    const matches = [onChain()]
    const ask = (seconds: number) =>
      briefly(plan({ matches, fixtures: [inFeed(), again(seconds)], now: START - hour }))
    expect(ask(day)).toEqual(['asks alike/again'])
    const same = [inFeed(), inFeed({ id: 'again', startTime: START + day })]
    expect(briefly(plan({ matches, fixtures: same, now: START - hour }))[0]).toBe('asks alikeFixtures/1')
    expect(ask(day + 1)).toEqual(['create LoL: T1 vs Gen.G — Rematch'])
  })

  test('a match that no feed lists is a question once it is over', () => {
    expect(upcoming(inFeed(), { fixtures: [] })).toEqual([])
    const { endTime } = onChain()
    expect(upcoming(inFeed(), { fixtures: [], now: endTime })).toEqual([])
    expect(upcoming(inFeed(), { fixtures: [], now: endTime + 1 })).toEqual(['asks unlisted/1'])
    expect(upcoming(inFeed(), { feeds: [[], undefined], now: endTime + 1 })).toEqual([])
  })
})

describe('creation', () => {
  const create = (fixture: Fixture, changes: Parameters<typeof plan>[0] = {}) =>
    briefly(plan({ fixtures: [fixture], now: START - day, ...changes }))
  const created = ['create LoL: T1 vs Gen.G — LCK Final']

  test('takes bounds and duration from the settings', () => {
    const { steps } = plan({ fixtures: [inFeed()], now: START - day })
    expect(steps).toEqual([
      {
        kind: 'create',
        create: {
          name: 'LoL: T1 vs Gen.G — LCK Final',
          startTime: START,
          endTime: START + 35 * minute,
          minBet: 10n ** 15n,
          maxBet: 10n ** 18n,
        },
        reason: 'The feed lists it, in 1 d.',
      },
    ])
  })

  test('is within the horizon, and early enough', () => {
    expect(create(inFeed(), { now: START - 14 * day - 1 })).toEqual([])
    expect(create(inFeed(), { now: START - 14 * day })).toEqual(created)
    expect(create(inFeed(), { now: START - 5 * minute })).toEqual(created)
    expect(create(inFeed(), { now: START - 5 * minute + 1 })).toEqual([])
    const settings = { horizon: day }
    expect(create(inFeed(), { settings, now: START - day })).toEqual(created)
    expect(create(inFeed(), { settings, now: START - day - 1 })).toEqual([])
  })

  test.each([
    ['with a team to be decided', inFeed({ teams: ['T1', ''] })],
    ['that is cancelled', inFeed({ status: 'cancelled' })],
    ['that is postponed without a time', inFeed({ status: 'postponed' })],
    ['that has begun', inFeed({ status: 'running' })],
    ['of which play has begun', inFeed({ beganAt: START - 2 * day })],
  ])('leaves out a match %s', (_, fixture) => {
    expect(create(fixture)).toEqual([])
  })

  test('asks once about each game without settings, unless the operator chose', () => {
    const chess = [inFeed({ game: 'Chess' }), inFeed({ id: 'next', game: 'Chess', teams: ['KT', 'DRX'] })]
    expect(create(inFeed(), { fixtures: [inFeed(), ...chess] })).toEqual([...created, 'asks game/Chess'])
    expect(create(inFeed(), { fixtures: chess, settings: { default: null } })).toEqual([])
    const chosen = defaultSettings.games.LoL
    expect(create(inFeed(), { fixtures: chess, settings: { default: chosen } })).toEqual([
      'create Chess: T1 vs Gen.G — LCK Final',
      'create Chess: KT vs DRX — LCK Final',
    ])
  })

  test('asks for the duration of an unknown number of games', () => {
    expect(create(inFeed({ bestOf: 9 }))).toEqual(['asks duration/final'])
    const { steps } = plan({ fixtures: [inFeed({ bestOf: undefined })], now: START - day })
    expect(steps).toMatchObject([{ create: { endTime: START + 15 * minute } }])
  })

  test('does not repeat a match, void ones included', () => {
    expect(create(inFeed(), { matches: [onChain()] })).toEqual([])
    const voided = onChain({ isFinalized: true, isVoid: true, claimableAt: 1 })
    expect(create(inFeed(), { matches: [voided] })).toEqual([])
    const byHand = onChain({ name: 'Gen.G vs T1', startTime: START + day })
    expect(create(inFeed(), { matches: [byHand] })).toEqual([])
    const earlier = onChain({ startTime: START - day - 1, isFinalized: true, winner: 1 })
    expect(create(inFeed(), { matches: [earlier] })).toEqual(created)
  })

  test('is only by the first feed, and not while the pool is paused', () => {
    expect(create(inFeed(), { feeds: [[], [inFeed()]] })).toEqual([])
    expect(create(inFeed(), { feeds: [undefined, [inFeed()]] })).toEqual([])
    expect(create(inFeed(), { feeds: [[inFeed()], undefined] })).toEqual(created)
    expect(create(inFeed(), { chain: { isPaused: true } })).toEqual([])
  })

  test('of more than 500 in a day is a question', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        inFeed({ id: `${index}`, teams: [`A${index}`, `B${index}`] }),
      )
    const now = START - day
    expect(plan({ fixtures: many(500), now }).steps).toHaveLength(500)
    expect(create(inFeed(), { fixtures: many(501) })).toEqual(['asks tooMany'])
    const matches = [onChain({ name: 'LoL: KT vs DRX', createdAt: now - day + 1 })]
    expect(create(inFeed(), { fixtures: many(500), matches })).toEqual(['asks tooMany'])
    const before = [onChain({ name: 'LoL: KT vs DRX', createdAt: now - day })]
    expect(plan({ fixtures: many(500), matches: before, now }).steps).toHaveLength(500)
  })

  test('drops the event of a long name, and asks if it still does not fit or says something else', () => {
    const name = (teams: [string, string], event = 'LCK Final') => create(inFeed({ teams, event }))
    expect(name(['T1', 'Gen.G'], 'x'.repeat(79))).toEqual([`create LoL: T1 vs Gen.G — ${'x'.repeat(79)}`])
    expect(name(['T1', 'Gen.G'], 'x'.repeat(80))).toEqual(['create LoL: T1 vs Gen.G'])
    expect(name(['T1', 'x'.repeat(90)])).toEqual(['asks name/final'])
    expect(name(['T1', 'x'.repeat(89)])).toEqual([`create LoL: T1 vs ${'x'.repeat(89)}`])
    expect(name(['A vs B', 'C'])).toEqual(['asks name/final'])
    expect(name(['T1', 'Gen.G — Academy'])).toEqual(['asks name/final'])
    expect(name(['T1', 'Gen\u001b[31m.G'])).toEqual(['asks name/final'])
    expect(name(['T1', 'Gen\ud800'])).toEqual(['asks name/final'])
  })

  test('reads nothing from the settings of an object itself', () => {
    expect(create(inFeed({ game: 'constructor' }))).toEqual(['asks game/constructor'])
    expect(defaultSettings.names).toEqual({})
  })
})
