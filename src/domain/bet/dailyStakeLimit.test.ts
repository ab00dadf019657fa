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
  it('leaves what the limit minus the stake of the day leaves, and never less than nothing', () => {
    expect(remainingOf({ day: monday, staked: 3n })).toBeUndefined()
    expect(remainingOf({ day: monday, staked: 3n, limit: 10n })).toBe(7n)
    expect(remainingOf({ day: monday, staked: 10n, limit: 10n })).toBe(0n)
    expect(remainingOf({ day: monday, staked: 11n, limit: 10n })).toBe(0n)
  })

  it('starts every day at nothing staked and keeps the limit', () => {
    const record = { day: monday, staked: 3n, limit: 10n }
    expect(onDay(record, monday)).toEqual(record)
    expect(onDay(record, tuesday)).toEqual({ day: tuesday, staked: 0n, limit: 10n })
  })

  it('takes a first or stricter limit at once', () => {
    const record: DailyStake = { day: monday, staked: 3n }
    expect(withLimit(record, 10n, tuesday).limit).toBe(10n)
    expect(withLimit({ ...record, limit: 10n }, 5n, tuesday).limit).toBe(5n)
    expect(withLimit(record, undefined, tuesday)).toEqual(record)
  })

  it.each([20n, undefined])('takes a looser limit (%s) only from the next day on', (looser) => {
    const chosen = withLimit({ day: monday, staked: 3n, limit: 10n }, looser, tuesday)
    expect(onDay(chosen, monday).limit).toBe(10n)
    expect(onDay(chosen, tuesday).limit).toBe(looser)
    expect(onDay(chosen, tuesday).next).toBeUndefined()
  })

  it('forgets a waiting looser limit once a stricter one is chosen', () => {
    const waiting = withLimit({ day: monday, staked: 0n, limit: 10n }, 20n, tuesday)
    expect(onDay(withLimit(waiting, 5n, tuesday), tuesday).limit).toBe(5n)
    // Or the same once more.
    expect(withLimit(waiting, 10n, tuesday)).toMatchObject({ limit: 10n, next: undefined })
  })

  it('comes back from storage as it went in, and from rubbish as nothing', () => {
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

  it('is none at first', () => {
    expect(shown()).toEqual({ day: '2026-09-04', staked: 0n, limit: undefined, remaining: undefined })
  })

  it('counts each transaction once, day by day', () => {
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

  it('is looser only tomorrow, at the end of a month too', () => {
    vi.setSystemTime(new Date(2026, 8, 30))
    setDailyStakeLimit(10n)
    setDailyStakeLimit(20n)
    expect(shown()).toMatchObject({ limit: 10n, next: { limit: 20n, from: '2026-10-01' } })
    vi.setSystemTime(new Date(2026, 9, 1))
    expect(shown()).toMatchObject({ limit: 20n, next: undefined })
  })

  it('is followed where it is shown, whichever tab changes it, until it is shown no more', () => {
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

  it('is as it was written, in the browser’s storage', () => {
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
