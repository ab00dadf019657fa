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

describe('what was sent', () => {
  test('is kept by chain and account until it is forgotten', () => {
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

  test('comes in the order in which it was sent', () => {
    rememberPending(1, batch)
    rememberPending(1, pending)
    expect(pendingTransactionsOf(1, account)).toEqual([pending, batch])
  })

  test('is not put back by a tab that does not know yet that it ended', () => {
    rememberPending(1, pending)
    const read = vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(JSON.stringify(pending))
    localStorage.removeItem(key)
    rememberPending(1, batch)
    forgetPending(1, batch)
    read.mockRestore()
    expect(localStorage).toHaveLength(0)
  })

  test('is replaced by what has become known of it', () => {
    rememberPending(1, pending)
    const known: PendingTransaction = { ...pending, sent: { ...pending.sent, nonce: 7 } }
    rememberPending(1, known)
    expect(pendingTransactionsOf(1, account)).toEqual([known])
  })

  test.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['no object', '1'],
    ['a kind that the app no longer has', JSON.stringify({ ...pending, kind: 'toString' })],
    ['without a kind', JSON.stringify({ ...pending, kind: undefined })],
    ['of a kind that is no word', JSON.stringify({ ...pending, kind: ['placeBet'] })],
    ['of nobody', JSON.stringify({ ...pending, account: undefined })],
    ['without what was sent', JSON.stringify({ ...pending, sent: undefined })],
    ['of nothing that was sent', JSON.stringify({ ...pending, sent: null })],
    ['neither a transaction nor a batch', JSON.stringify({ ...pending, sent: {} })],
    ['without what it changes', JSON.stringify({ ...pending, invalidates: {} })],
    ['without its time', JSON.stringify({ ...pending, sentAt: '1' })],
    ['without its block', JSON.stringify({ ...pending, sentAtBlock: 1 })],
  ])('is ignored where it is %s', (_, stored) => {
    localStorage.setItem(key, stored)
    rememberPending(1, batch)
    expect(pendingTransactionsOf(1, account)).toEqual([batch])
  })

  test('is kept for the page’s life where storage is forbidden', () => {
    // Browsers throw when it is so much as looked at.
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    rememberPending(1, pending)
    expect(pendingTransactionsOf(1, account)).toEqual([pending])
    forgetPending(1, pending)
    expect(pendingTransactionsOf(1, account)).toEqual([])
  })

  test('is told of to who asked, until they no longer do', () => {
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
