import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { followEvents, type Watched } from './followEvents'

const START = 10_000
const match = aMatch({ id: 1n, startTime: START, endTime: START + 1_000, totalPoolA: 100n, totalPoolB: 100n })
const won = { ...match, hasResult: true, winner: 1 as const, claimableAt: START + 2_000 }

const moment = (rest: Partial<Watched> = {}): Watched => ({
  now: START - 60,
  matches: [match],
  odds: new Map(),
  account: zeroAddress,
  claims: [],
  ...rest,
})

const told = (before: Partial<Watched>, after: Partial<Watched>) =>
  followEvents(moment(before), moment(after)).map((event) =>
    [event.kind, event.kind === 'claimable' ? event.matchId : event.match.id].join(' '),
  )

describe('the start', () => {
  test.each([
    [START - 1, START, ['started 1']],
    [START - 1, START + 5_000, ['started 1']],
    [START - 2, START - 1, []],
    [START, START + 1, []],
  ])('from %s to %s', (from, to, events) => {
    expect(told({ now: from }, { now: to })).toEqual(events)
  })

  test('of a match that is void, or was not followed before, is nothing new', () => {
    const isVoid = { ...match, hasResult: true, isVoid: true }
    expect(told({ matches: [isVoid] }, { now: START, matches: [isVoid] })).toEqual([])
    expect(told({ matches: [] }, { now: START })).toEqual([])
  })
})

describe('the result', () => {
  test.each([won, { ...match, hasResult: true, isVoid: true }])('is told once it is named', (named) => {
    expect(told({}, { matches: [named] })).toEqual(['result 1'])
    expect(told({ matches: [named] }, { matches: [named] })).toEqual([])
    expect(told({ matches: [] }, { matches: [named] })).toEqual([])
  })

  test('is not a challenge of its absence', () => {
    expect(told({}, { matches: [{ ...match, isChallenged: true, ruleBy: START + 9_000 }] })).toEqual([])
  })
})

test('a series starts and ends once, with its winner', () => {
  const name = 'LoL: T1 vs Gen.G — LCK Final'
  const series = [
    { ...match, name: `${name} — Map 1`, id: 2n },
    { ...match, name, id: 1n },
  ]
  expect(told({ matches: series }, { matches: series, now: START })).toEqual(['started 1'])
  const [mapOne = match, winner = match] = series
  expect(told({ matches: series }, { matches: [{ ...mapOne, hasResult: true, winner: 1 }, winner] })).toEqual(
    [],
  )
  const [event] = followEvents(
    moment({ matches: series, now: START - 1 }),
    moment({ matches: series, now: START }),
  )
  const [alone] = followEvents(
    moment({ matches: [mapOne], now: START - 1 }),
    moment({ matches: [mapOne], now: START }),
  )
  expect(alone?.key).toBe(event?.key)
})

describe('the odds', () => {
  // Team A pays 1 + 0.92 × B ÷ A.
  const paying = (totalPoolB: bigint) => ({ matches: [{ ...match, totalPoolB }] })
  const odds = (least: number) => ({ odds: new Map([['1:1', least]]) })

  test.each([
    [100n, 200n, 2.84, ['odds 1']],
    [100n, 200n, 2.85, []],
    [200n, 300n, 2.84, []],
    [300n, 200n, 2.84, []],
  ])('of stakes %s and then %s against an alert at %s', (from, to, least, events) => {
    expect(told({ ...paying(from), ...odds(least) }, { ...paying(to), ...odds(least) })).toEqual(events)
  })

  test('that are reached as the alert is set are nothing new', () => {
    expect(told(paying(200n), { ...paying(200n), ...odds(2) })).toEqual([])
    expect(told(paying(100n), { ...paying(200n), ...odds(2) })).toEqual(['odds 1'])
  })

  test('count from the first bet against a side, and only while bets are taken', () => {
    const bare = { matches: [{ ...match, totalPoolA: 0n, totalPoolB: 0n, minBet: 1n, maxBet: 1n }] }
    expect(told({ ...bare, ...odds(2) }, { ...paying(200n), ...odds(2) })).toEqual(['odds 1'])
    const closed = { matches: [{ ...match, totalPoolB: 200n, isBettingClosed: true }] }
    expect(told(odds(2), { ...closed, ...odds(2) })).toEqual([])
  })
})

describe('a claim', () => {
  const claims = [{ matchId: 7n, amount: 5n }]
  test('is told once it can be made', () => {
    expect(told({}, { claims })).toEqual(['claimable 7'])
    expect(told({ claims }, { claims: [...claims, { matchId: 8n, amount: 1n }] })).toEqual(['claimable 8'])
    expect(told({ claims }, { claims: [] })).toEqual([])
  })

  test('that was there when it was first read, or is another account’s, is nothing new', () => {
    expect(told({ claims: undefined }, { claims })).toEqual([])
    expect(told({}, { claims, account: '0x0000000000000000000000000000000000000001' })).toEqual([])
  })
})
