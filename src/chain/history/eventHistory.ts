import type { Hash } from 'viem'

export interface EventHistory<Event extends { block: bigint }> {
  /** First block, inclusive. */
  from: bigint
  /** Last block read, inclusive. */
  to: bigint
  /** Newest block when reading began. */
  head: bigint
  events: readonly Event[]
  /** A block too deep for a reorg. Another hash at its number means another chain. */
  anchor: { number: bigint; hash: Hash }
}

/** Appends the events of the next blocks and drops the oldest beyond `maxEvents`. */
export function extend<Event extends { block: bigint }>(
  history: EventHistory<Event>,
  { to, events }: { to: bigint; events: readonly Event[] },
  maxEvents: number,
): EventHistory<Event> {
  if (events.length === 0) return { ...history, to }
  const all = [...history.events, ...events]
  const lastDropped = all[all.length - maxEvents - 1]
  if (!lastDropped) return { ...history, to, events: all }
  // Drops whole blocks.
  return {
    ...history,
    from: lastDropped.block + 1n,
    to,
    events: all.filter(({ block }) => block > lastDropped.block),
  }
}

/** Drops the blocks that a reorg may have replaced. */
export function withoutTail<Event extends { block: bigint }>(
  history: EventHistory<Event>,
): EventHistory<Event> {
  const { anchor, from, to } = history
  if (to <= anchor.number) return history
  return {
    ...history,
    to: anchor.number < from ? from - 1n : anchor.number,
    events: history.events.filter(({ block }) => block <= anchor.number),
  }
}

/** Returns the progress, 0 to 100. 100 means complete. */
export function percentRead({ from, to, head }: Record<'from' | 'to' | 'head', bigint>): number {
  if (to >= head) return 100
  return Number(((to + 1n - from) * 100n) / (head + 1n - from))
}
