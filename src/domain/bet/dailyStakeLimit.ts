import { useSyncExternalStore } from 'react'
import { storage } from '@/lib/storage'

/** A bettor's own daily limit. Kept in this browser only, so its days are local ones. */
export interface DailyStake {
  /** `2025-12-31` */
  day: string
  /** In wei. */
  staked: bigint
  /** Transaction hashes, because several tabs may report the same bet. */
  counted?: readonly string[]
  /** In wei per day. */
  limit?: bigint
  /** A looser limit that applies from a later day. */
  next?: { limit?: bigint; from: string }
}

/** Carries a record over to `day`: a new day starts at zero and applies a waiting limit. */
export function onDay(record: DailyStake, day: string): DailyStake {
  const isDue = record.next !== undefined && record.next.from <= day
  return {
    day,
    staked: record.day === day ? record.staked : 0n,
    counted: record.day === day ? record.counted : undefined,
    limit: isDue ? record.next?.limit : record.limit,
    next: isDue ? undefined : record.next,
  }
}

/** Applies a stricter limit at once, a looser one from `tomorrow`, so that nobody lifts it in the heat of a match. */
export function withLimit(record: DailyStake, limit: bigint | undefined, tomorrow: string): DailyStake {
  const isLooser = record.limit !== undefined && (limit === undefined || limit > record.limit)
  return isLooser ? { ...record, next: { limit, from: tomorrow } } : { ...record, limit, next: undefined }
}

/** Returns the stake left on the record's day, in wei, `undefined` without a limit. */
export function remainingOf(record: DailyStake): bigint | undefined {
  if (record.limit === undefined) return undefined
  return record.staked < record.limit ? record.limit - record.staked : 0n
}

const storageKey = 'clutchpool.dailyStake'

function dayOf(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`
}

const today = () => dayOf(new Date())

function tomorrow(): string {
  const date = new Date()
  date.setDate(date.getDate() + 1)
  return dayOf(date)
}

export function parseDailyStake(text: string | null): DailyStake {
  const wei = (value: unknown) => (typeof value === 'string' ? BigInt(value) : undefined)
  try {
    const stored = JSON.parse(text ?? '{}')
    return {
      day: String(stored.day),
      staked: wei(stored.staked) ?? 0n,
      counted: Array.isArray(stored.counted) ? stored.counted.map(String) : undefined,
      limit: wei(stored.limit),
      next: stored.next && { limit: wei(stored.next.limit), from: String(stored.next.from) },
    }
  } catch {
    return { day: '', staked: 0n }
  }
}

export function serializeDailyStake(record: DailyStake): string {
  return JSON.stringify(record, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}

const read = () => storage.getItem(storageKey)

function write(record: DailyStake): void {
  storage.setItem(storageKey, serializeDailyStake(record))
}

/** Counts a confirmed bet against today's limit, once per transaction. */
export function recordStake(wei: bigint, transactionHash: string): void {
  const { staked, counted = [], ...record } = onDay(parseDailyStake(read()), today())
  if (counted.includes(transactionHash)) return
  write({ ...record, staked: staked + wei, counted: [...counted, transactionHash] })
}

/** Sets or removes the limit, in wei per day; `withLimit` decides from when it applies. */
export function setDailyStakeLimit(limit: bigint | undefined): void {
  write(withLimit(onDay(parseDailyStake(read()), today()), limit, tomorrow()))
}

/** Returns today's stake, limit and remainder, in wei. */
export function useDailyStakeLimit(): DailyStake & { remaining: bigint | undefined } {
  const record = onDay(parseDailyStake(useSyncExternalStore(storage.subscribe, read, read)), today())
  return { ...record, remaining: remainingOf(record) }
}
