import { expect, test } from 'vitest'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { showLocalized } from '@/testing/testApp'
import { Depth, poolState } from './MatchPools'

const match = aMatch({ totalPoolA: 3n, totalPoolB: 2n, livePoolA: 1n })
const { startTime, endTime } = match

test('opens the early pool until the start and the live pool until the end', () => {
  expect(poolState(match, 'early', startTime - 1)).toBe('open')
  expect(poolState(match, 'early', startTime)).toBe('closed')
  expect(poolState(match, 'live', startTime)).toBe('open')
  expect(poolState(match, 'live', endTime)).toBe('closed')
  expect(poolState({ ...match, isBettingClosed: true }, 'live', startTime)).toBe('closed')
})

test('refunds a pool without a bet on the winner, and both of a void match', () => {
  const won = { ...match, hasResult: true, winner: 2 } as const
  expect(poolState(won, 'early', endTime)).toBe('closed')
  expect(poolState(won, 'live', endTime)).toBe('refunded')
  expect(poolState({ ...won, isChallenged: true }, 'live', endTime)).toBe('closed')
  const isVoid = { ...match, hasResult: true, isVoid: true }
  expect(poolState(isVoid, 'early', endTime)).toBe('refunded')
  expect(poolState({ ...isVoid, totalPoolA: 2n, livePoolA: 0n }, 'live', endTime)).toBe('closed')
})

const ETHER = 10n ** 18n

test.each<[string, Partial<Match>, string]>([
  ['the largest bet, below the smallest in the button', { maxBet: 10n * ETHER }, '5.60× for 10'],
  ['nothing that the button has', { totalPoolA: ETHER, maxBet: ETHER }, ''],
])('says the odds of %s', (_, changes, text) => {
  const sides = aMatch({ totalPoolB: 50n * ETHER, minBet: ETHER, ...changes })
  expect(
    showLocalized(<Depth match={sides} side={1} now={sides.startTime - 1} />).container.textContent,
  ).toBe(text)
})
