// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storage, tabStorage } from './storage'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  storage.removeItem('key')
})

test('stores entries in local storage until removed', () => {
  storage.setItem('key', 'value')
  expect(localStorage.getItem('key')).toBe('value')
  expect(storage.getItem('key')).toBe('value')

  storage.removeItem('key')
  expect(localStorage.getItem('key')).toBeNull()
  expect(storage.getItem('key')).toBeNull()
})

test('keeps the entries of a tab in session storage', () => {
  tabStorage.setItem('key', 'value')
  expect(sessionStorage.getItem('key')).toBe('value')
  expect(storage.getItem('key')).toBeNull()
  tabStorage.removeItem('key')
  expect(sessionStorage).toHaveLength(0)
})

/** Lets the browser refuse to write, as with a full quota. happy-dom ignores a spy on `Storage.prototype`. */
function refuseWrites() {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  const full = new Proxy(localStorage, {
    get: (stored, name) => (name === 'setItem' ? setItem : Reflect.get(stored, name)),
  })
  vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(full)
}

/** Lets the browser refuse all access, as with blocked site data. */
function refuseAccess() {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError')
  })
}

test.each([
  ['is full', refuseWrites],
  ['is blocked', refuseAccess],
])('keeps entries in memory where the storage %s', (_, refuse) => {
  localStorage.setItem('key', 'old')
  refuse()
  storage.setItem('key', 'new')
  storage.setItem('another', 'new')
  expect(storage.getItem('key')).toBe('new')
  expect(storage.keys().sort()).toEqual(['another', 'key'])
  storage.removeItem('another')
  storage.removeItem('key')
  expect(storage.getItem('key')).toBeNull()
  vi.restoreAllMocks()
  expect(localStorage.getItem('another')).toBeNull()
})

test('writes again once there is room', () => {
  refuseWrites()
  storage.setItem('key', 'new')
  vi.restoreAllMocks()
  expect(localStorage.getItem('key')).toBeNull()
  storage.setItem('key', 'newer')
  expect(localStorage.getItem('key')).toBe('newer')
  // The in-memory entry must not hide another tab's write.
  localStorage.setItem('key', 'another tab’s')
  expect(storage.getItem('key')).toBe('another tab’s')
})

test('notifies subscribers of writes in any tab until they unsubscribe', () => {
  const listener = vi.fn()
  const unsubscribe = storage.subscribe(listener)
  storage.setItem('key', 'value')
  expect(listener).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(2)

  unsubscribe()
  storage.setItem('key', 'another')
  window.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
})
