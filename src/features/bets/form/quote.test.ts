import { expect, test } from 'vitest'
import { floorOf, oddsMove, type Quote } from './quote'
import { NO_ODDS_LIMIT } from './stakeRules'

const quote: Quote = { side: 1, stake: 1_000n, payout: 2_000n, times: 2 }
const paying = (payout: bigint): Quote => ({ ...quote, payout, times: Number(payout) / 1_000 })

test.each([
  ['the same', 2_000n, 1_000, undefined],
  ['better', 2_500n, 1_000, { from: 2, to: 2.5, isBeyond: false }],
  ['worse, at the tolerance', 1_900n, 1_000, { from: 2, to: 1.9, isBeyond: false }],
  ['worse, a wei beyond it', 1_899n, 1_000, { from: 2, to: 1.899, isBeyond: true }],
  ['worse, without protection', 1_000n, NO_ODDS_LIMIT, { from: 2, to: 1, isBeyond: false }],
])('odds that are %s', (_, payout, toleranceBps, move) => {
  expect(oddsMove(quote, paying(payout), toleranceBps)).toEqual(move)
})

test('the floor is the quote’s, whatever the stake pays now', () => {
  expect(floorOf(quote, 1_000)).toBe(1_900n)
  expect(floorOf(quote, NO_ODDS_LIMIT)).toBeUndefined()
})
