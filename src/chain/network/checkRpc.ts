import { hexToNumber } from 'viem'
import { chain } from '@/chain/config/config'
import { isRpcUrl, transportOf } from './rpc'

const timeout = 10_000

export type RpcCheck =
  | { ok: true }
  | { ok: false; reason: 'noUrl' | 'unreachable' }
  | { ok: false; reason: 'otherChain'; chainId: number }

/** Checks that an RPC answers and serves this chain. Never throws. */
export async function checkRpc(url: string): Promise<RpcCheck> {
  if (!isRpcUrl(url)) return { ok: false, reason: 'noUrl' }
  try {
    const { request } = transportOf(url)({ chain, retryCount: 0, timeout })
    const chainId = hexToNumber(await request({ method: 'eth_chainId' }))
    return chainId === chain.id ? { ok: true } : { ok: false, reason: 'otherChain', chainId }
  } catch {
    return { ok: false, reason: 'unreachable' }
  }
}
