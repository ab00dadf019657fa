import { describe, expect, test } from 'vitest'
import type { Fixture } from '../feeds/feed.ts'
import { day, hour, minute } from '../lib/durations.ts'
import { around, briefly, inFeed, onChain, plan, played, START } from './plan.fixture.ts'

type Situation = Parameters<typeof plan>[0]

const ended = (fixture: Fixture, changes: Situation = {}) =>
  briefly(plan({ matches: [onChain()], fixtures: [fixture], ...changes }))

const wonBy = (winner: 1 | 2) => played({ result: { kind: 'win', winner } })

describe('a winner', () => {
  const named = ['waits #1', 'finalize #1 1']

  test('is named once the feed has said so for ten minutes', () => {
    const fixture = played({ changedAt: START + 2 * hour })
    expect(around(START + 2 * hour + 10 * minute, (now) => ended(fixture, { now }))).toEqual(named)
  })

  test('waits as long as the operator wants', () => {
    const settings = { settleAfter: 2 * hour }
    expect(around(START + 3 * hour, (now) => ended(played(), { settings, now }))).toEqual(named)
    const fixture = played({ changedAt: START + 2 * hour })
    expect(ended(fixture, { settings: { settleAfter: 0 } })).toBe('finalize #1 1')
  })

  test('is on the match side if the feed has the teams in the other order', () => {
    const swapped = { teams: ['Gen.G', 'T1'] } as const
    expect(ended({ ...wonBy(1), ...swapped })).toBe('finalize #1 2')
    expect(ended({ ...wonBy(2), ...swapped })).toBe('finalize #1 1')
  })

  test('is found whatever the case, the spaces and the event', () => {
    const fixture = played({ teams: ['t1', 'GEN.G'], game: 'lol', event: 'Finals' })
    expect(ended(fixture)).toBe('finalize #1 1')
    expect(ended(played({ game: 'Valorant' }))).toBe('asks unlisted/1')
  })

  test('is found by another spelling in the settings', () => {
    const settings = { names: { SKT: 'T1', 'League of Legends': 'LoL' } }
    const other = played({ teams: ['SKT', 'Gen.G'], game: 'League of Legends' })
    expect(ended(other, { settings })).toBe('finalize #1 1')
  })

  test('is left to a person if the match may be of another game', () => {
    const matches = [onChain({ name: 'T1 vs Gen.G' })]
    expect(ended(played(), { matches })).toBe('asks game/1')
    expect(ended(inFeed({ status: 'cancelled' }), { matches })).toBe('asks game/1')
    expect(ended(inFeed({ status: 'running', beganAt: START }), { matches })).toBe('')
  })

  test('is not settled sooner than ten minutes after the end, whatever the time of change', () => {
    const fixture = played({ changedAt: START - day })
    expect(around(START + hour + 10 * minute, (now) => ended(fixture, { now }))).toEqual(named)
  })

  test('comes after the end, or after the start of a match that is closed', () => {
    const fixture = played({ endedAt: START + 10, changedAt: START + 10 })
    const settings = { settleAfter: 0 }
    const matches = [onChain({ isBettingClosed: true })]
    expect(ended(fixture, { settings, matches, now: START })).toBe('waits #1')
    expect(ended(fixture, { settings, matches, now: START + 10 })).toBe('finalize #1 1')
    // The contract wants a time after the end.
    const endTime = START + 2 * hour
    const open = { settings, matches: [onChain({ endTime, isBettingClosed: false })] }
    expect(around(endTime + 1, (now) => ended(fixture, { ...open, now }))).toEqual(['', 'finalize #1 1'])
  })

  test('closes betting first if the match was over early', () => {
    const matches = [onChain({ endTime: START + 5 * hour })]
    const at = (now: number) => ended(played({ bestOf: undefined }), { matches, now })
    expect(at(START + hour)).toBe('close #1, waits #1')
    expect(at(START + hour + 10 * minute)).toBe('close #1, finalize #1 1')
  })

  test.each([
    ['https://lolesports.com/match/1', 'https://lolesports.com/match/1'],
    ['http://lolesports.com', undefined],
    [`https://${'a'.repeat(2_000)}.com`, undefined],
  ])('takes the official page along, if it is a link that fits: %s', (source, taken) => {
    const { steps } = plan({ matches: [onChain()], fixtures: [played({ source })] })
    expect(steps).toMatchObject([{ source: taken }])
  })

  test('is left to a person without one in the feed', () => {
    expect(ended(played({ result: undefined }))).toBe('asks noWinner/1')
    expect(ended(played({ result: undefined, changedAt: START + 2 * hour }))).toBe('waits #1')
  })

  test('is left to the arbiter if the result on the chain is challenged', () => {
    const result = { isFinalized: true, winner: 2, isChallenged: true, ruleBy: START + day } as const
    expect(ended(played(), { matches: [onChain(result)] })).toBe('')
  })

  test('is named although the lack of it is challenged, until anyone can void the match', () => {
    const matches = [onChain({ isChallenged: true, ruleBy: START + 11 * day })]
    expect(ended(played(), { matches, now: START + 11 * day - 1 })).toBe('finalize #1 1')
    const { steps } = plan({ matches, fixtures: [played()], now: START + 11 * day })
    expect(steps).toMatchObject([{ kind: 'void', isAbandoned: true }])
  })
})

