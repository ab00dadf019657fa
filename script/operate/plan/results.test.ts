import { describe, expect, test } from 'vitest'
import type { Outcome } from '../../../src/domain/match/outcome.ts'
import type { Fixture } from '../feeds/feed.ts'
import { day, hour, minute } from '../lib/durations.ts'
import type { Settings } from '../lib/settings.ts'
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
import { judgeChallenged } from './planMatch.ts'
import type { ChainMatch } from './types.ts'

const ended = (fixture: Fixture, changes: Situation = {}) =>
  briefly(plan({ matches: [onChain()], fixtures: [fixture], ...changes }))

const lol = { minBet: 1n, maxBet: 2n, minutes: { 3: 35 } }

const wonBy = (winner: 1 | 2) => played({ result: { kind: 'win', winner } })

describe('a winner', () => {
  const named = ['waits #1', 'finalize #1 1']
  const later = played({ changedAt: START + 2 * hour })

  test('is named once the feed has said so for ten minutes, or as long as the operator wants', () => {
    expect(around(START + 2 * hour + 10 * minute, (now) => ended(later, { now }))).toEqual(named)
    const settings = { settleAfter: 2 * hour }
    expect(around(START + 3 * hour, (now) => ended(played(), { settings, now }))).toEqual(named)
    expect(ended(later, { settings: { settleAfter: 0 } })).toBe('finalize #1 1')
    // Not sooner than ten minutes after the end, whatever the time of change.
    const planned = played({ changedAt: START - day })
    expect(around(START + hour + 10 * minute, (now) => ended(planned, { now }))).toEqual(named)
  })

  const swapped = ['Gen.G', 'T1'] as const
  const names = { SKT: 'T1', 'League of Legends': 'LoL' }
  const matches = [onChain({ name: 'T1 vs Gen.G' })]

  test.each<[string, Fixture, string, Situation?]>([
    ['in the other order of the teams', { ...wonBy(1), teams: swapped }, 'finalize #1 2'],
    ['in the other order of the teams', { ...wonBy(2), teams: swapped }, 'finalize #1 1'],
    ['in another case', played({ teams: ['t1', 'GEN.G'], game: 'lol', event: 'Finals' }), 'finalize #1 1'],
    [
      'in another case of another script',
      played({ teams: ['ЭКСПРЕСС К', 'Gen.G'] }),
      'finalize #1 1',
      { matches: [onChain({ name: 'LoL: Экспресс к vs Gen.G — LCK Final' })] },
    ],
    ['in another spelling', played({ teams: ['SKT', 'Gen.G'] }), 'finalize #1 1', { settings: { names } }],
    ['of a renamed game', played({ game: 'League of Legends' }), 'finalize #1 1', { settings: { names } }],
    [
      'in two spellings of one team',
      played({ teams: ['SKT', 'T1'] }),
      'asks teams/1',
      { settings: { names } },
    ],
    ['of another game', played({ game: 'Valorant' }), 'asks unlisted/1'],
    [
      'of a game by its long name',
      played({ game: 'League of Legends' }),
      'asks unlisted/1, asks game/League of Legends',
    ],
    ['as best of a number that the settings lack', played({ bestOf: 7 }), 'asks bestOf/1'],
    ['of perhaps another game', played(), 'asks game/1', { matches }],
    ['of perhaps another game', inFeed({ status: 'cancelled' }), 'asks game/1', { matches }],
    ['of perhaps another game', inFeed({ status: 'running', beganAt: START }), '', { matches }],
    ['that the feed does not name', played({ result: undefined }), 'asks noWinner/1'],
    ['that the feed does not name yet', { ...later, result: undefined }, 'waits #1'],
  ])('%s is found or left to a person', (_, fixture, expected, changes) => {
    expect(ended(fixture, changes)).toBe(expected)
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

  test('is left to the arbiter if the result on the chain is challenged', () => {
    const result = { hasResult: true, winner: 2, isChallenged: true, ruleBy: START + day } as const
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

  const over = (at: number) => played({ beganAt: START - 15 * minute, endedAt: at, changedAt: at })
  const tooEarly = played({ beganAt: START - 15 * minute - 1 })
  const longOver = { beganAt: START - 9 * hour, endedAt: START - 8 * hour }
  const unknown = { beganAt: undefined, endedAt: undefined, changedAt: START - day }
  const now = START + hour
  const matches = [onChain({ isBettingClosed: true })]
  const settings = { games: {}, default: null }

  test.each<[string, Fixture, string, Situation?]>([
    ['no question if betting closed in time', over(START + 1), 'finalize #1 1', { now, matches }],
    ['a question if it was over at the start', over(START), 'asks early/1', { now, matches }],
    ['no question if the early pool was open', over(START), 'void #1', { now }],
    ['a question if the first map may have ended in the early pool', tooEarly, 'asks early/1'],
    ['a question if the first map may have ended in the early pool', tooEarly, 'asks early/1', { matches }],
    ['a question without settings', played({ beganAt: START - 1 }), 'asks early/1', { settings }],
    ['no question without settings', played(), 'finalize #1 1', { settings }],
    ['a question if the feed says it late', played({ ...longOver, changedAt: START + 1 }), 'asks early/1'],
    ['no question if the feed said it in time', played({ ...longOver, changedAt: START }), 'void #1'],
    ['a question if the feed knows no times', played(unknown), 'asks early/1'],
  ])('before the start is %s', (_, fixture, expected, changes) => {
    expect(ended(fixture, changes)).toBe(expected)
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
    ['at another time and event', hour, { event: '' }, 'asks unlisted/1'],
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
  const running = (changedAt?: number) =>
    inFeed({ status: 'running', beganAt: START, ...(changedAt && { changedAt }) })
  const walkover = played({ result: { kind: 'forfeit', winner: 2 }, beganAt: undefined })
  const lateChange = [played({ changedAt: START + hour + 1 })]
  /** As OpenDota lists a series: when play began, and no event. */
  const unscheduled = { startTime: START + 7 * minute, event: '' }
  /** With a Cyrillic letter, at another event and time. */
  const misspelt = { ...wonBy(2), teams: ['\u04221', 'Gen.G'], ...unscheduled, event: 'Cup' } as const
  const unscheduledRival = { ...wonBy(2), ...unscheduled }

  /** One feed is enough. */
  const alone = { agree: 1 }
  const other = [inFeed({ id: 'other', teams: ['KT', 'DRX'] })]

  test.each<[string, readonly (readonly Fixture[] | undefined)[], string, number?]>([
    ['confirm', [[played()], [played()]], 'finalize #1 1'],
    ['confirm without a schedule', [[played()], [played(unscheduled)]], 'finalize #1 1'],
    ['contradict without a schedule', [[played()], [unscheduledRival]], 'asks contradiction/1'],
    ['say nothing', [[played()], other], 'asks agree/1'],
    ['say nothing at first', [[played()], other], 'waits #1', START + 100 * minute - 1],
    ['say nothing for half an hour', [[played()], other], 'asks agree/1', START + 100 * minute],
    ['list nothing', [[played()], []], 'asks agree/1'],
    ['list nothing beside two that agree', [[played()], [played()], []], 'asks agree/1'],
    ['say nothing beside two that agree', [[played()], [played()], other], 'finalize #1 1'],
    ['say nothing yet', [[played()], [inFeed()]], 'asks agree/1'],
    ['say nothing yet of a walkover', [[walkover], [inFeed()]], 'asks agree/1'],
    ['say the same of a walkover', [[walkover], [walkover]], 'void #1'],
    ['are waited for while one says that it is being played', [[played()], [running()]], 'waits #1'],
    ['contradict by a winner', [[played()], [wonBy(2)]], 'asks contradiction/1'],
    ['contradict by a cancellation', [[played()], [inFeed({ status: 'cancelled' })]], 'asks contradiction/1'],
    ['contradict without a winner', [[played()], [played({ result: undefined })]], 'asks contradiction/1'],
    ['contradict only by a later change', [[played()], [running(START + hour)]], 'waits #1'],
    ['misspell a team', [[played()], [misspelt]], 'asks teams/1'],
    ['list it again, misspelt', [[played(), { ...misspelt, id: 'again' }], [played()]], 'asks teams/1'],
    ['contradict by a later change', [[played()], [running(START + hour + 1)]], 'asks contradiction/1'],
    ['are waited for while they cannot be read', [[played()], undefined], 'waits #1'],
    ['are waited for while the only one cannot be read', [undefined], 'waits #1'],
    ['do not decide alone', [other, [played()]], 'asks agree/1'],
    ['do not decide alone without a schedule', [other, [played(unscheduled)]], 'asks unlisted/1'],
    ['do not decide without a schedule', [[played(unscheduled)], [inFeed()]], 'asks agree/1'],
    ['must be sure too', [[played()], lateChange], 'waits #1', START + hour + 10 * minute],
  ])('%s', (_, feeds, expected, now) => {
    expect(ended(played(), { feeds, ...(now && { now }) })).toBe(expected)
  })

  test.each<[string, readonly (readonly Fixture[] | undefined)[], string]>([
    ['settles what the others do not list', [[played()], other], 'finalize #1 1'],
    ['does not settle against teams that only look alike', [[played()], [misspelt]], 'asks teams/1'],
    ['settles what the others do not say yet', [[inFeed()], [played()]], 'finalize #1 1'],
    ['settles what the first does not list', [other, [played()]], 'finalize #1 1'],
    ['does not settle without a schedule', [[played(unscheduled)], [inFeed()]], ''],
    ['does not settle against another', [[played()], [wonBy(2)]], 'asks contradiction/1'],
    ['does not settle while another lists nothing', [[played()], []], 'asks agree/1'],
    ['does not settle while another cannot be read', [[played()], undefined], 'waits #1'],
  ])('one of them %s, where the settings say so', (_, feeds, expected) => {
    expect(ended(played(), { feeds, settings: alone })).toBe(expected)
    const games = { LoL: { ...lol, agree: 1 } }
    expect(ended(played(), { feeds, settings: { games, agree: 2 } })).toBe(expected)
  })

  test('need not agree on a game that they do not cover, by the settings or as they were opened', () => {
    const by = (games: readonly string[] | undefined, settings: Partial<Settings> = {}) => {
      const { feeds, ...input } = situation({ matches: [onChain()], feeds: [[played()], other], settings })
      return briefly(
        planOf({ ...input, feeds: feeds.map((feed, index) => (index === 1 ? { ...feed, games } : feed)) }),
      )
    }
    expect(by(['CS2'])).toBe('finalize #1 1')
    expect(by(['League of Legends'])).toBe('asks agree/1')
    expect(by(undefined, { feeds: { 'feed 2': { games: ['CS2'] } } })).toBe('finalize #1 1')
    expect(by(['CS2'], { feeds: { 'feed 2': { games: ['LoL'] } } })).toBe('asks agree/1')
    // A feed can contradict on what it does not cover, and not agree.
    expect(by([], { feeds: { 'feed 1': { games: ['CS2'] } } })).toBe('asks agree/1')
  })

  test('say what they say, and which of them are silent', () => {
    const reasonOf = (feeds: Situation['feeds'], settings: Partial<Settings> = {}) =>
      plan({ matches: [onChain()], feeds, settings }).questions.map(({ about, reason }) => ({
        about,
        reason,
      }))
    const about = 'LoL: T1 vs Gen.G — LCK Final (2027-01-15 08:00 UTC)'
    expect(reasonOf([[played()], [wonBy(2)]])).toEqual([
      { about, reason: 'feed 1: T1 since 09:00; feed 2: Gen.G since 09:00 (UTC).' },
    ])
    expect(reasonOf([[played()], [inFeed({ status: 'cancelled' })]])).toEqual([
      { about, reason: 'feed 1: T1 since 09:00; feed 2: void since 2026-12-16 08:00 (UTC).' },
    ])
    const lacking = 'It takes 2 to agree ("agree" in the settings).'
    expect(reasonOf([[played()], other])).toEqual([
      { about, reason: `feed 1: T1 since 09:00; feed 2 doesn't list it by its start or event. ${lacking}` },
    ])
    const emptied = 'feed 1: T1 since 09:00; feed 2 lists nothing.'
    expect(reasonOf([[played()], []], alone)).toEqual([
      { about, reason: `${emptied} What it listed may have been another result.` },
    ])
    expect(reasonOf([[played()], [misspelt]])).toEqual([
      {
        about,
        reason:
          'feed 2, final: "Т1" and "Gen.G" read like its teams, and are written differently. If they are, add the spelling to "names" in the settings.',
      },
    ])
    expect(reasonOf([[played()], []])).toEqual([{ about, reason: `${emptied} ${lacking}` }])
    expect(reasonOf([[played()]], { agree: 2 })).toEqual([
      { about, reason: `feed 1: T1 since 09:00; feeds that cover the game: 1. ${lacking}` },
    ])
  })

  test('that are one feed twice are one', () => {
    const { feeds, ...input } = situation({
      matches: [onChain()],
      feeds: [[played()], [played()]],
      settings: { agree: 2 },
    })
    const twice = feeds.map((feed) => ({ ...feed, name: 'a.csv' }))
    expect(briefly(planOf({ ...input, feeds: twice }))).toBe('asks agree/1')
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
    expect(ended(doubtful, { feeds: [[played()], [doubtful], [played()]] })).toContain(question)
  })
})

/** Another entry names the rival. */
describe('an entry that may be the match', () => {
  const rival = (changes: Partial<Fixture>) =>
    played({ id: 'other', event: 'Other', result: { kind: 'win', winner: 2 }, ...changes })
  const soon = { startTime: START + 5 * minute }
  const later = { startTime: START + hour }
  const names = { GG: 'Gen.G' }
  const settings = { agree: 1 }
  const half = rival({ ...later, teams: ['', 'Gen.G'] })
  const rematch = (changes: Partial<ChainMatch> = {}) =>
    onChain({ id: 2n, startTime: START + 12 * hour, hasResult: true, winner: 2, ...changes })
  const beside = (...others: ChainMatch[]) => ({ settings, matches: [onChain(), ...others] })
  const won = { kind: 'win', winner: 1 } as const

  test.each<[string, Fixture, Situation?]>([
    ['at another event, five minutes later', rival(soon)],
    ['at another event, an hour later', rival(later)],
    ['at another event, a day later', rival({ startTime: START + day })],
    ['with swapped teams', rival({ ...later, teams: ['Gen.G', 'T1'], result: won })],
    [
      'by another name of a team',
      rival({ ...later, teams: ['T1', 'GG'] }),
      { settings: { ...settings, names } },
    ],
    ['by the long name of the game', rival({ ...later, game: 'League of Legends' })],
    ['with one side to be decided', half],
    ['with one side to be decided, in the other order', { ...half, teams: ['Gen.G', ''], result: won }],
    ['that contradicts itself', rival({ ...later, result: won, contradiction: 'It lost by the score' })],
    ['that is nearer to this match than to another', rival(later), beside(rematch())],
    [
      'that is nearer to a void match',
      rival({ startTime: START + 11 * hour }),
      beside(rematch({ isVoid: true, winner: 0 })),
    ],
  ])('contradicts: %s', (_, fixture, changes) => {
    const by = (...feeds: Fixture[][]) => ended(played(), { settings, feeds, ...changes })
    expect(by([played()], [fixture])).toContain('asks contradiction/1')
    expect(by([fixture], [played()])).toContain('asks contradiction/1')
    expect(by([played(), fixture])).toMatch(/asks (contradiction|alikeFixtures)\/1/)
  })

  test.each<[string, Fixture, Situation?]>([
    ['more than a day later', rival({ startTime: START + day + 1 })],
    ['of another game', rival({ ...later, game: 'Valorant' })],
    ['of other teams, with one side to be decided', { ...half, teams: ['', 'KT'] }],
    ['that names the same', rival({ ...later, result: won })],
    ['that is nearer to another match', rival({ startTime: START + 11 * hour }), beside(rematch())],
    [
      'at the event of another match',
      rival(soon),
      beside(rematch({ name: 'LoL: T1 vs Gen.G — Other', startTime: START + 10 * minute })),
    ],
  ])('contradicts nothing: %s', (_, fixture, changes) => {
    const by = (...feeds: Fixture[][]) => ended(played(), { settings, feeds, ...changes })
    expect(by([played()], [fixture])).toContain('finalize #1 1')
    expect(by([fixture], [played()])).toContain('finalize #1 1')
    expect(by([played(), fixture])).toContain('finalize #1 1')
  })

  test('settles nothing, and confirms at about the same time or without an event', () => {
    expect(ended(rival(soon))).toBe('asks unlisted/1')
    const confirmed = (changes: Partial<Fixture>) =>
      ended(played(), { feeds: [[played()], [rival({ result: won, ...changes })]] })
    const at = (startTime: number) => confirmed({ startTime })
    expect(around(START + 30 * minute + 1, at)).toEqual(['finalize #1 1', 'asks agree/1'])
    expect(confirmed({ ...later, event: '' })).toBe('finalize #1 1')
  })

  test('is no question while no feed decides the match', () => {
    const endedAt = START - 19 * hour
    const over = rival({
      startTime: START - 20 * hour,
      beganAt: START - 20 * hour,
      endedAt,
      changedAt: endedAt,
    })
    const fixtures = [inFeed({ changedAt: START - 2 * hour }), over]
    expect(ended(over, { fixtures, now: START - hour })).toBe('')
  })

  test('that is better for another match settles nothing', () => {
    const cancelled = inFeed({ status: 'cancelled' })
    const others = [onChain({ id: 2n, startTime: START + hour }), onChain({ hasResult: true, isVoid: true })]
    expect(ended(cancelled, { matches: others, now: START + 3 * hour })).toBe('asks unlisted/2')
  })

  test('denies a result on the chain by a winner', () => {
    const result = { hasResult: true, winner: 1, claimableAt: START + 20 * hour } as const
    const by = (fixture: Fixture) =>
      ended(played(), { matches: [onChain(result)], feeds: [[played()], [fixture]] })
    expect(by(rival(later))).toBe('asks differs/1')
    expect(by(inFeed({ ...later, event: 'Other', status: 'running' }))).toBe('')
    expect(by(inFeed({ ...later, event: 'Other', status: 'cancelled' }))).toBe('')
  })
})

test('an entry that contradicts itself does nothing, and is a question', () => {
  const contradiction = 'Its winner lost by the score'
  const now = START - hour
  const moved = inFeed({ startTime: START + 3 * day, originalStartTime: START })
  for (const fixture of [played(), inFeed({ status: 'cancelled' }), moved, inFeed()])
    expect(ended({ ...fixture, contradiction })).toBe('asks row/1')
  expect(ended(inFeed({ status: 'running', contradiction }), { now })).toBe('asks closing/1')
  const feeds = [[played()], [played()], [played({ contradiction })]]
  expect(ended(played(), { feeds })).toBe('asks contradiction/1')
  const { questions } = plan({ matches: [onChain()], fixtures: [inFeed({ contradiction })] })
  expect(questions).toMatchObject([{ reason: 'feed 1, final: Its winner lost by the score' }])
})

test.each<[string, Partial<Fixture>, string]>([
  ['at the same time', {}, 'asks teams/1'],
  [
    'at the same time, before its end',
    { status: 'running', endedAt: undefined, result: undefined },
    'asks teams/1',
  ],
  ['at the same time, and cancelled', { status: 'cancelled', result: undefined }, 'finalize #1 1'],
  ['at another time', { startTime: START + 1 }, 'finalize #1 1'],
  ['at another event', { event: 'Other' }, 'finalize #1 1'],
])('a feed that has a team in two matches %s', (_, changes, expected) => {
  const other = played({ id: 'other', teams: ['T1 Esports', 'Gen.G'], ...changes })
  for (const fixtures of [
    [played(), other],
    [other, played()],
  ])
    expect(ended(played(), { fixtures })).toBe(expected)
})

describe('a result on the chain', () => {
  /** Returns what the plan does with the winner on the chain, by what each feed says. */
  function named(winner: 0 | 1 | 2, fixtures: readonly Fixture[], changes: Situation = {}) {
    const result = { hasResult: true, winner, isVoid: winner === 0, claimableAt: START + 20 * hour }
    const feeds = fixtures.map((fixture) => [fixture])
    return ended(played(), { matches: [onChain(result)], feeds, ...changes })
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
    ['any feed', 1, [played(), running]],
    ['any feed', 0, [cancelled, inFeed({ changedAt: START })]],
  ] as const)('that %s denies is a question', (_, winner, fixtures) => {
    expect(named(winner, fixtures)).toBe('asks differs/1')
  })

  test('that is void because the number of games changed is denied by no feed that says so', () => {
    const changed = played({ bestOf: 5 })
    expect(named(0, [changed])).toBe('')
    expect(named(0, [inFeed({ bestOf: 5, status: 'running' })])).toBe('')
    expect(named(0, [changed, played()])).toBe('asks differs/1')
    expect(named(2, [changed])).toBe('asks differs/1')
  })

  test('that was ruled is none: nobody can correct it', () => {
    const ruled = { hasResult: true, winner: 2, claimableAt: START + 20 * hour, isRuled: true } as const
    expect(ended(played(), { matches: [onChain(ruled)] })).toBe('')
  })

  test('is a question once the feed is sure, until it is final', () => {
    const at = (now: number) => named(2, [played()], { now })
    expect(around(START + hour + 10 * minute, at)).toEqual(['', 'asks differs/1'])
    expect(around(START + 20 * hour, at)).toEqual(['asks differs/1', ''])
  })

  test('that the feed denies names the match that replaces it', () => {
    const result = { hasResult: true, isVoid: true, claimableAt: START + 20 * hour, successor: 7n }
    const { questions } = plan({ matches: [onChain(result)], fixtures: [played()] })
    expect(questions).toMatchObject([
      { key: 'differs/1', reason: expect.stringMatching(/ Match #7 replaces it\.$/) },
    ])
  })
})

describe('a challenged result', () => {
  const now = START + 2 * hour
  const result = { isChallenged: true, hasResult: true, ruleBy: START + 90 * day, claimableAt: START + day }
  const won: Partial<ChainMatch> = { ...result, winner: 2 }
  const voided: Partial<ChainMatch> = { ...result, isVoid: true, winner: 0 }

  function judge(match: Partial<ChainMatch>, ...fixtures: readonly Fixture[]) {
    const feeds = fixtures.map((fixture) => [fixture])
    const [judgement] = judgeChallenged(situation({ matches: [onChain(match)], feeds, now }))
    return judgement && { outcome: judgement.outcome, doubt: judgement.doubt }
  }

  test.each<[string, Partial<ChainMatch>, Fixture, Outcome | undefined]>([
    ['a winner, whatever the chain says', won, played(), 'A'],
    ['a winner of a match that was voided', voided, played({ result: { kind: 'win', winner: 2 } }), 'B'],
    ['a match that was called off', won, inFeed({ status: 'cancelled' }), 'Void'],
    ['a postponed match', voided, inFeed({ startTime: START + 3 * day, originalStartTime: START }), 'Void'],
    ['nothing while the feed says nothing', voided, inFeed(), undefined],
    ['nothing before the feed is sure', won, played({ changedAt: now - 1 }), undefined],
  ])('says %s', (_, match, fixture, outcome) => {
    expect(judge(match, fixture)).toEqual({ outcome, doubt: undefined })
  })

  test('leaves to a person what the plan would ask', () => {
    const other = played({ result: { kind: 'win', winner: 2 } })
    expect(judge(won, played(), other)).toEqual({
      outcome: undefined,
      doubt: 'feed 1: T1 since 09:00; feed 2: Gen.G since 09:00 (UTC).',
    })
    expect(judge(won, played({ result: undefined }))?.doubt).toContain('names no winner')
  })

  test('leaves out a missing result, which the plan names, and results that nobody challenges', () => {
    expect(judge({ isChallenged: true, ruleBy: START + 90 * day }, played())).toBeUndefined()
    expect(judge({ ...won, isChallenged: false }, played())).toBeUndefined()
  })
})
