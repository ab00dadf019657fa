// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordStake, setDailyStakeLimit, useDailyStakeLimit } from './dailyStakeLimit'

const key = 'clutchpool.dailyStake'
const shown = () => renderHook(useDailyStakeLimit).result.current
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 8, 4, 23, 59) })
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

const nextDay = () => vi.setSystemTime(new Date(2026, 8, 5))

test('there is no limit at first', () => {
  expect(shown()).toEqual({ day: '2026-09-04', staked: 0n, limit: undefined, remaining: undefined })
  recordStake(3n, '0x1')
  expect(shown().remaining).toBeUndefined()
})

test.each([
  [3n, 7n],
  [10n, 0n],
  [11n, 0n],
])('a stake of %s leaves %s of a limit of 10, never less than 0', (stake, remaining) => {
  setDailyStakeLimit(10n)
  recordStake(stake, '0x1')
  expect(shown().remaining).toBe(remaining)
})

test('counts each transaction once, and starts each day at zero with the same limit', () => {
  setDailyStakeLimit(10n)
  recordStake(3n, '0x1')
  recordStake(3n, '0x1')
  recordStake(4n, '0x2')
  expect(shown()).toMatchObject({ staked: 7n, counted: ['0x1', '0x2'], limit: 10n, remaining: 3n })

  nextDay()
  const fresh = { day: '2026-09-05', staked: 0n, counted: undefined, limit: 10n, remaining: 10n }
  expect(shown()).toMatchObject(fresh)
  recordStake(1n, '0x3')
  expect(shown()).toMatchObject({ staked: 1n, counted: ['0x3'], remaining: 9n })
})

test('applies a stricter limit at once, and keeps having none', () => {
  setDailyStakeLimit(undefined)
  expect(shown()).toMatchObject({ limit: undefined, next: undefined })
  setDailyStakeLimit(10n)
  setDailyStakeLimit(5n)
  expect(shown()).toMatchObject({ limit: 5n, next: undefined })
})

test.each([
  [20n, new Date(2026, 8, 4, 23, 59), '2026-09-05'],
  [undefined, new Date(2026, 8, 4, 23, 59), '2026-09-05'],
  [20n, new Date(2026, 8, 30), '2026-10-01'],
])('applies a looser limit (%s) from the next day', (looser, today, from) => {
  vi.setSystemTime(today)
  setDailyStakeLimit(10n)
  setDailyStakeLimit(looser)
  expect(shown()).toMatchObject({ limit: 10n, next: { limit: looser, from } })
  vi.setSystemTime(new Date(`${from}T00:00`))
  expect(shown()).toMatchObject({ limit: looser, next: undefined })
})

test.each([5n, 10n])('drops a waiting looser limit when the limit is set to %s', (limit) => {
  setDailyStakeLimit(10n)
  setDailyStakeLimit(20n)
  setDailyStakeLimit(limit)
  nextDay()
  expect(shown()).toMatchObject({ limit, next: undefined })
})

test.each([null, '{"staked": "x"}', 'null', '{'])('reads %s as an empty record', (text) => {
  if (text !== null) localStorage.setItem(key, text)
  expect(shown()).toMatchObject({ staked: 0n, limit: undefined })
})

test('converts stored transactions to strings and drops a value that is not a list', () => {
  localStorage.setItem(key, JSON.stringify({ day: '2026-09-04', staked: '1', counted: [1] }))
  expect(shown()).toMatchObject({ staked: 1n, counted: ['1'] })
  localStorage.setItem(key, JSON.stringify({ day: '2026-09-04', staked: '1', counted: '0x1' }))
  expect(shown().counted).toBeUndefined()
})

test('is stored, and updates the hook from any tab', () => {
  const { result } = renderHook(useDailyStakeLimit)
  act(() => {
    setDailyStakeLimit(10n)
    recordStake(3n, '0x1')
  })
  expect(result.current).toMatchObject({ limit: 10n, staked: 3n })
  expect(stored()).toEqual({ day: '2026-09-04', staked: '3', counted: ['0x1'], limit: '10' })
  act(() => {
    localStorage.setItem(key, JSON.stringify({ ...stored(), limit: '5' }))
    window.dispatchEvent(new Event('storage'))
  })
  expect(result.current.limit).toBe(5n)
})