describe('the time', () => {
  test('may be up to 48 hours late', () => {
    const late = (seconds: number) => {
      const [beganAt, endedAt] = [START + seconds, START + seconds + hour]
      return ended(played({ beganAt, endedAt, changedAt: endedAt }), { now: endedAt + 2 * hour })
    }
    expect(around(48 * hour + 1, late)).toEqual(['finalize #1 1', 'void #1'])
  })

  test('may be early if betting closed in time', () => {
    const early = { now: START + hour }
    const closed = { ...early, matches: [onChain({ isBettingClosed: true })] }
    const over = (at: number) => played({ beganAt: START - 15 * minute, endedAt: at, changedAt: at })
    expect(ended(over(START + 1), closed)).toBe('finalize #1 1')
    expect(ended(over(START), closed)).toBe('asks early/1')
    expect(ended(over(START), early)).toBe('void #1')
  })

  test('is a question if the first map may have ended while the early pool was open', () => {
    const early = played({ beganAt: START - 15 * minute - 1 })
    expect(ended(early)).toBe('asks early/1')
    expect(ended(early, { matches: [onChain({ isBettingClosed: true })] })).toBe('asks early/1')
    // A game without settings.
    const settings = { games: {}, default: null }
    expect(ended(played({ beganAt: START - 1 }), { settings })).toBe('asks early/1')
    expect(ended(played(), { settings })).toBe('finalize #1 1')
  })

  test('is a question if the feed says only later that it was over before the start', () => {
    const over = { beganAt: START - 9 * hour, endedAt: START - 8 * hour }
    expect(ended(played({ ...over, changedAt: START + 1 }))).toBe('asks early/1')
    expect(ended(played({ ...over, changedAt: START }))).toBe('void #1')
    const unknown = played({ beganAt: undefined, endedAt: undefined, changedAt: START - day })
    expect(ended(unknown)).toBe('asks early/1')
  })

  test.each([
    ['ends before it begins', played({ endedAt: START - 1 })],
    ['begins in a month', played({ beganAt: START + 30 * day, endedAt: undefined })],
    ['ends later than now', played({ endedAt: START + 2 * hour + 5 * minute + 1, changedAt: START })],
    ['ends in a year', played({ endedAt: START + 365 * day })],
    ['changes in a year', played({ changedAt: START + 365 * day })],
    ['runs in a month', inFeed({ status: 'running', beganAt: START + 30 * day })],
  ])('is a question if it %s', (_, fixture) => {
    expect(ended(fixture)).toBe('asks time/1')
  })

  test('of a planned end is no doubt', () => {
    const endedAt = START + 5 * hour
    expect(ended(inFeed({ status: 'running', beganAt: START, endedAt }))).toBe('')
  })

  test.each([
    ['more than a day away', day, { event: 'LCK Final' }, 'finalize #1 1'],
    ['more than a day away', day + 1, { event: 'LCK Final' }, 'asks moved/1'],
    ['more than a day away', -day, { event: 'LCK Final' }, 'finalize #1 1'],
    ['more than a day away', -day - 1, { event: 'LCK Final' }, 'asks unlisted/1'],
    ['at another time and event', hour, { event: 'Other' }, 'asks unlisted/1'],
    ['at another time and event', hour, { event: '' }, 'finalize #1 1'],
    ['at another time and event', hour, { event: 'Other', originalStartTime: START }, 'finalize #1 1'],
  ])('of an entry %s is another match: %i s, %j', (_, later, changes, expected) => {
    expect(ended(played({ startTime: START + later, ...changes }))).toBe(expected)
  })
})

