import { describe, expect, test } from 'vitest'
import { day, hour, minute } from '../lib/durations.ts'
import { briefly, inFeed, onChain, plan, played, START } from './plan.fixture.ts'

const ended = (fixture: ReturnType<typeof played>, changes: Parameters<typeof plan>[0] = {}) =>
  briefly(plan({ matches: [onChain()], fixtures: [fixture], ...changes }))

describe('a winner', () => {
  test('is named once the feed has said so for ten minutes', () => {
    const fixture = played({ changedAt: START + 2 * hour })
    expect(ended(fixture, { now: START + 2 * hour + 10 * minute - 1 })).toEqual(['waits #1'])
    expect(ended(fixture, { now: START + 2 * hour + 10 * minute })).toEqual(['finalize #1 1'])
  })

  test('waits as long as the operator wants', () => {
    const settings = { settleAfter: 2 * hour }
    expect(ended(played(), { settings, now: START + 3 * hour - 1 })).toEqual(['waits #1'])
    expect(ended(played(), { settings, now: START + 3 * hour })).toEqual(['finalize #1 1'])
    expect(ended(played({ changedAt: START + 2 * hour }), { settings: { settleAfter: 0 } })).toEqual([
      'finalize #1 1',
    ])
  })

  test('is on the match side if the feed has the teams in the other order', () => {
    const swapped = played({ teams: ['Gen.G', 'T1'] })
    expect(ended(swapped)).toEqual(['finalize #1 2'])
    expect(ended({ ...swapped, result: { kind: 'win', winner: 2 } })).toEqual(['finalize #1 1'])
  })

  test('is found whatever the case, the spaces and the event', () => {
    const fixture = played({ teams: ['t1', 'GEN.G'], game: 'lol', event: 'Finals' })
    expect(ended(fixture)).toEqual(['finalize #1 1'])
    expect(ended(played({ game: 'Valorant' }))).toEqual(['asks unlisted/1'])
  })

  test('is found by another spelling in the settings', () => {
    const settings = { names: { SKT: 'T1', 'League of Legends': 'LoL' } }
    const other = played({ teams: ['SKT', 'Gen.G'], game: 'League of Legends' })
    expect(ended(other, { settings })).toEqual(['finalize #1 1'])
  })

  test('is left to a person if the match may be of another game', () => {
    const matches = [onChain({ name: 'T1 vs Gen.G' })]
    expect(ended(played(), { matches })).toEqual(['asks game/1'])
    expect(ended(inFeed({ status: 'cancelled' }), { matches })).toEqual(['asks game/1'])
    expect(ended(inFeed({ status: 'running', beganAt: START }), { matches })).toEqual([])
  })

  test('is not settled sooner than ten minutes after the end, whatever the time of change', () => {
    const fixture = played({ changedAt: START - day })
    expect(ended(fixture, { now: START + hour + 10 * minute - 1 })).toEqual(['waits #1'])
    expect(ended(fixture, { now: START + hour + 10 * minute })).toEqual(['finalize #1 1'])
  })

  test('comes after the end, or after the start of a match that is closed', () => {
    const fixture = played({ endedAt: START + 10, changedAt: START + 10 })
    const settings = { settleAfter: 0 }
    const closed = [onChain({ isBettingClosed: true })]
    expect(ended(fixture, { settings, matches: closed, now: START })).toEqual(['waits #1'])
    expect(ended(fixture, { settings, matches: closed, now: START + 10 })).toEqual(['finalize #1 1'])
    // The contract wants a time after the end.
    const open = { settings, matches: [onChain({ endTime: START + 2 * hour, isBettingClosed: false })] }
    expect(ended(fixture, { ...open, now: START + 2 * hour })).toEqual([])
    expect(ended(fixture, { ...open, now: START + 2 * hour + 1 })).toEqual(['finalize #1 1'])
  })

  test('closes betting first if the match was over early', () => {
    const matches = [onChain({ endTime: START + 5 * hour })]
    const fixture = played({ bestOf: undefined })
    expect(ended(fixture, { matches, now: START + hour })).toEqual(['close #1', 'waits #1'])
    expect(ended(fixture, { matches, now: START + hour + 10 * minute })).toEqual([
      'close #1',
      'finalize #1 1',
    ])
  })

  test('takes the official page along, if it is a link that fits', () => {
    const source = 'https://lolesports.com/match/1'
    const sourceOf = (fixture: ReturnType<typeof played>) =>
      plan({ matches: [onChain()], fixtures: [fixture] }).steps[0]
    expect(sourceOf(played({ source }))).toMatchObject({ source })
    expect(sourceOf(played({ source: 'http://lolesports.com' }))).toMatchObject({ source: undefined })
    expect(sourceOf(played({ source: `https://${'a'.repeat(2_000)}.com` }))).toMatchObject({
      source: undefined,
    })
  })

  test('is left to a person without one in the feed', () => {
    expect(ended(played({ result: undefined }))).toEqual(['asks noWinner/1'])
    expect(ended(played({ result: undefined, changedAt: START + 2 * hour }))).toEqual(['waits #1'])
  })

  test('is left to the arbiter if the result on the chain is challenged', () => {
    const challenged = onChain({
      ...{ isFinalized: true, winner: 2 },
      isChallenged: true,
      ruleBy: START + day,
    })
    expect(ended(played(), { matches: [challenged] })).toEqual([])
  })

  test('is named although the lack of it is challenged, until anyone can void the match', () => {
    const matches = [onChain({ isChallenged: true, ruleBy: START + 11 * day })]
    expect(ended(played(), { matches, now: START + 11 * day - 1 })).toEqual(['finalize #1 1'])
    const { steps } = plan({ matches, fixtures: [played()], now: START + 11 * day })
    expect(steps).toMatchObject([{ kind: 'void', isAbandoned: true }])
  })
})

