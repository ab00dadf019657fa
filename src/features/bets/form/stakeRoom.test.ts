import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { payableRoom, stakeRoom } from './stakeRoom'

const START = 1_000
const match = aMatch({ startTime: START, endTime: 2_000, maxBet: 100n, liveCapBps: 1_000 })
// The live room of each side is 100 + 10 % of 500 − live.
const withEarlyBets = { ...match, totalPoolA: 300n, totalPoolB: 200n }
const live = (stakes: bigint) => ({ ...withEarlyBets, totalPoolA: 300n + stakes, livePoolA: stakes })

test.each([
  ['nothing held', match, 0n, START - 1, { max: 100n, bound: 'match' }],
  ['a position held', match, 40n, START - 1, { max: 60n, bound: 'position' }],
  ['a position beyond the maximum', match, 101n, START - 1, { max: 0n, bound: 'position' }],
  ['a full position', match, 100n, START - 1, { max: 0n, bound: 'position' }],
  ['before the start, whatever the pools', withEarlyBets, 0n, START - 1, { max: 100n, bound: 'match' }],
  ['live, nobody came early', match, 0n, START, { max: 100n, bound: 'match' }],
  ['live, cap equal to what is left', live(50n), 0n, START, { max: 100n, bound: 'match' }],
  ['live, cap one wei below what is left', live(51n), 0n, START, { max: 99n, bound: 'liveCap' }],
  ['live, less left of the position than of the cap', live(51n), 2n, START, { max: 98n, bound: 'position' }],
  ['live, cap used up', live(150n), 0n, START, { max: 0n, bound: 'liveCap' }],
] as const)('%s', (_, of, held, now, room) => {
  expect(stakeRoom(of, 1, held, now, undefined)).toEqual(room)
})

test('each side has its own live room', () => {
  expect(stakeRoom(live(150n), 2, 0n, START, undefined)).toEqual({ max: 100n, bound: 'match' })
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
