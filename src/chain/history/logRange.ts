import { type Address, type EIP1193RequestFn, type Hex, numberToHex, type PublicRpcSchema } from 'viem'
import type { Config } from 'wagmi'
import { logs } from '#deployment'
import { ownRpcUrl } from '@/chain/network/rpc'
import { type BlockSpan, max, min, sizeOf } from './blockSpans'

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

  /**
   * Shrinks after a refusal.
   * @param asked blocks that the endpoint refused
   * @param limit blocks that the refusal names as acceptable
   * @param isLasting `false` if only the number of logs was too high, so that other blocks may be read in larger ranges
   */
  shrink(asked: bigint, limit: bigint | undefined, isLasting: boolean): void {
    if (isLasting) {
      const refused = limit === undefined ? asked : limit + 1n
      this.refused = min(this.refused ?? refused, refused)
      if (this.accepted >= refused) this.accepted = 0n
    }
    const known = isLasting && this.accepted > 0n ? this.accepted : max(1n, asked / 4n)
    this.blocks = min(this.blocks, limit ?? known)
  }
}

const ranges = new WeakMap<Config, Map<string, LogRange>>()

/** Returns what is known of an endpoint, shared by all that ask it for logs. */
export function logRangeOf(config: Config, url: string, known?: number): LogRange {
  const byUrl = ranges.get(config) ?? new Map<string, LogRange>()
  ranges.set(config, byUrl)
  const range = byUrl.get(url) ?? new LogRange(known)
  byUrl.set(url, range)
  return range
}

/** Returns what is known of the RPC in use. */
export function ownLogRange(config: Config): LogRange {
  const url = ownRpcUrl()
  return url === undefined ? logRangeOf(config, 'build', logs.range) : logRangeOf(config, url)
}

interface LogFilter {
  address: Address | Address[]
  topics?: (Hex | null)[]
}

/** Reads logs with a request that equal reads share. viem would retry a refused range, and a rate limit too soon. */
export function requestLogs(
  request: EIP1193RequestFn<PublicRpcSchema>,
  filter: LogFilter,
  { from, to }: BlockSpan,
) {
  const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  const options = { retryCount: 0, dedupe: true }
  return request({ method: 'eth_getLogs', params: [{ ...filter, ...range }] }, options)
}

/**
 * Reads logs of new blocks with one request. Returns `undefined` if the RPC doesn't serve so many blocks.
 * @throws the RPC's error if it is unreachable or limits the rate
 */
export async function readRecentLogs(config: Config, { span, ...filter }: LogFilter & { span: BlockSpan }) {
  const range = ownLogRange(config)
  if (sizeOf(span) > range.blocks) return undefined
  try {
    return await requestLogs(config.getClient().request, filter, span)
  } catch (error) {
    const { readRefusal } = await import('./logRefusal')
    const refusal = readRefusal(error, span)
    if (refusal.kind === 'wait' || refusal.kind === 'failed') throw error
    if ('limit' in refusal) range.shrink(sizeOf(span), refusal.limit, refusal.kind === 'range')
    return undefined
  }
}
