import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { payableRoom, stakeRoom } from './stakeRoom'

const START = 1_000
const match = aMatch({ startTime: START, endTime: 2_000, maxBet: 100n, liveCapBps: 1_000 })
const withEarlyBets = { ...match, totalPoolA: 500n, totalPoolB: 5_000n }

test.each([
  ['nothing held', match, 0n, START - 1, { max: 100n, bound: 'match' }],
  ['a position held', match, 40n, START - 1, { max: 60n, bound: 'position' }],
  ['a position beyond the maximum', match, 101n, START - 1, { max: 0n, bound: 'position' }],
  ['a full position', match, 100n, START - 1, { max: 0n, bound: 'position' }],
  ['before the start, whatever the pools', withEarlyBets, 0n, START - 1, { max: 100n, bound: 'match' }],
  ['live, nobody came early', match, 0n, START, { max: 100n, bound: 'match' }],
  ['live, a small side', withEarlyBets, 0n, START, { max: 50n, bound: 'liveCap' }],
  ['live, cap equal to what is left', withEarlyBets, 50n, START, { max: 50n, bound: 'position' }],
  ['live, cap one wei below what is left', withEarlyBets, 49n, START, { max: 50n, bound: 'liveCap' }],
  [
    'live, cap used up',
    { ...withEarlyBets, totalPoolA: 550n, livePoolA: 50n },
    0n,
    START,
    { max: 0n, bound: 'liveCap' },
  ],
] as const)('%s', (_, of, held, now, room) => {
  expect(stakeRoom(of, 1, held, now, undefined)).toEqual(room)
})

test('each side has its own live room', () => {
  expect(stakeRoom(withEarlyBets, 2, 0n, START, undefined)).toEqual({ max: 100n, bound: 'match' })
})

test.each([
  [undefined, undefined, { max: 100n, bound: 'match' }],
  [100n, 100n, { max: 100n, bound: 'match' }],
  [99n, undefined, { max: 99n, bound: 'dailyLimit' }],
  [undefined, 0n, { max: 0n, bound: 'balance' }],
  [40n, 50n, { max: 40n, bound: 'dailyLimit' }],
  [50n, 40n, { max: 40n, bound: 'balance' }],
] as const)('with %s left of the daily limit and a balance of %s', (daily, balance, room) => {
  expect(payableRoom(stakeRoom(match, 1, 0n, START - 1, daily), balance)).toEqual(room)
})
