import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { chooseNextMatch, outlookOf } from './PlacedBet'

const NOW = 1_000
const matchAt = (id: bigint, startTime: number, endTime: number, name = 'A vs B') =>
  aMatch({ id, startTime, endTime, name })

const current = matchAt(1n, 1_100, 2_000, 'LoL: T1 vs Gen.G — LCK')
const soon = matchAt(2n, 1_200, 2_000)
const later = matchAt(3n, 1_300, 2_000)
const ofEvent = matchAt(8n, 1_400, 2_000, 'LoL: KT vs DRX — LCK')
const live = matchAt(4n, 900, 1_500)
const liveLonger = matchAt(5n, 800, 1_600)
const ended = matchAt(6n, 100, NOW)
const closed = { ...matchAt(7n, 1_001, 2_000), isBettingClosed: true }

test.each([
  ['the first to start', [later, current, soon, live, closed, ended], soon],
  ['the first of the same event', [soon, ofEvent, live], ofEvent],
  ['a live one if none is upcoming', [live, current, liveLonger, closed], liveLonger],
  ['none but this one', [current, ended, closed], undefined],
])('offers %s', (_, matches, next) => {
  expect(chooseNextMatch(matches, current, NOW)).toBe(next)
})

test.each([
  ['the receipt', { totalPoolB: 50n }, 1.92],
  ['the match, once it is newer', { totalPoolA: 100n, totalPoolB: 300n }, 3.76],
])('reckons the odds with the stakes of %s', (_, totals, times) => {
  const stakes = { 1: 100n, 2: 100n }
  const placed = { matchId: 1n, account: zeroAddress, amount: 100n, side: 1, pool: 'early', stakes } as const
  expect(outlookOf(aMatch(totals), placed)).toMatchObject({ times, unmatched: 0n })
})
