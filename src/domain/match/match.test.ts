import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { DAY } from '@/lib/time'
import { bondAfterRuling, bondWithoutRuling, isChallengeable, rulingDeadline } from './challenge'
import {
  challengeableAt,
  isAbandoned,
  isBettingOpen,
  isFinal,
  isOver,
  isPredictable,
  matchAbandonedAt,
  matchStatus,
  nextMoment,
  toMatch,
} from './match'
import { aMatch, aRawMatch } from './match.fixture'
import { parseMatchName } from './name'
import { outcomeId, outcomeOf, toOutcome, winningSide } from './outcome'
import { parseSource } from './resultQueries'

describe('toMatch', () => {
  test('maps times to numbers and keeps amounts', () => {
    const match = toMatch(aRawMatch({ startTime: 1_000n, endTime: 2_000n, claimableAt: 3_000n, minBet: 5n }))
    expect(match).toMatchObject({ startTime: 1_000, endTime: 2_000, claimableAt: 3_000, minBet: 5n })
  })

  test('is challenged while an arbiter has to rule', () => {
    expect(toMatch(aRawMatch({ claimableAt: 3_000n }))).toMatchObject({ isChallenged: false, ruleBy: 0 })
    expect(toMatch(aRawMatch({ claimableAt: 3_000n, ruleBy: 9_000n }))).toMatchObject({
      isChallenged: true,
      ruleBy: 9_000,
      claimableAt: 3_000,
    })
  })

  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 0],
  ])('maps the winner %i to %i', (winner, shown) => {
    expect(toMatch(aRawMatch({ winner })).winner).toBe(shown)
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
  ])('makes %j safe to render', (name, shown) => {
    expect(toMatch(aRawMatch({ id: 7n, name })).name).toBe(shown)
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
    [
      'LoL: T1 vs Gen.G — LCK Final — Map 2',
      { game: 'LoL', teamA: 'T1', teamB: 'Gen.G', event: 'LCK Final', market: { kind: 'map', map: 2 } },
    ],
    [
      'T1 vs Gen.G - LCK Final - over 3.5 MAPS',
      { teamA: 'T1', teamB: 'Gen.G', event: 'LCK Final', market: { kind: 'total', line: 3.5 } },
    ],
    [
      'T1 vs Gen.G — A — B — Map 10',
      { teamA: 'T1', teamB: 'Gen.G', event: 'A — B', market: { kind: 'map', map: 10 } },
    ],
    ['T1 vs Gen.G — Map 2', { teamA: 'T1', teamB: 'Gen.G', event: 'Map 2' }],
    ['T1 vs Gen.G — LCK — Map 0', { teamA: 'T1', teamB: 'Gen.G', event: 'LCK — Map 0' }],
    ['T1 vs Gen.G — LCK — Map 2b', { teamA: 'T1', teamB: 'Gen.G', event: 'LCK — Map 2b' }],
    ['T1 vs Gen.G — LCK — Over 3 maps', { teamA: 'T1', teamB: 'Gen.G', event: 'LCK — Over 3 maps' }],
    ['T1 vs Gen.G — LCK — First blood', { teamA: 'T1', teamB: 'Gen.G', event: 'LCK — First blood' }],
    // The game ends at the first colon.
    ['A: B: T1 vs Gen.G', { game: 'A', teamA: 'B: T1', teamB: 'Gen.G' }],
  ])('parses %j', (name, title) => {
    expect(parseMatchName(name)).toEqual({ game: undefined, event: undefined, market: undefined, ...title })
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

const START = 1_800_000_000
const upcoming = aMatch({ startTime: START, endTime: START + 10_000 })

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

  test('a result overrides the times', () => {
    expect(matchStatus({ ...open, hasResult: true, winner: 1 }, 2_500)).toBe('finalized')
    expect(matchStatus({ ...open, hasResult: true, isVoid: true }, 500)).toBe('void')
  })

  test('a challenge overrides a result, and its lack', () => {
    const challenge = { isChallenged: true, ruleBy: 9_000 }
    for (const match of [open, { ...open, hasResult: true, winner: 1 as const }])
      expect(matchStatus({ ...match, ...challenge }, 2_500)).toBe('challenged')
  })

  test('betting is open until the end, unless closed or resolved', () => {
    expect(isBettingOpen(open, 500)).toBe(true)
    expect(isBettingOpen(open, 1_999)).toBe(true)
    expect(isBettingOpen(open, 2_000)).toBe(false)
    expect(isBettingOpen({ ...open, isBettingClosed: true }, 500)).toBe(false)
    expect(isBettingOpen({ ...open, hasResult: true, isVoid: true }, 500)).toBe(false)
  })

  test('waits for its start, its end and the ruling on a challenge', () => {
    expect(nextMoment(open, 999)).toEqual({ event: 'startsIn', time: 1_000 })
    expect(nextMoment(open, 1_999)).toEqual({ event: 'endsIn', time: 2_000 })
    expect(nextMoment(open, 2_000)).toBeUndefined()
    const challenged = { ...open, isChallenged: true, ruleBy: 5_000 }
    expect(nextMoment(challenged, 4_999)).toEqual({ event: 'rulingWithin', time: 5_000 })
    expect(nextMoment(challenged, 5_000)).toBeUndefined()
  })

  test('is abandoned a week after the end, or when the ruling period of a challenge ends', () => {
    expect(matchAbandonedAt(open)).toBe(2_000 + 604_800)
    expect(matchAbandonedAt({ ...open, isChallenged: true, ruleBy: 5_000 })).toBe(5_000)
    const named = { ...open, hasResult: true, winner: 1, claimableAt: 3_000 } as const
    const challenged = { ...named, isChallenged: true, ruleBy: 5_000 }
    expect(isAbandoned(challenged, 4_999)).toBe(false)
    expect(isAbandoned(challenged, 5_000)).toBe(true)
    expect(isAbandoned(named, 2_000 + 604_800)).toBe(false)
  })
})

