import type { BlockSpan } from './blockSpans'
import type { LogEndpoint } from './logEndpoint'
import type { TimeSpan } from './logsView'
import { type Blocks, nextPiece, type Piece } from './nextPiece'

/** Requests for one look at a time span; more would take minutes. */
const MAX_REQUESTS = 500

/** A time span that someone looks at. */
export interface Look extends TimeSpan {
  watchers: number
  /** `undefined` until the time span's blocks are found. `to` moves on with the chain. */
  span: BlockSpan | undefined
  requestsLeft: number
}

export const keyOf = ({ from, to }: TimeSpan): string => `${from} ${to ?? 'now'}`

/** The time spans that are looked at, by key. */
export class Looks {
  private readonly byKey = new Map<string, Look>()

  get isEmpty(): boolean {
    return this.byKey.size === 0
  }

  *[Symbol.iterator](): Iterator<Look> {
    yield* this.byKey.values()
  }

  add(time: TimeSpan): Look {
    const key = keyOf(time)
    const look = this.byKey.get(key) ?? {
      ...time,
      watchers: 0,
      span: undefined,
      requestsLeft: MAX_REQUESTS,
    }
    look.watchers++
    this.byKey.set(key, look)
    return look
  }

  remove(look: Look): void {
    if (--look.watchers === 0) this.byKey.delete(keyOf(look))
  }

  /** Moves the spans that reach the newest block on to a newer one. */
  advance(from: bigint, to: bigint): void {
    for (const look of this) if (look.span?.to === from) look.span = { ...look.span, to }
  }

  /** Forgets the blocks of all time spans. */
  unlocate(): void {
    for (const look of this) look.span = undefined
  }

  allowMoreRequests(): void {
    for (const look of this) look.requestsLeft = MAX_REQUESTS
  }

  /** Returns the newest blocks that are missing, if they can be taken, at the cost of one of their look's requests. */
  next(
    blocks: Blocks,
    endpointFor: (blockNumber: bigint) => LogEndpoint | undefined,
    canTake: (piece: Piece) => boolean,
  ): Piece | undefined {
    let newest: { piece: Piece; look: Look } | undefined
    for (const look of this) {
      if (!look.span || look.requestsLeft <= 0) continue
      const piece = nextPiece(look.span, blocks, endpointFor)
      if (piece && (!newest || piece.span.to > newest.piece.span.to)) newest = { piece, look }
    }
    if (!newest || !canTake(newest.piece)) return undefined
    if (newest.piece.endpoint) newest.look.requestsLeft--
    return newest.piece
  }
}
