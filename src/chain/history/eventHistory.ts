import type { Hash } from 'viem'

/** The events from one block to another, in their order: as much of it as was read. */
export interface EventHistory<Event extends { block: bigint }> {
  /** It counts from this block. */
  from: bigint
  /** It was read up to this block, inclusive. */
  to: bigint
  /** The newest block when its reading began. */
  head: bigint
  events: readonly Event[]
  /** A block too deep to be replaced any more. Another hash at its number is another chain. */
  anchor: { number: bigint; hash: Hash }
}

/** The history with the events of the blocks that follow it, and without its oldest where there are too many. */
export function extend<Event extends { block: bigint }>(
  history: EventHistory<Event>,
  { to, events }: { to: bigint; events: readonly Event[] },
  maxEvents: number,
): EventHistory<Event> {
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

/** How much of it is read, 0 to 100; 100 only once all of it is. */
export function percentRead({ from, to, head }: Record<'from' | 'to' | 'head', bigint>): number {
  if (to >= head) return 100
  return Number(((to + 1n - from) * 100n) / (head + 1n - from))
}
