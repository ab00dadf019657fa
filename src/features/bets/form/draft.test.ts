import { expect, test } from 'vitest'
import { serialize } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { tabStorage } from '@/lib/storage'
import { keepDraft, readDraft } from './draft'

const quote = { side: 2, stake: 5n * 10n ** 17n, payout: 10n ** 18n, times: 2 } as const
const draft = {
  side: 2,
  text: '0.5',
  typed: { currency: 'USD', text: '1560.22' },
  payWith: 'coin',
  toleranceBps: 500,
  approvalAmount: 'large',
  quote,
} as const
const empty = { side: 1, text: '', toleranceBps: 1_000, approvalAmount: 'exact' }

test('a draft is kept until it is empty or placed', () => {
  keepDraft(7n, draft)
  expect(readDraft(7n)).toEqual(draft)
  expect(readDraft(8n)).toEqual(empty)
  keepDraft(7n, undefined)
  expect(readDraft(7n)).toEqual(empty)
})

test.each([
  '{',
  'null',
  '7',
  '[]',
  ...['side', 'text', 'typed', 'payWith', 'toleranceBps', 'approvalAmount', 'quote'].map((field) =>
    serialize({ ...draft, [field]: 7 }),
  ),
  ...['side', 'stake', 'payout', 'times'].map((field) =>
    serialize({ ...draft, quote: { ...quote, [field]: 'x' } }),
  ),
])('a malformed draft counts as none: %s', (stored) => {
  tabStorage.setItem(`draft:${deployment.bettingPool}:7`, stored)
  expect(readDraft(7n)).toEqual(empty)
})
