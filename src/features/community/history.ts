import type { Address, Hash } from 'viem'
import type { Side } from '@/lib/match'

/** What happened on chain, as far as the leaderboard and the rewards follow from it. Amounts in wei. */
export type HistoryEvent = { block: bigint } & (
  | { type: 'matchCreated'; matchId: bigint; feeBps: number }
  | { type: 'betPlaced'; matchId: bigint; user: Address; amount: bigint; side: Side }
  /** `winner` 0 is void. Final from `claimableAt` on, in unix seconds: until then another one may follow. */
  | { type: 'matchResolved'; matchId: bigint; winner: 0 | Side; claimableAt: number }
  | { type: 'reputationGained'; user: Address; points: bigint }
  | { type: 'referralPaid'; referrer: Address; referee: Address; amount: bigint; hash: Hash }
  | { type: 'bonusPaid'; user: Address; amount: bigint; hash: Hash }
)

/** The events from one block to another, in their order. */
export interface History {
  /** It counts from this block. */
  from: bigint
  /** It was read up to this block, inclusive. */
  to: bigint
  /** The newest block when its reading began. */
  head: bigint
  events: readonly HistoryEvent[]
  /** A block too deep to be replaced any more. Another hash at its number is another chain. */
  anchor: { number: bigint; hash: Hash }
}

/** The history with the events of the blocks that follow it, and without its oldest where there are too many. */
export function extend(
  history: History,
  { to, events }: { to: bigint; events: readonly HistoryEvent[] },
  maxEvents: number,
): History {
  if (events.length === 0) return { ...history, to }
  const all = [...history.events, ...events]
  const lastDropped = all[all.length - maxEvents - 1]
  if (!lastDropped) return { ...history, to, events: all }
  // A block is kept whole or not at all.
  return {
    ...history,
    from: lastDropped.block + 1n,
    to,
    events: all.filter(({ block }) => block > lastDropped.block),
  }
}

/** Without what may have been replaced since it was read. */
export function withoutTail(history: History): History {
  const { anchor, from, to } = history
  if (to <= anchor.number) return history
  return {
    ...history,
    to: anchor.number < from ? from - 1n : anchor.number,
    events: history.events.filter(({ block }) => block <= anchor.number),
  }
}

/** How much of it is read, 0 to 100; 100 only once all of it is. */
export function percentRead({ from, to, head }: Pick<History, 'from' | 'to' | 'head'>): number {
  if (to >= head) return 100
  return Number(((to + 1n - from) * 100n) / (head + 1n - from))
}
