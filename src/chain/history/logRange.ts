/** The block range that one endpoint accepts in `eth_getLogs`, as learnt so far. */
export interface LogRange {
  /** Blocks to ask for next. */
  blocks: bigint
  /** The range that the endpoint is known or expected to accept: the most to grow to. */
  readonly most: bigint
  /** The largest range that it has accepted, and the smallest one that it has refused. */
  accepted: bigint
  refused: bigint | undefined
}

/** @param known blocks that the endpoint accepts; by default as many as most endpoints do */
export function createLogRange(known = 10_000): LogRange {
  const blocks = BigInt(known)
  return { blocks, most: blocks, accepted: 0n, refused: undefined }
}
