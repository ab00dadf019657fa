import { expect, test } from 'vitest'
import { previewBet } from '@/domain/bet/payout'
import { aMatch } from '@/domain/match/match.fixture'
import { en } from '@/i18n/en/catalogue'
import { betWarning } from './BetPreview'

const START = 1_000
const { warnings } = en.betPayout

function warningOf(
  figures: object,
  { otherPool = 1n, gasCost }: { otherPool?: bigint; gasCost?: bigint } = {},
) {
  const match = aMatch({ startTime: START, totalPoolB: otherPool })
  const preview = { ...previewBet(match, 1, 10n, { early: 0n, live: 0n }, START - 1), ...figures }
  return betWarning({ match, side: 1, stake: 10n, preview, coin: 'WETH', gasCost }, START - 1, en)
}

test.each([
  ['nobody on the other side', 0n, 0n, 10n, warnings.nobodyOpposite.early('Gen.G')],
  ['too little there to be shared', 0n, 1n, undefined, warnings.noProfit],
  ['a wei below what gas costs', 9n, 100n, 10n, warnings.profitBelowGas('<0.0001', 'ETH')],
  ['as much as gas costs', 10n, 100n, 10n, undefined],
  ['gas not known, or not paid in ether', 1n, 100n, undefined, undefined],
])('%s', (_, profit, otherPool, gasCost, warning) => {
  const multipliers = { multiplierBefore: 2, multiplierAfter: 1.6 }
  expect(warningOf({ profit, ...multipliers }, { otherPool, gasCost })).toBe(warning)
})

test.each([
  [2, 1.59, warnings.oddsCut('2.00×', '1.59×')],
  [undefined, 1.1, undefined],
  [2, 1.0499, warnings.lowOdds('<0.0001 WETH', '<0.0001 WETH')],
  [1.06, 1.05, undefined],
])('a stake that takes the odds from %s to %s', (multiplierBefore, multiplierAfter, warning) => {
  expect(warningOf({ profit: 10n, multiplierBefore, multiplierAfter })).toBe(warning)
})
