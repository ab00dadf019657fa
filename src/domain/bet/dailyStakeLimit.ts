import { useSyncExternalStore } from 'react'
import { stringify } from 'viem'
import { isOpen, useStoredWrites, type Write } from '@/chain/transactions/writes'
import { storage } from '@/lib/storage'

/** A bettor's own daily limit. Kept in this browser only, so its days are local ones. */
interface DailyStake {
  /** `2025-12-31` */
  day: string
  /** In wei. */
  staked: bigint
  /** IDs of writes, because several tabs may report the same bet. */
  counted?: readonly string[]
  /** In wei per day. */
  limit?: bigint
  /** A looser limit that applies from a later day. */
  next?: { limit?: bigint; from: string }
}

const storageKey = 'clutchpool.dailyStake'

/** Returns a local day, today by default. */
function dayOf(date = new Date()): string {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`
}

function tomorrow(): string {
  const date = new Date()
  date.setDate(date.getDate() + 1)
  return dayOf(date)
}

function parse(text: string | null): DailyStake {
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

const read = () => storage.getItem(storageKey)

/** Carries the stored record over to today: a new day starts at zero and applies a waiting limit. */
function todaysRecord(stored = read()): DailyStake {
  const record = parse(stored)
  const day = dayOf()
  const isToday = record.day === day
  const isDue = record.next !== undefined && record.next.from <= day
  return {
    day,
    staked: isToday ? record.staked : 0n,
    counted: isToday ? record.counted : undefined,
    limit: isDue ? record.next?.limit : record.limit,
    next: isDue ? undefined : record.next,
  }
}

function write(record: DailyStake): void {
  storage.setItem(storageKey, stringify(record))
}

/** Counts a placed bet against today's limit, once per write. */
export function recordStake(wei: bigint, id: string): void {
  const { staked, counted = [], ...record } = todaysRecord()
  if (counted.includes(id)) return
  write({ ...record, staked: staked + wei, counted: [...counted, id] })
}

/**
 * Sets or removes the limit, in wei per day: a stricter one at once, a looser one from tomorrow, so that nobody lifts it in
 * the heat of a match.
 */
export function setDailyStakeLimit(limit: bigint | undefined): void {
  const record = todaysRecord()
  const isLooser = record.limit !== undefined && (limit === undefined || limit > record.limit)
  write({ ...record, ...(isLooser ? { next: { limit, from: tomorrow() } } : { limit, next: undefined }) })
}

/** Returns today's stake, limit, and what is left of it (`undefined` without a limit), in wei. Open bets may still be placed. */
export function useDailyStakeLimit(): DailyStake & { remaining: bigint | undefined } {
  const record = todaysRecord(useSyncExternalStore(storage.subscribe, read, read))
  const { staked, limit, counted = [] } = record
  // One that was placed while another account was connected is counted once it is reported.
  const isComing = (write: Write) =>
    isOpen(write) || (write.outcome?.phase === 'confirmed' && write.reportedAt === undefined)
  const open = useStoredWrites().filter((write) => isComing(write) && !counted.includes(write.id))
  const used = open.reduce((sum, { bet }) => sum + (bet?.amount ?? 0n), staked)
  const left = limit !== undefined && used < limit ? limit - used : 0n
  return { ...record, remaining: limit === undefined ? undefined : left }
}
