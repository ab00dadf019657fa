import { useSyncExternalStore } from 'react'
import { storage } from '@/lib/storage'

/**
 * A limit that a bettor sets against themselves. It lives in this browser alone, so its days are
 * those of the bettor's own calendar.
 */
export interface DailyStake {
  /** Calendar day, `2025-12-31`. */
  day: string
  /** Staked on that day, in wei. */
  staked: bigint
  /** The transactions that staked it: several tabs may tell of the same one. */
  counted?: readonly string[]
  /** Most that may be staked in a day, in wei; `undefined` without a limit. */
  limit?: bigint
  /** A looser limit that was chosen and waits for its day. */
  next?: { limit?: bigint; from: string }
}

/** The record as it stands on `day`: a new day starts at nothing staked, with the limit that waited for it. */
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

/** A stricter limit holds at once; a looser one, or none, from `tomorrow`, so that it is not lifted in the heat of a match. */
export function withLimit(record: DailyStake, limit: bigint | undefined, tomorrow: string): DailyStake {
  const isLooser = record.limit !== undefined && (limit === undefined || limit > record.limit)
  return isLooser ? { ...record, next: { limit, from: tomorrow } } : { ...record, limit, next: undefined }
}

/** What may still be staked on the record's day, in wei; `undefined` without a limit. */
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

/** Reads what `serializeDailyStake` wrote; anything else counts as no record. */
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

/** Writes a record for the browser's storage. */
export function serializeDailyStake(record: DailyStake): string {
  return JSON.stringify(record, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}

const read = () => storage.getItem(storageKey)

function write(record: DailyStake): void {
  storage.setItem(storageKey, serializeDailyStake(record))
}

/** Counts a confirmed bet of `wei` against today's limit, each transaction once. */
export function recordStake(wei: bigint, transactionHash: string): void {
  const { staked, counted = [], ...record } = onDay(parseDailyStake(read()), today())
  if (counted.includes(transactionHash)) return
  write({ ...record, staked: staked + wei, counted: [...counted, transactionHash] })
}

/** Chooses how much may be staked in a day, in wei, or `undefined` for no limit; see `withLimit` for when it holds. */
export function setDailyStakeLimit(limit: bigint | undefined): void {
  write(withLimit(onDay(parseDailyStake(read()), today()), limit, tomorrow()))
}

/** Today's stake and limit in this browser, with what remains, all in wei. */
export function useDailyStakeLimit(): DailyStake & { remaining: bigint | undefined } {
  const record = onDay(parseDailyStake(useSyncExternalStore(storage.subscribe, read, read)), today())
  return { ...record, remaining: remainingOf(record) }
}
