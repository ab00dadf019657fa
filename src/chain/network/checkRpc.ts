import { hexToNumber } from 'viem'
import { chain } from '@/chain/config/config'
import { longestBatchOf } from './fetchBatch'
import { isRpcUrl, transportOf } from './rpc'

const timeout = 10_000

/** As many requests as a page of the app sends at once. */
const BATCH = 20

export type RpcCheck =
  /** `longestBatch` is the most requests that it takes at once, if fewer than a page sends. */
  | { ok: true; longestBatch?: number | undefined }
  | { ok: false; reason: 'noUrl' | 'unreachable' }
  | { ok: false; reason: 'otherChain'; chainId: number }

/** Checks that an RPC answers and serves this chain. Never throws. */
export async function checkRpc(url: string): Promise<RpcCheck> {
  if (!isRpcUrl(url)) return { ok: false, reason: 'noUrl' }
  try {
    const { request } = transportOf(url)({ chain, retryCount: 0, timeout })
    const chainId = hexToNumber(await request({ method: 'eth_chainId' }))
    if (chainId !== chain.id) return { ok: false, reason: 'otherChain', chainId }
    await Promise.allSettled(Array.from({ length: BATCH }, () => request({ method: 'eth_chainId' })))
    return { ok: true, longestBatch: longestBatchOf(url) }
  } catch {
    return { ok: false, reason: 'unreachable' }
  }
}
