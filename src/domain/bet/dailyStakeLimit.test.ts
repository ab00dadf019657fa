// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type DailyStake,
  onDay,
  parseDailyStake,
  recordStake,
  remainingOf,
  serializeDailyStake,
  setDailyStakeLimit,
  useDailyStakeLimit,
  withLimit,
} from './dailyStakeLimit'

const monday = '2026-11-30'
const tuesday = '2026-12-01'

describe('daily stake limit', () => {
  it('leaves the limit minus the day’s stake, never less than 0', () => {
    expect(remainingOf({ day: monday, staked: 3n })).toBeUndefined()
    expect(remainingOf({ day: monday, staked: 3n, limit: 10n })).toBe(7n)
    expect(remainingOf({ day: monday, staked: 10n, limit: 10n })).toBe(0n)
    expect(remainingOf({ day: monday, staked: 11n, limit: 10n })).toBe(0n)
  })

  it('resets the stake every day and keeps the limit', () => {
    const record = { day: monday, staked: 3n, limit: 10n }
    expect(onDay(record, monday)).toEqual(record)
    expect(onDay(record, tuesday)).toEqual({ day: tuesday, staked: 0n, limit: 10n })
  })

  it('applies a first or stricter limit at once', () => {
    const record: DailyStake = { day: monday, staked: 3n }
    expect(withLimit(record, 10n, tuesday).limit).toBe(10n)
    expect(withLimit({ ...record, limit: 10n }, 5n, tuesday).limit).toBe(5n)
    expect(withLimit(record, undefined, tuesday)).toEqual(record)
  })

  it.each([20n, undefined])('applies a looser limit (%s) from the next day', (looser) => {
    const chosen = withLimit({ day: monday, staked: 3n, limit: 10n }, looser, tuesday)
    expect(onDay(chosen, monday).limit).toBe(10n)
    expect(onDay(chosen, tuesday).limit).toBe(looser)
    expect(onDay(chosen, tuesday).next).toBeUndefined()
  })

  it('drops a waiting looser limit when a stricter one is set', () => {
    const waiting = withLimit({ day: monday, staked: 0n, limit: 10n }, 20n, tuesday)
    expect(onDay(withLimit(waiting, 5n, tuesday), tuesday).limit).toBe(5n)
    expect(withLimit(waiting, 10n, tuesday)).toMatchObject({ limit: 10n, next: undefined })
  })

  it('survives storage, and parses garbage as an empty record', () => {
    const record = withLimit({ day: monday, staked: 3n, limit: 10n }, undefined, tuesday)
    expect(parseDailyStake(serializeDailyStake(record))).toEqual(record)
    expect(parseDailyStake(null).staked).toBe(0n)
    expect(parseDailyStake('{"staked": "x"}')).toEqual({ day: '', staked: 0n })
    expect(parseDailyStake('null').staked).toBe(0n)
  })
})

describe('the limit of this browser', () => {
  const key = 'clutchpool.dailyStake'
  const shown = () => renderHook(useDailyStakeLimit).result.current

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 8, 4, 23, 59) })
    localStorage.clear()
  })
  afterEach(() => vi.useRealTimers())

  it('is undefined at first', () => {
    expect(shown()).toEqual({ day: '2026-09-04', staked: 0n, limit: undefined, remaining: undefined })
  })

  it('counts each transaction once per day', () => {
    setDailyStakeLimit(10n)
    recordStake(3n, '0x1')
    recordStake(3n, '0x1')
    recordStake(4n, '0x2')
    expect(shown()).toMatchObject({ staked: 7n, counted: ['0x1', '0x2'], limit: 10n, remaining: 3n })

    vi.setSystemTime(new Date(2026, 8, 5))
    expect(shown()).toMatchObject({ day: '2026-09-05', staked: 0n, counted: undefined, remaining: 10n })
    recordStake(1n, '0x3')
    expect(shown()).toMatchObject({ staked: 1n, counted: ['0x3'], remaining: 9n })
  })

  it('loosens tomorrow, also at the end of a month', () => {
    vi.setSystemTime(new Date(2026, 8, 30))
    setDailyStakeLimit(10n)
    setDailyStakeLimit(20n)
    expect(shown()).toMatchObject({ limit: 10n, next: { limit: 20n, from: '2026-10-01' } })
    vi.setSystemTime(new Date(2026, 9, 1))
    expect(shown()).toMatchObject({ limit: 20n, next: undefined })
  })

  it('updates the hook from any tab until it unmounts', () => {
    const removed = vi.spyOn(window, 'removeEventListener')
    const { result, unmount } = renderHook(useDailyStakeLimit)
    act(() => setDailyStakeLimit(10n))
    expect(result.current.limit).toBe(10n)
    act(() => {
      localStorage.setItem(key, serializeDailyStake({ day: '2026-09-04', staked: 0n, limit: 5n }))
      window.dispatchEvent(new Event('storage'))
    })
    expect(result.current.limit).toBe(5n)

    unmount()
    expect(removed).toHaveBeenCalledWith('storage', expect.any(Function))
  })

  it('is stored in localStorage', () => {
    setDailyStakeLimit(10n)
    recordStake(3n, '0x1')
    expect(parseDailyStake(localStorage.getItem(key))).toEqual({
      day: '2026-09-04',
      staked: 3n,
      counted: ['0x1'],
      limit: 10n,
    })
    localStorage.setItem(key, JSON.stringify({ day: '2026-09-04', staked: '1', counted: [1] }))
    expect(shown().counted).toEqual(['1'])
    localStorage.setItem(key, JSON.stringify({ day: '2026-09-04', staked: '1', counted: '0x1' }))
    expect(shown().counted).toBeUndefined()
  })
})
