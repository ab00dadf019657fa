import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { minPayoutOf, payableRoom, poolClosesAt, quickStakes, stakeRoom } from './stakeRules'

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
] as const)('room with %s', (_, of, held, now, room) => {
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

test.each([
  ['the minimum, then round ones', '0.001', '1', ['0.001', '0.01', '0.05', '0.1']],
  ['a minimum that is a round one stands once', '0.01', '1', ['0.01', '0.05', '0.1', '0.5']],
  ['up to the maximum, itself included', '0.02', '0.1', ['0.02', '0.05', '0.1']],
  ['none above the maximum', '0.02', '0.099', ['0.02', '0.05']],
  ['minimum and maximum are one', '0.03', '0.03', ['0.03']],
  ['from one to fifty', '0.7', '1000', ['0.7', '1', '5', '10']],
  ['odd and large', '7.5', '1000', ['7.5', '10', '50']],
  ['beyond the ladder', '60', '1000', ['60']],
])('quick stakes: %s', (_, min, max, stakes) => {
  expect(quickStakes({ minBet: parseEther(min), maxBet: parseEther(max) })).toEqual(
    stakes.map((stake) => parseEther(stake)),
  )
})

test.each([
  [1_000n, 2_000n, 500, 1_950n],
  [1_000n, 2_000n, 0, 2_000n],
  [1_000n, 2_000n, 10_000, 1_000n],
  [1_000n, 1_001n, 500, 1_000n],
  [1_000n, 1_000n, 500, 1_000n],
])('a stake of %s that pays %s, with a tolerance of %s bps, accepts %s', (stake, payout, bps, least) => {
  expect(minPayoutOf(stake, payout, bps)).toBe(least)
})

test.each([
  ['before the start', 9_398, 9_999],
  ['a second before it', 9_999, 9_999],
  ['from the start on', 10_000, 19_999],
])('a bet %s is for the pool that is open then', (_, now, closesAt) => {
  expect(poolClosesAt(aMatch({ startTime: 10_000, endTime: 20_000 }), now)).toBe(closesAt)
})
