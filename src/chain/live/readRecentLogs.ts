import { type Address, type Hex, numberToHex, type RpcLog } from 'viem'
import type { Config } from 'wagmi'
import type { BlockSpan } from '@/chain/history/blockSpans'
import { ownLogRange } from '@/chain/history/logRange'

interface RecentLogs {
  address: Address | Address[]
  topics: (Hex | null)[]
  span: BlockSpan
}

/**
 * Reads logs of new blocks with one request. Returns `undefined` if the RPC doesn't serve so many blocks.
 * @throws the RPC's error if it is unreachable or limits the rate
 */
export async function readRecentLogs(
  config: Config,
  { address, topics, span: { from, to } }: RecentLogs,
): Promise<readonly RpcLog[] | undefined> {
  const range = ownLogRange(config)
  if (to - from >= range.blocks) return undefined
  const filter = { address, topics, fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  try {
    return await config.getClient().request(
      { method: 'eth_getLogs', params: [filter] },
      // viem would retry a refused range.
      { retryCount: 0 },
    )
  } catch (error) {
    const { readRefusal } = await import('@/chain/history/logRefusal')
    const refusal = readRefusal(error, { from, to })
    if (refusal.kind === 'wait' || refusal.kind === 'failed') throw error
    if ('limit' in refusal) range.shrink(to - from + 1n, refusal.limit, refusal.kind === 'range')
    return undefined
  }
}
