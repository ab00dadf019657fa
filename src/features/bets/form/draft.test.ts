import { expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { tabStorage } from '@/lib/storage'
import { keepDraft, readDraft } from './draft'

const draft = { side: 2, text: '0.5', payWith: 'coin', toleranceBps: 500, approvalAmount: 'large' } as const
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
  ...['side', 'text', 'payWith', 'toleranceBps', 'approvalAmount'].map((field) =>
    JSON.stringify({ ...draft, [field]: 7 }),
  ),
])('a malformed draft counts as none: %s', (stored) => {
  tabStorage.setItem(`draft:${deployment.bettingPool}:7`, stored)
  expect(readDraft(7n)).toEqual(empty)
})
