import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { chooseExample } from './Example'

const NOW = 1_000
const match = (id: bigint, startTime: number, a: string, b: string, changes = {}) =>
  aMatch({
    id,
    startTime,
    endTime: 9_000,
    minBet: parseEther('0.1'),
    totalPoolA: parseEther(a),
    totalPoolB: parseEther(b),
    ...changes,
  })

test('bets the minimum on the smaller side of the first match that somebody bet on', () => {
  const chosen = chooseExample(
    [
      match(1n, 4_000, '5', '5'),
      match(2n, 2_000, '0', '0'),
      match(3n, 3_000, '0.9', '0.4', { minBet: parseEther('0.2') }),
    ],
    NOW,
  )
  // 0.2 of 0.6 on side 2 gets a third of 0.9, less 8 %.
  expect(chosen).toMatchObject({ match: { id: 3n }, side: 2, payout: parseEther('0.476') })
})

test('takes no map, whose teams would stand for the match', () => {
  const map = match(1n, 2_000, '1', '1', { name: 'LoL: T1 vs Gen.G — LCK — Map 2' })
  expect(chooseExample([map], NOW)).toBeUndefined()
})

test('takes no side of a live pool without room for a bet', () => {
  const live = { livePoolA: parseEther('3'), livePoolB: parseEther('2.95'), liveCapBps: 0 }
  const full = match(1n, 500, '3', '2.95', { ...live, maxBet: parseEther('3') })
  expect(chooseExample([full], NOW)).toBeUndefined()
})

test('pays to the last decimal of the odds', () => {
  // In floating point, 2.002 times a million is less than 2,002,000.
  const chosen = chooseExample([match(1n, 2_000, '1.002', '0.9', { feeBps: 0 })], NOW)
  expect(chosen).toMatchObject({ payout: parseEther('0.2002') })
})

test('takes no match that is closed', () => {
  const closed = match(1n, 2_000, '1', '1', { isBettingClosed: true })
  expect(chooseExample([closed], NOW)).toBeUndefined()
})
