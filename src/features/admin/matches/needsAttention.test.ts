import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { isAbandoned } from '@/domain/match/status'
import {
  inDisputeWindow,
  isCorrectable,
  isFinalizable,
  needingAttention,
  openChallenges,
} from './needsAttention'

const END = 1_800_000_000
const WEEK = 7 * 24 * 60 * 60

test('takes a winner within a week after the end', () => {
  const match = aMatch({ endTime: END })
  expect(isFinalizable(match, END)).toBe(false)
  expect(isFinalizable(match, END + 1)).toBe(true)
  expect(isFinalizable(match, END + WEEK - 1)).toBe(true)
  expect(isFinalizable(match, END + WEEK)).toBe(false)
  expect(isAbandoned(match, END + WEEK - 1)).toBe(false)
  expect(isAbandoned(match, END + WEEK)).toBe(true)
  expect(isFinalizable(aMatch({ endTime: END, isFinalized: true }), END + 1)).toBe(false)
  expect(isAbandoned(aMatch({ endTime: END, isFinalized: true }), END + WEEK)).toBe(false)
})

test('takes a winner after the start if betting was closed by hand', () => {
  const match = aMatch({ startTime: END - 100, endTime: END, isBettingClosed: true })
  expect(isFinalizable(match, END - 100)).toBe(false)
  expect(isFinalizable(match, END - 99)).toBe(true)
})

test('leaves a challenged result to its arbiter until the ruling period ends', () => {
  const named = aMatch({
    isFinalized: true,
    winner: 1,
    claimableAt: END + WEEK,
    isChallenged: true,
    ruleBy: END,
  })
  expect(isCorrectable(named, END - 1)).toBe(false)
  expect(isFinalizable(named, END - 1)).toBe(false)
  expect(isAbandoned(named, END - 1)).toBe(false)
  expect(isAbandoned(named, END)).toBe(true)
})

test('still takes the winner of a challenged match without a result', () => {
  const silence = aMatch({ endTime: END - WEEK, isChallenged: true, ruleBy: END })
  expect(isFinalizable(silence, END - 1)).toBe(true)
  expect(isFinalizable(silence, END)).toBe(false)
  expect(isAbandoned(silence, END)).toBe(true)
})

test('puts the challenge first whose ruling is due first', () => {
  const challenged = (id: bigint, ruleBy: number) => aMatch({ id, isChallenged: true, ruleBy })
  const matches = [challenged(1n, END + 5), challenged(2n, END), aMatch({ id: 3n }), challenged(4n, END)]
  expect(openChallenges(matches).map(({ id }) => Number(id))).toEqual([2, 4, 1])
})

test('corrects a result before claims open', () => {
  const match = aMatch({ isFinalized: true, winner: 1, claimableAt: END })
  expect(isCorrectable(match, END - 1)).toBe(true)
  expect(isCorrectable(match, END)).toBe(false)
  expect(isCorrectable(aMatch(), END - 1)).toBe(false)
})

test('sorts by end time, then by stakes', () => {
  const matches = [
    aMatch({ id: 1n, endTime: END, totalPoolA: 5n }),
    aMatch({ id: 2n, endTime: END - 10, totalPoolB: 1n }),
    aMatch({ id: 3n, endTime: END, totalPoolA: 4n, totalPoolB: 4n }),
    aMatch({ id: 4n, endTime: END, totalPoolB: 5n }),
    aMatch({ id: 5n, endTime: END + 100 }),
    aMatch({ id: 6n, endTime: END - 20, isFinalized: true }),
  ]
  const ids = (order: 'longest' | 'money') =>
    needingAttention(matches, order, END + 1).map(({ id }) => Number(id))
  expect(ids('longest')).toEqual([2, 3, 1, 4])
  expect(ids('money')).toEqual([3, 1, 4, 2])
  matches.reverse()
  expect(ids('longest')).toEqual([2, 3, 1, 4])
  expect(ids('money')).toEqual([3, 1, 4, 2])
})

test('puts the result first that becomes final first', () => {
  const matches = [
    aMatch({ id: 1n, isFinalized: true, claimableAt: END + 20 }),
    aMatch({ id: 2n, isFinalized: true, claimableAt: END + 10 }),
    aMatch({ id: 3n, isFinalized: true, claimableAt: END }),
    aMatch({ id: 4n, endTime: END - 10 }),
  ]
  expect(inDisputeWindow(matches, END).map(({ id }) => Number(id))).toEqual([2, 1])
})
