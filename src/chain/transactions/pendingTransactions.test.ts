// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storage } from '@/lib/storage'
import {
  forgetPending,
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
const key = `clutchpool.pending.1.${account}.0x11`

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('a pending transaction', () => {
  test('is stored by chain and account until it settles', () => {
    rememberPending(1, pending)
    rememberPending(1, batch)
    expect(pendingTransactionsOf(1, account)).toEqual([pending, batch])
    expect(pendingTransactionsOf(2, account)).toEqual([])
    expect(pendingTransactionsOf(1, other)).toEqual([])

    forgetPending(1, pending)
    expect(pendingTransactionsOf(1, account)).toEqual([batch])
    forgetPending(1, batch)
    expect(localStorage).toHaveLength(0)
  })

  test('is listed oldest first', () => {
    rememberPending(1, batch)
    rememberPending(1, pending)
    expect(pendingTransactionsOf(1, account)).toEqual([pending, batch])
  })

  test('is not restored by a tab that missed its end', () => {
    rememberPending(1, pending)
    const read = vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(JSON.stringify(pending))
    localStorage.removeItem(key)
    rememberPending(1, batch)
    forgetPending(1, batch)
    read.mockRestore()
    expect(localStorage).toHaveLength(0)
  })

  test('is updated with its nonce', () => {
    rememberPending(1, pending)
    const known: PendingTransaction = { ...pending, sent: { ...pending.sent, nonce: 7 } }
    rememberPending(1, known)
    expect(pendingTransactionsOf(1, account)).toEqual([known])
  })

  test.each([
    ['invalid JSON', '{'],
    ['null', 'null'],
    ['a number', '1'],
    ['of an unknown kind', JSON.stringify({ ...pending, kind: 'toString' })],
    ['without a kind', JSON.stringify({ ...pending, kind: undefined })],
    ['of a kind that is no string', JSON.stringify({ ...pending, kind: ['placeBet'] })],
    ['without an account', JSON.stringify({ ...pending, account: undefined })],
    ['without a hash', JSON.stringify({ ...pending, sent: undefined })],
    ['with a null hash', JSON.stringify({ ...pending, sent: null })],
    ['neither a transaction nor a batch', JSON.stringify({ ...pending, sent: {} })],
    ['without a list of contracts', JSON.stringify({ ...pending, invalidates: {} })],
    ['without its time', JSON.stringify({ ...pending, sentAt: '1' })],
    ['without its block', JSON.stringify({ ...pending, sentAtBlock: 1 })],
  ])('is ignored when it is %s', (_, stored) => {
    localStorage.setItem(key, stored)
    rememberPending(1, batch)
    expect(pendingTransactionsOf(1, account)).toEqual([batch])
  })

  test('is kept in memory when storage is blocked', () => {
    // Browsers throw on any access.
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    rememberPending(1, pending)
    expect(pendingTransactionsOf(1, account)).toEqual([pending])
    forgetPending(1, pending)
    expect(pendingTransactionsOf(1, account)).toEqual([])
  })

  test('notifies subscribers until they unsubscribe', () => {
    const listener = vi.fn()
    const unsubscribe = storage.subscribe(listener)
    rememberPending(1, pending)
    expect(listener).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('storage'))
    expect(listener).toHaveBeenCalledTimes(2)

    unsubscribe()
    rememberPending(1, pending)
    window.dispatchEvent(new Event('storage'))
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
