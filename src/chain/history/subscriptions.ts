import { type BlockSpan, type BlockSpans, coveredSpans, max, missingSpans } from './blockSpans'
import type { LogEndpoint } from './logEndpoint'
import type { TimeSpan } from './logsView'

/** Requests for one subscription; more would take minutes. */
const MAX_REQUESTS = 500

/** A time span whose logs are on screen. */
export interface Subscription extends TimeSpan {
  subscribers: number
  /** `undefined` until the time span's blocks are found. `to` moves on with the chain. */
  span: BlockSpan | undefined
  requestsLeft: number
}

export interface Piece {
  span: BlockSpan
  /** `undefined` for the cache. */
  endpoint: LogEndpoint | undefined
}

interface Blocks {
  /** Read, or being read. */
  taken: BlockSpans
  cached: BlockSpans
}

export const keyOf = ({ from, to }: TimeSpan): string => `${from} ${to ?? 'now'}`

/** The subscriptions by time span. */
export class Subscriptions {
  private readonly byKey = new Map<string, Subscription>()

  get isEmpty(): boolean {
    return this.byKey.size === 0
  }

  [Symbol.iterator](): Iterator<Subscription> {
    return this.byKey.values()
  }

  add(time: TimeSpan): Subscription {
    const key = keyOf(time)
    const fresh = { ...time, subscribers: 0, span: undefined, requestsLeft: MAX_REQUESTS }
    const subscription = this.byKey.get(key) ?? fresh
    subscription.subscribers++
    this.byKey.set(key, subscription)
    return subscription
  }

  remove(subscription: Subscription): void {
    if (--subscription.subscribers === 0) this.byKey.delete(keyOf(subscription))
  }

  /** Moves the spans that reach the newest block on to a newer one. */
  advance(from: bigint, to: bigint): void {
    for (const subscription of this)
      if (subscription.span?.to === from) subscription.span = { ...subscription.span, to }
  }

  /** Forgets the blocks of all time spans. */
  unlocate(): void {
    for (const subscription of this) subscription.span = undefined
  }

  allowMoreRequests(): void {
    for (const subscription of this) subscription.requestsLeft = MAX_REQUESTS
  }

  /** Returns the newest blocks that are missing, if they can be taken, and counts a request to an endpoint. */
  next(
    blocks: Blocks,
    endpointFor: (blockNumber: bigint) => LogEndpoint | undefined,
    canTake: (piece: Piece) => boolean,
  ): Piece | undefined {
    let newest: { piece: Piece; subscription: Subscription } | undefined
    for (const subscription of this) {
      if (!subscription.span || subscription.requestsLeft <= 0) continue
      const piece = nextPiece(subscription.span, blocks, endpointFor)
      if (piece && (!newest || piece.span.to > newest.piece.span.to)) newest = { piece, subscription }
    }
    if (!newest || !canTake(newest.piece)) return undefined
    if (newest.piece.endpoint) newest.subscription.requestsLeft--
    return newest.piece
  }
}

/** Returns the newest blocks of `wanted` that aren't taken, as many as one read returns. */
function nextPiece(
  wanted: BlockSpan,
  { taken, cached }: Blocks,
  endpointFor: (blockNumber: bigint) => LogEndpoint | undefined,
): Piece | undefined {
  const [missing] = missingSpans(taken, wanted)
  if (!missing) return undefined
  const { to } = missing
  const [kept] = coveredSpans(cached, missing)
  if (kept?.to === to) return { span: kept, endpoint: undefined }
  const endpoint = endpointFor(to)
  if (!endpoint) return undefined
  const from = max(missing.from, to - endpoint.range.blocks + 1n)
  return { span: { from: kept ? max(from, kept.to + 1n) : from, to }, endpoint }
}
