// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  forgetPending,
  type OpenPrompt,
  openPromptsOf,
  type PendingTransaction,
  pendingTransactionsOf,
  rememberPending,
} from './pendingTransactions'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const pending: PendingTransaction = {
  kind: 'placeBet',
  scope: '1',
  account,
  sent: { hash: '0x11', to: other, data: '0x', value: '0' },
  invalidates: [other],
  sentAt: 1,
  sentAtBlock: '1',
}
const batch: PendingTransaction = { ...pending, sent: { batchId: 'the batch' }, sentAt: 2 }
const key = `clutchpool.pending.31337.${account}.0x11`

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('a pending transaction', () => {
  test('is stored by account until it settles, and listed oldest first', () => {
    rememberPending(batch)
    rememberPending(pending)
    expect(pendingTransactionsOf(account)).toEqual([pending, batch])
    expect(pendingTransactionsOf(other)).toEqual([])

    forgetPending(pending)
    expect(pendingTransactionsOf(account)).toEqual([batch])
    forgetPending(batch)
    expect(localStorage).toHaveLength(0)
  })

  test('is not restored by a tab that missed its end', () => {
    rememberPending(pending)
    const read = vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(JSON.stringify(pending))
    localStorage.removeItem(key)
    rememberPending(batch)
    forgetPending(batch)
    read.mockRestore()
    expect(localStorage).toHaveLength(0)
  })

  test('is updated with its nonce', () => {
    rememberPending(pending)
    const known: PendingTransaction = { ...pending, sent: { ...pending.sent, nonce: 7 } }
    rememberPending(known)
    expect(pendingTransactionsOf(account)).toEqual([known])
  })

  test.each([
    ['invalid JSON', '{'],
    ['a number', 1],
    ['of an unknown kind', { ...pending, kind: 'toString' }],
    ['without an account', { ...pending, account: undefined }],
    ['without a hash', { ...pending, sent: undefined }],
    ['neither a transaction nor a batch', { ...pending, sent: {} }],
    ['without a list of contracts', { ...pending, invalidates: {} }],
    ['without its time', { ...pending, sentAt: '1' }],
    ['without its block', { ...pending, sentAtBlock: 1 }],
  ])('is ignored when it is %s', (_, stored) => {
    localStorage.setItem(key, typeof stored === 'string' ? stored : JSON.stringify(stored))
    rememberPending(batch)
    expect(pendingTransactionsOf(account)).toEqual([batch])
  })
})

test('open prompts are listed oldest first, although the chain’s clock goes back at a reload', () => {
  const { sent: _, ...write } = pending
  const first: OpenPrompt = { ...write, promptId: 'prompt.1795653111062.0.5', request: undefined, sentAt: 9 }
  const second: OpenPrompt = { ...first, promptId: 'prompt.1795653114071.0.2', sentAt: 7 }
  rememberPending(second)
  rememberPending(first)
  expect(openPromptsOf(account)).toEqual([first, second])
})
