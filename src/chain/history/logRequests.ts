import { type Address, type EIP1193RequestFn, type Hex, numberToHex, type PublicRpcSchema } from 'viem'
import type { Config } from 'wagmi'
import { logs } from '#deployment'
import { ownRpcUrl } from '@/chain/network/rpc'
import { type BlockSpan, sizeOf } from './blockSpans'
import { LogRange } from './logRange'

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
    range.adapt(refusal, sizeOf(span))
    return undefined
  }
}
