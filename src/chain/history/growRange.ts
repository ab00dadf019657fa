import { max, min } from './blockSpans'
import type { LogRange } from './logRange'

/** Grows step by step after a range was accepted, halfway to the smallest refused one at most. */
export function grow(range: LogRange, asked: bigint): void {
  range.accepted = max(range.accepted, asked)
  if (asked < range.blocks) return
  const { blocks, most, refused } = range
  const halfway = refused === undefined ? most : (blocks + refused) / 2n
  // Closer than an eighth isn't worth another refusal.
  if (refused !== undefined && halfway - blocks < blocks / 8n) return
  range.blocks = max(blocks, min(blocks * 2n, min(halfway, most)))
}
