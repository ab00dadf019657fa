import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { DAY, HOUR } from '@/lib/time'
import { checkNewTournament, choosableMatches, type NewTournamentDraft, timesOf } from './newTournament'

const NOW = 1_800_000_000
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

test('turns a valid draft into the contract’s arguments', () => {
  expect(checkNewTournament(draft, NOW)).toEqual({
    problems: {},
    tournament: {
      name: 'Spring cup',
      startTime: NOW + HOUR,
      endTime: NOW + DAY,
      entryFee: 10n ** 17n,
      matchIds: [1n, 2n],
    },
  })
})

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => match(BigInt(index + 1), HOUR, DAY))

test.each<[string, Partial<NewTournamentDraft>, object]>([
  ['a name of 102 bytes', { name: 'ü'.repeat(51) }, { name: 'tooLong' }],
  ['a name of 100 bytes', { name: 'ü'.repeat(50) }, {}],
  ['no start', { start: { ok: false, reason: 'empty' } }, { start: 'empty' }],
  ['a start in the past', { start: at(NOW - DAY) }, {}],
  ['an end in 180 days', { end: at(NOW + 180 * DAY) }, {}],
  ['a later end', { end: at(NOW + 180 * DAY + 1) }, { end: 'tooFar' }],
  ['no fee', { fee: '' }, { fee: 'empty' }],
  ['a malformed fee', { fee: '1,000.5' }, { fee: 'severalSeparators' }],
  ['a free entry', { fee: '0' }, {}],
  ['no match', { matches: [] }, { matches: 'none' }],
  ['64 matches', { matches: many(64) }, {}],
  ['65 matches', { matches: many(65) }, { matches: 'tooMany' }],
  ['a match that ends later', { matches: [...many(1), match(2n, HOUR, DAY + 1)] }, { matches: 'late' }],
])('checks %s', (_, overrides, problems) => {
  expect(checkNewTournament({ ...draft, ...overrides }, NOW).problems).toEqual(problems)
})

test('offers matches that can still be predicted, by start time', () => {
  const open = [
    match(5n, 2 * HOUR, DAY),
    match(4n, HOUR, DAY),
    match(3n, 0, DAY),
    { ...match(6n, 3 * HOUR, DAY), isBettingClosed: true },
    { ...match(1n, HOUR, DAY), hasResult: true, isVoid: true },
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
