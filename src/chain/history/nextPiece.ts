import { type BlockSpan, type BlockSpans, coveredSpans, max, missingSpans } from './blockSpans'
import type { LogEndpoint } from './logEndpoint'

export interface Piece {
  span: BlockSpan
  /** `undefined` for the cache. */
  endpoint: LogEndpoint | undefined
}

export interface Blocks {
  /** Read, or being read. */
  taken: BlockSpans
  cached: BlockSpans
}

/** Returns the newest blocks of `wanted` that aren't taken, as many as one read returns. */
export function nextPiece(
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