describe('the time', () => {
  const at = (beganAt: number, changed = {}) =>
    ended(played({ beganAt, endedAt: beganAt + hour, changedAt: beganAt + hour, ...changed }), {
      now: beganAt + 3 * hour,
    })

  test('may be up to 48 hours late', () => {
    expect(at(START + 48 * hour)).toEqual(['finalize #1 1'])
    expect(at(START + 48 * hour + 1)).toEqual(['void #1'])
  })

  test('may be early if betting closed in time', () => {
    const early = { now: START + hour }
    const closed = { ...early, matches: [onChain({ isBettingClosed: true })] }
    const endsAfter = played({ beganAt: START - 15 * minute, endedAt: START + 1, changedAt: START + 1 })
    expect(ended(endsAfter, closed)).toEqual(['finalize #1 1'])
    const endsAt = { ...endsAfter, endedAt: START, changedAt: START }
    expect(ended(endsAt, closed)).toEqual(['asks early/1'])
    expect(ended(endsAt, early)).toEqual(['void #1'])
  })

  test('is a question if the first map may have ended while the early pool was open', () => {
    const began = START - 15 * minute - 1
    expect(ended(played({ beganAt: began }))).toEqual(['asks early/1'])
    expect(ended(played({ beganAt: began }), { matches: [onChain({ isBettingClosed: true })] })).toEqual([
      'asks early/1',
    ])
    // A game without settings.
    const settings = { games: {}, default: null }
    expect(ended(played({ beganAt: START - 1 }), { settings })).toEqual(['asks early/1'])
    expect(ended(played(), { settings })).toEqual(['finalize #1 1'])
  })

  test('is a question if the feed says only later that it was over before the start', () => {
    const over = { beganAt: START - 9 * hour, endedAt: START - 8 * hour }
    expect(ended(played({ ...over, changedAt: START + 1 }))).toEqual(['asks early/1'])
    expect(ended(played({ ...over, changedAt: START }))).toEqual(['void #1'])
    expect(ended(played({ beganAt: undefined, endedAt: undefined, changedAt: START - day }))).toEqual([
      'asks early/1',
    ])
  })

  test.each([
    ['ends before it begins', played({ endedAt: START - 1 })],
    ['begins in a month', played({ beganAt: START + 30 * day, endedAt: undefined })],
    ['ends later than now', played({ endedAt: START + 2 * hour + 5 * minute + 1, changedAt: START })],
    ['ends in a year', played({ endedAt: START + 365 * day })],
    ['changes in a year', played({ changedAt: START + 365 * day })],
    ['runs in a month', inFeed({ status: 'running', beganAt: START + 30 * day })],
  ])('is a question if it %s', (_, fixture) => {
    expect(ended(fixture)).toEqual(['asks time/1'])
  })

  test('of a planned end is no doubt', () => {
    const endedAt = START + 5 * hour
    expect(ended(inFeed({ status: 'running', beganAt: START, endedAt }))).toEqual([])
  })

  test('of an entry more than a day away is another match', () => {
    const away = (seconds: number) =>
      ended(played({ startTime: START + seconds, originalStartTime: START + seconds }))
    expect(away(day)).toEqual(['finalize #1 1'])
    expect(away(day + 1)).toEqual(['asks moved/1'])
    expect(away(-day)).toEqual(['finalize #1 1'])
    expect(away(-day - 1)).toEqual(['asks unlisted/1'])
  })

  test('of an entry at another time and event is another match', () => {
    const other = played({ startTime: START + hour, originalStartTime: START + hour, event: 'Other' })
    expect(ended(other)).toEqual(['asks unlisted/1'])
    expect(ended({ ...other, event: '' })).toEqual(['finalize #1 1'])
    expect(ended({ ...other, originalStartTime: START })).toEqual(['finalize #1 1'])
  })
})

