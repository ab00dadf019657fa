import { describe, expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { checkNewTournament, choosableMatches, type NewTournamentDraft, timesOf } from './newTournament'

const NOW = 1_800_000_000
const HOUR = 60 * 60
const DAY = 24 * HOUR
const at = (time: number) => ({ ok: true as const, time })
const match = (id: bigint, startsIn: number, endsIn: number) =>
  aMatch({ id, startTime: NOW + startsIn, endTime: NOW + endsIn })

const draft: NewTournamentDraft = {
  name: ' Spring  cup ',
  start: at(NOW + HOUR),
  end: at(NOW + DAY),
  fee: '0,1',
  matches: [match(1n, HOUR, 2 * HOUR), match(2n, 2 * HOUR, DAY)],
}

function problemsOf(overrides: Partial<NewTournamentDraft>) {
  const checked = checkNewTournament({ ...draft, ...overrides }, NOW)
  return checked.ok ? {} : checked.problems
}

test('turns a valid draft into the contract’s arguments', () => {
  expect(checkNewTournament(draft, NOW)).toEqual({
    ok: true,
    tournament: {
      name: 'Spring cup',
      startTime: NOW + HOUR,
      endTime: NOW + DAY,
      entryFee: 10n ** 17n,
      matchIds: [1n, 2n],
    },
  })
})

describe('reports by field', () => {
  test('a missing name, or one of more than 100 bytes', () => {
    expect(problemsOf({ name: ' ' })).toEqual({ name: 'empty' })
    expect(problemsOf({ name: 'ü'.repeat(51) })).toEqual({ name: 'tooLong' })
    expect(problemsOf({ name: 'ü'.repeat(50) })).toEqual({})
  })

  test('missing, reversed and too distant times', () => {
    expect(problemsOf({ start: { ok: false, reason: 'empty' } })).toEqual({ start: 'empty' })
    expect(problemsOf({ end: { ok: false, reason: 'notATime' } })).toEqual({ end: 'notATime' })
    expect(problemsOf({ start: at(NOW + DAY) })).toEqual({ end: 'notAfterStart' })
    expect(problemsOf({ end: at(NOW + 180 * DAY) })).toEqual({})
    expect(problemsOf({ end: at(NOW + 180 * DAY + 1) })).toEqual({ end: 'tooFar' })
  })

  test('a missing or malformed fee, but not a free one', () => {
    expect(problemsOf({ fee: '' })).toEqual({ fee: 'empty' })
    expect(problemsOf({ fee: '1,000.5' })).toEqual({ fee: 'severalSeparators' })
    expect(problemsOf({ fee: '0' })).toEqual({})
  })

  test('no match, more than 64, or one that ends later', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => match(BigInt(index + 1), HOUR, DAY))
    expect(problemsOf({ matches: [] })).toEqual({ matches: 'none' })
    expect(problemsOf({ matches: many(64) })).toEqual({})
    expect(problemsOf({ matches: many(65) })).toEqual({ matches: 'tooMany' })
    expect(problemsOf({ matches: [match(1n, HOUR, DAY + 1)] })).toEqual({ matches: 'late' })
    expect(problemsOf({ matches: [match(1n, HOUR, DAY), match(2n, HOUR, DAY + 1)] })).toEqual({
      matches: 'late',
    })
  })
})

test('accepts a start in the past', () => {
  expect(problemsOf({ start: at(NOW - DAY) })).toEqual({})
})

test('offers matches that can still be predicted, by start time', () => {
  const open = [
    match(5n, 2 * HOUR, DAY),
    match(4n, HOUR, DAY),
    match(3n, 0, DAY),
    { ...match(6n, 3 * HOUR, DAY), isBettingClosed: true },
    { ...match(1n, HOUR, DAY), isFinalized: true, isVoid: true },
  ]
  expect(choosableMatches(open, NOW).map(({ id }) => id)).toEqual([4n, 5n])
  const atOnce = [match(9n, HOUR, DAY), match(8n, HOUR, DAY), match(7n, 2 * HOUR, DAY)]
  expect(choosableMatches(atOnce, NOW).map(({ id }) => id)).toEqual([8n, 9n, 7n])
  expect(choosableMatches(atOnce.toReversed(), NOW).map(({ id }) => id)).toEqual([8n, 9n, 7n])
})

test('rounds the matches’ times outwards to whole minutes', () => {
  expect(timesOf([match(1n, HOUR + 1, 2 * HOUR), match(2n, 2 * HOUR, DAY + 1)])).toEqual({
    start: NOW + HOUR,
    end: NOW + DAY + 60,
  })
  expect(timesOf([])).toBeUndefined()
})
