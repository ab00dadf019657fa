import { describe, expect, it } from 'vitest'
import {
  type DailyStake,
  onDay,
  parseDailyStake,
  remainingOf,
  serializeDailyStake,
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
  })

  it('comes back from storage as it went in, and from rubbish as nothing', () => {
    const record = withLimit({ day: monday, staked: 3n, limit: 10n }, undefined, tuesday)
    expect(parseDailyStake(serializeDailyStake(record))).toEqual(record)
    expect(parseDailyStake(null).staked).toBe(0n)
    expect(parseDailyStake('{"staked": "x"}')).toEqual({ day: '', staked: 0n })
    expect(parseDailyStake('null').staked).toBe(0n)
  })
})
