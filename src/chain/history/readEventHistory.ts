import type { Client } from 'viem'
import { getBlock } from 'viem/actions'
import { deployment } from '@/chain/config/config'
import { MAX_BLOCK_RANGE, smallerRange } from './blockRange'
import { type EventHistory, extend, withoutTail } from './eventHistory'

/** Reads the events of a block range in order, both ends inclusive. */
export type ReadEvents<Event extends { block: bigint }> = (
  client: Client,
  fromBlock: bigint,
  toBlock: bigint,
) => Promise<Event[]>

export interface Bounds {
  /** Block range per request, reduced if the endpoint refuses it. */
  blocksAtOnce: bigint
  /** Beyond it the oldest are dropped. */
  maxEvents: number
  /** Reorg depth: this many of the newest blocks are read again each time. */
  replaceable: bigint
}

const defaults: Bounds = { blocksAtOnce: MAX_BLOCK_RANGE, maxEvents: 50_000, replaceable: 64n }

/**
 * Reads the events since `known`, or since the deployment, and yields the growing history. Ignores a `known` of another
 * chain.
 * @throws the endpoint's error if it is unreachable or refuses even a single block
 */
export async function* readEventHistory<Event extends { block: bigint }>(
  client: Client,
  read: ReadEvents<Event>,
  known: EventHistory<Event> | undefined,
  bounds: Partial<Bounds> = {},
): AsyncGenerator<EventHistory<Event>, void> {
  const { blocksAtOnce, maxEvents, replaceable } = { ...defaults, ...bounds }
  const { deployBlock } = deployment
  const { number: head } = await getBlock(client)
  const isSameChain = known && (await hasBlock(client, head, known.anchor))
  const start = isSameChain ? withoutTail(known) : { from: deployBlock, to: deployBlock - 1n, events: [] }
  const { number, hash } = await getBlock(client, {
    blockNumber: head > replaceable ? head - replaceable : 0n,
  })
  let history: EventHistory<Event> = { ...start, head, anchor: { number, hash } }
  let step = blocksAtOnce

  while (history.to < head) {
    const fromBlock = history.to + 1n
    const last = fromBlock + step - 1n
    const to = last < head ? last : head
    try {
      history = extend(history, { to, events: await read(client, fromBlock, to) }, maxEvents)
    } catch (error) {
      step = smallerRange(step, error)
      continue
    }
    yield history
  }
}

async function hasBlock(
  client: Client,
  head: bigint,
  { number, hash }: EventHistory<never>['anchor'],
): Promise<boolean> {
  if (number > head) return false
  return (await getBlock(client, { blockNumber: number })).hash === hash
}