describe('no winner', () => {
  test.each([
    [
      'a walkover before play',
      played({ beganAt: undefined, result: { kind: 'forfeit', winner: 2 } }),
      ['void #1'],
    ],
    [
      'a walkover that the feed lists as cancelled',
      played({ status: 'cancelled', beganAt: undefined, result: { kind: 'forfeit', winner: 2 } }),
      ['void #1'],
    ],
    ['a forfeit during play', played({ result: { kind: 'forfeit', winner: 2 } }), ['finalize #1 2']],
    [
      'a forfeit that ends as it begins',
      played({ endedAt: START, result: { kind: 'forfeit', winner: 2 } }),
      ['asks forfeit/1'],
    ],
    ['a draw', played({ result: { kind: 'draw' } }), ['void #1']],
    ['a cancelled match', inFeed({ status: 'cancelled' }), ['void #1']],
    ['a match cancelled during play', inFeed({ status: 'cancelled', beganAt: START }), ['void #1']],
    ['a match that is running', inFeed({ status: 'running', beganAt: START }), []],
    ['an interrupted match', inFeed({ status: 'postponed', beganAt: START }), ['asks interrupted/1']],
  ])('%s', (_, fixture, expected) => {
    expect(ended(fixture)).toEqual(expected)
  })

  test('a cancellation waits too, and does not close betting before it is sure', () => {
    const fixture = inFeed({ status: 'cancelled', changedAt: START - hour })
    expect(ended(fixture, { now: START - hour + 10 * minute - 1 })).toEqual(['waits #1'])
    expect(ended(fixture, { now: START - hour + 10 * minute })).toEqual(['void #1'])
    const over = inFeed({ status: 'cancelled', endedAt: START - hour, changedAt: START - hour })
    expect(ended(over, { now: START - hour })).toEqual(['waits #1'])
  })

  test('a cancelled entry that is listed anew at the same time does not count', () => {
    const cancelled = inFeed({ id: 'old', status: 'cancelled' })
    expect(ended(cancelled, { fixtures: [cancelled, played()] })).toEqual(['finalize #1 1'])
    const later = played({ startTime: START + 1, originalStartTime: START + 1 })
    expect(ended(cancelled, { fixtures: [cancelled, later] })).toEqual(['asks alikeFixtures/1'])
  })

  test('an abandoned match is voided by anyone, whatever the feed says', () => {
    const { endTime } = onChain()
    const at = (now: number) => plan({ matches: [onChain()], fixtures: [played()], now }).steps
    expect(at(endTime + 7 * day - 1)).toMatchObject([{ kind: 'finalize' }])
    expect(at(endTime + 7 * day)).toMatchObject([{ kind: 'void', isAbandoned: true }])
  })
})