test('can be predicted until it starts, is closed or has a result', () => {
  expect(isPredictable(upcoming, START - 1)).toBe(true)
  expect(isPredictable(upcoming, START)).toBe(false)
  expect(isPredictable({ ...upcoming, isBettingClosed: true }, START - 1)).toBe(false)
  expect(isPredictable({ ...upcoming, hasResult: true, isVoid: true }, START - 1)).toBe(false)
})

test('is over after the end, or after the start if betting was closed by hand', () => {
  expect(isOver(upcoming, START + 10_000)).toBe(false)
  expect(isOver(upcoming, START + 10_001)).toBe(true)
  expect(isOver({ ...upcoming, isBettingClosed: true }, START)).toBe(false)
  expect(isOver({ ...upcoming, isBettingClosed: true }, START + 1)).toBe(true)
})

test('is final once nobody can replace the result, and never while challenged', () => {
  const decided = { ...upcoming, hasResult: true, winner: 1 as const, claimableAt: START + 20_000 }
  expect(isFinal(decided, START + 19_999)).toBe(false)
  expect(isFinal(decided, START + 20_000)).toBe(true)
  expect(isFinal({ ...decided, isChallenged: true, ruleBy: START + 30_000 }, START + 40_000)).toBe(false)
  expect(isFinal(upcoming, START + 20_000)).toBe(false)
})

test('silence can be challenged 3 days after the end', () => {
  expect(challengeableAt(upcoming)).toBe(START + 10_000 + 259_200)
})

test.each([
  ['None', 0, undefined],
  ['A', 1, 1],
  ['B', 2, 2],
  ['Void', 3, undefined],
] as const)('%s is %i in the contract', (outcome, id, side) => {
  expect(toOutcome(id)).toBe(outcome)
  expect(outcomeId(outcome)).toBe(id)
  expect(winningSide(outcome)).toBe(side)
})

test('a match has the outcome of its result', () => {
  expect(outcomeOf(aMatch())).toBe('None')
  expect(outcomeOf(aMatch({ hasResult: true, winner: 2 }))).toBe('B')
  expect(outcomeOf(aMatch({ hasResult: true, isVoid: true }))).toBe('Void')
})

const END = 1_800_010_000
const arbiter = '0x00000000000000000000000000000000000000bb'
const open = aMatch({ endTime: END })
const named = aMatch({ hasResult: true, winner: 2, claimableAt: END + 100 })

test.each([
  ['a result in the last second of its window', named, END + 99, true],
  ['a final result', named, END + 100, false],
  ['a challenged result', { ...named, isChallenged: true, ruleBy: END + DAY }, END, false],
  ['silence a second too early', open, END + 3 * DAY - 1, false],
  ['silence after three days', open, END + 3 * DAY, true],
  ['silence in the last second of the seventh day', open, END + 7 * DAY - 1, true],
  ['silence after a week, which only ends in a void', open, END + 7 * DAY, false],
] as const)('%s', (_, match, now, can) => {
  expect(isChallengeable(match, false, arbiter, now)).toBe(can)
})

test('nobody challenges a ruled result, or one without an arbiter', () => {
  expect(isChallengeable(named, true, arbiter, END)).toBe(false)
  expect(isChallengeable(named, false, zeroAddress, END)).toBe(false)
})

test('the ruling period starts once a winner can be named, or at once before the start', () => {
  const { startTime } = open
  expect(rulingDeadline(open, 3 * DAY, END + 1)).toBe(END + 1 + 3 * DAY)
  expect(rulingDeadline(open, 3 * DAY, END)).toBe(END + 3 * DAY)
  expect(rulingDeadline(open, 3 * DAY, startTime)).toBe(END + 3 * DAY)
  expect(rulingDeadline(open, 3 * DAY, startTime - 1)).toBe(startTime - 1 + 3 * DAY)
  const closed = { ...open, isBettingClosed: true }
  expect(rulingDeadline(closed, 3 * DAY, startTime + 50)).toBe(END + 3 * DAY)
})

test('the bond becomes a fee if the result stands, and comes back if it changes or there was none', () => {
  expect(bondAfterRuling('B', 'B')).toBe('fee')
  expect(bondAfterRuling('B', 'A')).toBe('returned')
  expect(bondAfterRuling('B', 'Void')).toBe('returned')
  expect(bondAfterRuling('Void', 'Void')).toBe('fee')
  for (const ruling of ['A', 'B', 'Void'] as const) expect(bondAfterRuling('None', ruling)).toBe('returned')
})

test('without a ruling, the bond of a challenged result is burned', () => {
  expect(bondWithoutRuling('A')).toBe('burned')
  expect(bondWithoutRuling('Void')).toBe('burned')
  expect(bondWithoutRuling('None')).toBe('returned')
})

test('links an https page and names its host', () => {
  expect(parseSource('https://lolesports.com/en/match/1?tab=2')).toEqual({
    href: 'https://lolesports.com/en/match/1?tab=2',
    host: 'lolesports.com',
  })
  // Its е is Cyrillic.
  expect(parseSource('https://lolеsports.com/')?.host).toMatch(/^xn--/)
})

test.each([
  '',
  'lolesports.com',
  'http://lolesports.com',
  'javascript:alert(1)',
  'https://lolesports.com@evil.example',
])('links nothing for %s', (text) => {
  expect(parseSource(text)).toBeUndefined()
})
