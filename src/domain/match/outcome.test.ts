import { expect, test } from 'vitest'
import { aMatch } from './match.fixture'
import { outcomeId, outcomeOf, toOutcome, winningSide } from './outcome'

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
  expect(outcomeOf(aMatch({ isFinalized: true, winner: 2 }))).toBe('B')
  expect(outcomeOf(aMatch({ isFinalized: true, isVoid: true }))).toBe('Void')
})
