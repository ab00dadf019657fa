import { describe, expect, test } from 'vitest'
import { aMatch } from './match.fixture'
import {
  challengeableAt,
  isAbandoned,
  isBettingOpen,
  isFinal,
  isOver,
  isPredictable,
  matchAbandonedAt,
  matchStatus,
} from './status'

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
    expect(matchStatus({ ...open, isFinalized: true, winner: 1 }, 2_500)).toBe('finalized')
    expect(matchStatus({ ...open, isFinalized: true, isVoid: true }, 500)).toBe('void')
  })

  test('betting is open until the end, unless closed or resolved', () => {
    expect(isBettingOpen(open, 500)).toBe(true)
    expect(isBettingOpen(open, 1_999)).toBe(true)
    expect(isBettingOpen(open, 2_000)).toBe(false)
    expect(isBettingOpen({ ...open, isBettingClosed: true }, 500)).toBe(false)
    expect(isBettingOpen({ ...open, isFinalized: true, isVoid: true }, 500)).toBe(false)
  })

  test('is abandoned a week after the end, or when the ruling period of a challenge ends', () => {
    expect(matchAbandonedAt(open)).toBe(2_000 + 604_800)
    expect(matchAbandonedAt({ ...open, isChallenged: true, ruleBy: 5_000 })).toBe(5_000)
    const named = { ...open, isFinalized: true, winner: 1, claimableAt: 3_000 } as const
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
  expect(isPredictable({ ...upcoming, isFinalized: true, isVoid: true }, START - 1)).toBe(false)
})

test('is over after the end, or after the start if betting was closed by hand', () => {
  expect(isOver(upcoming, START + 10_000)).toBe(false)
  expect(isOver(upcoming, START + 10_001)).toBe(true)
  expect(isOver({ ...upcoming, isBettingClosed: true }, START)).toBe(false)
  expect(isOver({ ...upcoming, isBettingClosed: true }, START + 1)).toBe(true)
})

test('is final once nobody can replace the result, and never while challenged', () => {
  const decided = { ...upcoming, isFinalized: true, winner: 1 as const, claimableAt: START + 20_000 }
  expect(isFinal(decided, START + 19_999)).toBe(false)
  expect(isFinal(decided, START + 20_000)).toBe(true)
  expect(isFinal({ ...decided, isChallenged: true, ruleBy: START + 30_000 }, START + 40_000)).toBe(false)
  expect(isFinal(upcoming, START + 20_000)).toBe(false)
})

test('silence can be challenged 3 days after the end', () => {
  expect(challengeableAt(upcoming)).toBe(START + 10_000 + 259_200)
})
