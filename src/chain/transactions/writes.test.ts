// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetWrite, openWritesOf, storedWrites, storeWrite, updateWrite, type Write } from './writes'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const write: Write = {
  id: '1795653111062.5',
  kind: 'placeBet',
  scope: '1',
  account,
  bet: { matchId: 1n, matchName: 'T1 vs Gen.G', side: 1, amount: 5n, coin: 'WETH' },
  invalidates: [other],
  effects: [{ to: other, data: '0x11', word: 0, by: 5n, before: '0x00' }],
  pressedAt: 9,
  until: 609,
  hasDeadline: true,
  hasOwners: false,
}
// Newer, although the chain's clock went back at a reload.
const newer: Write = { ...write, id: '1795653114071.2', pressedAt: 7 }
const key = `clutchpool.write.31337.${account}.${write.id}`

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('a write', () => {
  test('is stored by account until it is forgotten, and listed oldest first', () => {
    storeWrite(newer)
    storeWrite(write)
    expect(storedWrites(account)).toEqual([write, newer])
    expect(storedWrites(other)).toEqual([])
    expect(storedWrites()).toHaveLength(2)
    forgetWrite(write)
    forgetWrite(newer)
    expect(localStorage).toHaveLength(0)
  })

  test('keeps the arguments of the contract’s error', () => {
    storeWrite(write)
    const failure = { kind: 'contract', name: 'BetBelowMinimum', args: [1n, 10n] } as const
    updateWrite(write, { outcome: { phase: 'failed', at: 10, failure } })
    expect(storedWrites(account)[0]?.outcome).toEqual({ phase: 'failed', at: 10, failure })
  })

  test('is not restored by a tab that missed its end', () => {
    storeWrite(write)
    forgetWrite(write)
    updateWrite(write, { hash: '0x11' })
    expect(storedWrites(account)).toEqual([])
  })

  test('holds back one of its kind and scope while it is open, if the contract takes it twice', () => {
    storeWrite(write)
    expect(openWritesOf(account, { kind: 'placeBet', scope: '1' })).toEqual([write])
    expect(openWritesOf(account, { kind: 'placeBet', scope: '2' })).toEqual([])
    updateWrite(write, { outcome: { phase: 'failed', at: 10, failure: { kind: 'notPlaced' } } })
    expect(openWritesOf(account, { kind: 'placeBet', scope: '1' })).toEqual([])
    storeWrite({ ...write, kind: 'claim', effects: [{ to: other, data: '0x', is: '0x01', before: '0x00' }] })
    expect(openWritesOf(account, { kind: 'claim', scope: '1' })).toEqual([])
  })

  test.each([
    ['invalid JSON', '{'],
    ['a number', 1],
    ['of an unknown kind', { ...write, kind: 'toString' }],
    ['without an account', { ...write, account: undefined }],
    ['without its effects', { ...write, effects: undefined }],
    ['without a list of contracts', { ...write, invalidates: {} }],
    ['without its deadline', { ...write, until: '1' }],
  ])('is ignored when it is %s', (_, stored) => {
    const text =
      typeof stored === 'string'
        ? stored
        : JSON.stringify(stored, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    localStorage.setItem(key, text)
    expect(storedWrites(account)).toEqual([])
  })
})
