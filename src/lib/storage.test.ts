// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

describe('full storage', () => {
  beforeEach(() => {
    localStorage.setItem('key', 'old')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
  })

  test('keeps new entries in memory', () => {
    storage.setItem('key', 'new')
    storage.setItem('another', 'new')
    expect(storage.getItem('key')).toBe('new')
    expect(storage.keys()).toEqual(expect.arrayContaining(['key', 'another']))
    expect(storage.keys()).toHaveLength(2)
    storage.removeItem('another')
  })

  test('writes again once there is room', () => {
    storage.setItem('key', 'new')
    vi.restoreAllMocks()
    storage.setItem('key', 'newer')
    expect(localStorage.getItem('key')).toBe('newer')
    // The in-memory entry must not hide another tab's write.
    localStorage.setItem('key', 'another tab’s')
    expect(storage.getItem('key')).toBe('another tab’s')
  })

  test('removes an entry', () => {
    storage.setItem('key', 'new')
    storage.removeItem('key')
    expect(storage.getItem('key')).toBeNull()
  })
})

describe('blocked storage', () => {
  beforeEach(() => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
  })

  test('reads nothing and never throws', () => {
    expect(storage.getItem('key')).toBeNull()
    expect(storage.keys()).toEqual([])
    storage.removeItem('key')
    expect(storage.getItem('key')).toBeNull()
  })

  test('keeps entries in memory', () => {
    storage.setItem('key', 'value')
    expect(storage.getItem('key')).toBe('value')
    expect(storage.keys()).toEqual(['key'])
    storage.removeItem('key')
    expect(storage.getItem('key')).toBeNull()
  })
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