describe('other feeds', () => {
  const two = (second: ReturnType<typeof played> | undefined, first = played()) =>
    ended(first, { feeds: [[first], second && [second]] })

  test('confirm or say nothing', () => {
    expect(two(played())).toEqual(['finalize #1 1'])
    expect(ended(played(), { feeds: [[played()], []] })).toEqual(['finalize #1 1'])
    expect(two(inFeed())).toEqual(['finalize #1 1'])
  })

  test('are waited for while one says that it is still being played', () => {
    expect(two(inFeed({ status: 'running', beganAt: START }))).toEqual(['waits #1'])
  })

  test('contradict', () => {
    expect(two(played({ result: { kind: 'win', winner: 2 } }))).toEqual(['asks contradiction/1'])
    expect(two(inFeed({ status: 'cancelled' }))).toEqual(['asks contradiction/1'])
    expect(two(played({ result: undefined }))).toEqual(['asks contradiction/1'])
  })

  test('contradict by a later change that says it is not over', () => {
    const running = (changedAt: number) => two(inFeed({ status: 'running', beganAt: START, changedAt }))
    expect(running(START + hour)).toEqual(['waits #1'])
    expect(running(START + hour + 1)).toEqual(['asks contradiction/1'])
  })

  test('are waited for while they cannot be read', () => {
    expect(two(undefined)).toEqual(['waits #1'])
    expect(ended(played(), { feeds: [undefined] })).toEqual([])
  })

  test('decide alone if the first one does not list the match', () => {
    expect(ended(played(), { feeds: [[], [played()]] })).toEqual(['finalize #1 1'])
  })

  test('must be sure too', () => {
    const now = START + hour + 10 * minute
    expect(ended(played(), { feeds: [[played()], [played({ changedAt: START + hour + 1 })]], now })).toEqual([
      'waits #1',
    ])
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
  const named = (winner: 0 | 1 | 2, changed = {}) =>
    onChain({
      ...{ isFinalized: true, winner, isVoid: winner === 0, claimableAt: START + 20 * hour },
      ...changed,
    })

  test('that the feed confirms needs nobody', () => {
    expect(ended(played(), { matches: [named(1)] })).toEqual([])
    expect(ended(inFeed({ status: 'cancelled' }), { matches: [named(0)] })).toEqual([])
  })

  test('that the feed denies is a question until it is final', () => {
    const denied = { matches: [named(2)] }
    expect(ended(played(), denied)).toEqual(['asks differs/1'])
    expect(ended(played(), { matches: [named(0)] })).toEqual(['asks differs/1'])
    expect(ended(inFeed({ status: 'cancelled' }), denied)).toEqual(['asks differs/1'])
    expect(ended(inFeed({ status: 'running', beganAt: START }), denied)).toEqual(['asks differs/1'])
    expect(ended(played(), { ...denied, now: START + 20 * hour - 1 })).toEqual(['asks differs/1'])
    expect(ended(played(), { ...denied, now: START + 20 * hour })).toEqual([])
  })

  test('that the feed denies names the match that replaces it', () => {
    const { questions } = plan({ matches: [named(0, { successor: 7n })], fixtures: [played()] })
    expect(questions).toMatchObject([
      { key: 'differs/1', reason: expect.stringMatching(/ Match #7 replaces it\.$/) },
    ])
  })

  test('that any feed denies is a question', () => {
    const other = played({ result: { kind: 'win', winner: 2 } })
    const feeds = [[played()], [other]]
    expect(ended(played(), { feeds, matches: [named(1)] })).toEqual(['asks differs/1'])
    expect(ended(played(), { feeds, matches: [named(2)] })).toEqual(['asks differs/1'])
    expect(ended(played(), { feeds: [[played()], [inFeed()]], matches: [named(1)] })).toEqual([])
    expect(ended(played(), { feeds: [[inFeed()], [played()]], matches: [named(1)] })).toEqual([])
    expect(ended(played(), { feeds, matches: [named(0)] })).toEqual(['asks differs/1'])
    expect(
      ended(played(), { feeds: [[other], [inFeed({ status: 'running' })]], matches: [named(1)] }),
    ).toEqual(['asks differs/1'])
  })

  test('is no question before the feed is sure', () => {
    const now = START + hour + 10 * minute
    expect(ended(played(), { matches: [named(2)], now: now - 1 })).toEqual([])
    expect(ended(played(), { matches: [named(2)], now })).toEqual(['asks differs/1'])
  })
})
