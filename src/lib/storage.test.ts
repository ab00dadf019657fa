// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storage } from './storage'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  storage.removeItem('key')
})

test('what is kept is in the browser’s storage, until it is removed', () => {
  storage.setItem('key', 'value')
  expect(localStorage.getItem('key')).toBe('value')
  expect(storage.getItem('key')).toBe('value')

  storage.removeItem('key')
  expect(localStorage.getItem('key')).toBeNull()
  expect(storage.getItem('key')).toBeNull()
})

describe('full storage', () => {
  beforeEach(() => {
    localStorage.setItem('key', 'old')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
  })

  test('keeps what is new for the page’s life', () => {
    storage.setItem('key', 'new')
    storage.setItem('another', 'new')
    expect(storage.getItem('key')).toBe('new')
    expect(storage.keys()).toEqual(expect.arrayContaining(['key', 'another']))
    expect(storage.keys()).toHaveLength(2)
    storage.removeItem('another')
  })

  test('takes it again once there is room', () => {
    storage.setItem('key', 'new')
    vi.restoreAllMocks()
    storage.setItem('key', 'newer')
    expect(localStorage.getItem('key')).toBe('newer')
    // Nothing of before stands in front of what another tab writes.
    localStorage.setItem('key', 'another tab’s')
    expect(storage.getItem('key')).toBe('another tab’s')
  })

  test('forgets it', () => {
    storage.setItem('key', 'new')
    storage.removeItem('key')
    expect(storage.getItem('key')).toBeNull()
  })
})

describe('forbidden storage', () => {
  beforeEach(() => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
  })

  test('has nothing, and fails nowhere', () => {
    expect(storage.getItem('key')).toBeNull()
    expect(storage.keys()).toEqual([])
    storage.removeItem('key')
    expect(storage.getItem('key')).toBeNull()
  })

  test('keeps for the page’s life', () => {
    storage.setItem('key', 'value')
    expect(storage.getItem('key')).toBe('value')
    storage.removeItem('key')
    expect(storage.getItem('key')).toBeNull()
  })
})
