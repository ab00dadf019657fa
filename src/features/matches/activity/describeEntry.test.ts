import { zeroAddress, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { english } from '@/i18n/english.fixture'
import { type ActivityEntry, describeEntry } from './activity'

const common = {
  id: '1-0',
  time: 1_800_000_000,
  block: 1n,
  logIndex: 0,
  by: zeroAddress,
  transaction: zeroHash,
  amount: 0n,
  side: 0,
  poolA: 0n,
  poolB: 0n,
  isLive: false,
}
const match = aMatch({ name: 'T1 vs Gen.G' })

test.each<[ActivityEntry, string]>([
  [{ ...common, kind: 'bet', side: 2, amount: 15n * 10n ** 17n }, '1.5 WETH on Gen.G'],
  [{ ...common, kind: 'result', side: 1 }, 'Result posted: T1 won'],
  [{ ...common, kind: 'correction', side: 2 }, 'Result corrected: Gen.G won'],
  [{ ...common, kind: 'challenge', amount: 10n ** 16n }, 'Result challenged with 0.01 WETH'],
  [
    { ...common, kind: 'ruling', side: 3, bond: { amount: 2n * 10n ** 16n, fate: 'returned' } },
    'Challenge ruled: match voided. The bond of 0.02 WETH went back',
  ],
  [
    { ...common, kind: 'void', bond: { amount: 2n * 10n ** 16n, fate: 'burned' } },
    'Match voided: every stake is refunded. The bond of 0.02 WETH was burned',
  ],
  [{ ...common, kind: 'claim', amount: 10n ** 18n }, 'Claimed 1 WETH'],
  [{ ...common, kind: 'closed' }, 'Betting closed early'],
])('describes %o', (entry, text) => {
  expect(describeEntry(entry, match, english)).toBe(text)
})

test('calls a claim on a void match a refund', () => {
  const claim: ActivityEntry = { ...common, kind: 'claim', amount: 10n ** 18n }
  expect(describeEntry(claim, aMatch({ isVoid: true }), english)).toBe('Refunded 1 WETH')
})

test('names the label of a side without a team', () => {
  const result: ActivityEntry = { ...common, kind: 'result', side: 2 }
  expect(describeEntry(result, aMatch({ name: 'Final' }), english)).toBe('Result posted: Team B won')
})
