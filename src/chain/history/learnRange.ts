import { type BlockSpan, max, min, sizeOf } from './blockSpans'
import type { LogRange } from './logRange'
import { readRefusal } from './logRefusal'

/**
 * Shrinks after a refusal.
 * @param asked blocks that the endpoint refused
 * @param limit blocks that the refusal names as acceptable
 * @param isLasting `false` if only the number of logs was too high, so that other blocks may be read in larger ranges
 */
export function shrink(range: LogRange, asked: bigint, limit: bigint | undefined, isLasting: boolean): void {
  if (isLasting) {
    const refused = limit === undefined ? asked : limit + 1n
    if (range.refused === undefined || refused < range.refused) range.refused = refused
    if (range.accepted >= refused) range.accepted = 0n
  }
  const known = isLasting && range.accepted > 0n ? range.accepted : max(1n, asked / 4n)
  range.blocks = min(range.blocks, limit ?? known)
}

/** Learns from the RPC's refusal of `span`. Returns `false` if the same request may succeed later. */
export function learnFrom(error: unknown, range: LogRange, span: BlockSpan): boolean {
  const refusal = readRefusal(error, span)
  if (refusal.kind === 'range' || refusal.kind === 'results')
    shrink(range, sizeOf(span), refusal.limit, refusal.kind === 'range')
  return refusal.kind !== 'wait' && refusal.kind !== 'failed'
}