describe('no winner', () => {
  const forfeit = { result: { kind: 'forfeit', winner: 2 } } as const

  test.each([
    ['a walkover before play', played({ ...forfeit, beganAt: undefined }), 'void #1'],
    ['a cancelled walkover', played({ ...forfeit, status: 'cancelled', beganAt: undefined }), 'void #1'],
    ['a forfeit during play', played(forfeit), 'finalize #1 2'],
    ['a forfeit that ends as it begins', played({ ...forfeit, endedAt: START }), 'asks forfeit/1'],
    ['a draw', played({ result: { kind: 'draw' } }), 'void #1'],
    ['a cancelled match', inFeed({ status: 'cancelled' }), 'void #1'],
    ['a match cancelled during play', inFeed({ status: 'cancelled', beganAt: START }), 'void #1'],
    ['a match that is running', inFeed({ status: 'running', beganAt: START }), ''],
    ['an interrupted match', inFeed({ status: 'postponed', beganAt: START }), 'asks interrupted/1'],
  ])('%s', (_, fixture, expected) => {
    expect(ended(fixture)).toBe(expected)
  })

  test('a cancellation waits too, and does not close betting before it is sure', () => {
    const cancelled = { status: 'cancelled', changedAt: START - hour } as const
    const sure = START - hour + 10 * minute
    expect(around(sure, (now) => ended(inFeed(cancelled), { now }))).toEqual(['waits #1', 'void #1'])
    const over = inFeed({ ...cancelled, endedAt: START - hour })
    expect(ended(over, { now: START - hour })).toBe('waits #1')
  })

  test('a cancelled entry that is listed anew at the same time does not count', () => {
    const cancelled = inFeed({ id: 'old', status: 'cancelled' })
    const renewed = (fixture: Fixture) => ended(cancelled, { fixtures: [cancelled, fixture] })
    expect(renewed(played())).toBe('finalize #1 1')
    expect(renewed(played({ startTime: START + 1 }))).toBe('asks alikeFixtures/1')
  })

  test('an abandoned match is voided by anyone, whatever the feed says', () => {
    const at = (now: number) => plan({ matches: [onChain()], fixtures: [played()], now }).steps
    expect(around(onChain().endTime + 7 * day, at)).toMatchObject([
      [{ kind: 'finalize' }],
      [{ kind: 'void', isAbandoned: true }],
    ])
  })
})

