import { max, min } from './blockSpans'
import type { LogRefusal } from './logRefusal'

/** Blocks within which the search for the oldest one that an endpoint still has ends. */
const PRUNED_SPAN = 64n

/** The block range that one endpoint accepts in `eth_getLogs`, as learnt so far. */
export class LogRange {
  /** Blocks to ask for next. */
  blocks: bigint
  /** The range that the endpoint is known or expected to accept. */
  private readonly most: bigint
  /** The largest range that it has accepted, and the smallest one that it has refused. */
  private accepted = 0n
  private refused: bigint | undefined

  /** @param known blocks that the endpoint accepts; by default as many as most endpoints do */
  constructor(known = 10_000) {
    this.blocks = this.most = BigInt(known)
  }

  /** Grows step by step after a range was accepted, halfway to the smallest refused one at most. */
  grow(asked: bigint): void {
    this.accepted = max(this.accepted, asked)
    if (asked < this.blocks) return
    const { blocks, most, refused } = this
    const halfway = refused === undefined ? most : (blocks + refused) / 2n
    // Closer than an eighth isn't worth another refusal.
    if (refused !== undefined && halfway - blocks < blocks / 8n) return
    this.blocks = max(blocks, min(blocks * 2n, min(halfway, most)))
  }

  /** Shrinks after a refusal of `asked` blocks. Returns `false` if fewer blocks wouldn't help. */
  adapt({ kind, limit }: LogRefusal, asked: bigint): boolean {
    if (kind !== 'range' && kind !== 'results' && kind !== 'pruned') return false
    // Only some of these blocks may be gone: smaller ranges find the oldest one that it still has.
    if (asked <= (kind === 'pruned' ? PRUNED_SPAN : 1n)) return false
    if (kind === 'range') {
      const refused = limit === undefined ? asked : limit + 1n
      this.refused = min(this.refused ?? refused, refused)
      if (this.accepted >= refused) this.accepted = 0n
    }
    // Other blocks may have fewer logs, or be there, so that larger ranges of them can be read.
    const known = kind === 'range' && this.accepted > 0n ? this.accepted : max(1n, asked / 4n)
    this.blocks = min(this.blocks, limit ?? known)
    return true
  }
}