describe('other feeds', () => {
  const two = (second: Fixture | undefined) => ended(played(), { feeds: [[played()], second && [second]] })
  const running = (changedAt?: number) =>
    two(inFeed({ status: 'running', beganAt: START, ...(changedAt && { changedAt }) }))

  test('confirm or say nothing', () => {
    expect(two(played())).toBe('finalize #1 1')
    expect(ended(played(), { feeds: [[played()], []] })).toBe('finalize #1 1')
    expect(two(inFeed())).toBe('finalize #1 1')
  })

  test('are waited for while one says that it is still being played', () => {
    expect(running()).toBe('waits #1')
  })

  test('contradict', () => {
    expect(two(wonBy(2))).toBe('asks contradiction/1')
    expect(two(inFeed({ status: 'cancelled' }))).toBe('asks contradiction/1')
    expect(two(played({ result: undefined }))).toBe('asks contradiction/1')
  })

  test('contradict by a later change that says it is not over', () => {
    expect(around(START + hour + 1, running)).toEqual(['waits #1', 'asks contradiction/1'])
  })

  test('are waited for while they cannot be read', () => {
    expect(two(undefined)).toBe('waits #1')
    expect(ended(played(), { feeds: [undefined] })).toBe('')
  })

  test('decide alone if the first one does not list the match', () => {
    expect(ended(played(), { feeds: [[], [played()]] })).toBe('finalize #1 1')
  })

  test('must be sure too', () => {
    const feeds = [[played()], [played({ changedAt: START + hour + 1 })]]
    expect(ended(played(), { feeds, now: START + hour + 10 * minute })).toBe('waits #1')
  })

  test.each([
    ['another team', inFeed({ teams: ['T1 Esports', 'Gen.G'] }), 'asks teams/1'],
    ['another team, at no event', inFeed({ teams: ['T1 Esports', 'Gen.G'], event: '' }), 'asks teams/1'],
    ['another time', inFeed({ startTime: START + 3 * day }), 'asks moved/1'],
    ['another number of games', inFeed({ bestOf: 5 }), 'asks bestOf/1'],
    ['an end before the beginning', played({ endedAt: START - 1 }), 'asks contradiction/1'],
  ])('are asked about %s, whatever feed names the winner', (_, doubtful, question) => {
    expect(ended(doubtful, { feeds: [[played()], [doubtful]] })).toContain(question)
    expect(ended(doubtful, { feeds: [[doubtful], [played()]] })).toContain(question)
    expect(ended(doubtful, { feeds: [[], [doubtful], [played()]] })).toContain(question)
  })
})

describe('a result on the chain', () => {
  /** Returns what the plan does with the winner on the chain, by what each feed says. */
  function named(winner: 0 | 1 | 2, fixtures: readonly Fixture[], changes: Situation = {}) {
    const result = { isFinalized: true, winner, isVoid: winner === 0, claimableAt: START + 20 * hour }
    return ended(played(), {
      matches: [onChain(result)],
      feeds: fixtures.map((fixture) => [fixture]),
      ...changes,
    })
  }
  const cancelled = inFeed({ status: 'cancelled' })
  const running = inFeed({ status: 'running', beganAt: START })

  test.each([
    ['the feed confirms', 1, [played()]],
    ['the feed confirms', 0, [cancelled]],
    ['one feed confirms and the other lists', 1, [played(), inFeed()]],
    ['one feed confirms and the other lists', 1, [inFeed(), played()]],
  ] as const)('that %s needs nobody', (_, winner, fixtures) => {
    expect(named(winner, fixtures)).toBe('')
  })

  test.each([
    ['the feed', 2, [played()]],
    ['the feed', 0, [played()]],
    ['the feed', 2, [cancelled]],
    ['the feed', 2, [running]],
    ['any feed', 1, [played(), wonBy(2)]],
    ['any feed', 2, [played(), wonBy(2)]],
    ['any feed', 0, [played(), wonBy(2)]],
    ['any feed', 1, [wonBy(2), inFeed({ status: 'running' })]],
  ] as const)('that %s denies is a question', (_, winner, fixtures) => {
    expect(named(winner, fixtures)).toBe('asks differs/1')
  })

  test('is a question once the feed is sure, until it is final', () => {
    const at = (now: number) => named(2, [played()], { now })
    expect(around(START + hour + 10 * minute, at)).toEqual(['', 'asks differs/1'])
    expect(around(START + 20 * hour, at)).toEqual(['asks differs/1', ''])
  })

  test('that the feed denies names the match that replaces it', () => {
    const result = { isFinalized: true, isVoid: true, claimableAt: START + 20 * hour, successor: 7n }
    const { questions } = plan({ matches: [onChain(result)], fixtures: [played()] })
    expect(questions).toMatchObject([
      { key: 'differs/1', reason: expect.stringMatching(/ Match #7 replaces it\.$/) },
    ])
  })
})
