import { hexToNumber } from 'viem'
import { chain } from '@/chain/config/config'
import { isRpcUrl, transportOf } from './rpc'

/** Milliseconds after which an RPC that says nothing counts as out of reach. */
const patience = 10_000

/** Whether an RPC can be used, and if not, why. */
export type RpcCheck =
  | { ok: true }
  | { ok: false; reason: 'noUrl' | 'unreachable' }
  | { ok: false; reason: 'otherChain'; chainId: number }

/** Asks an RPC which chain it serves. Never throws. */
export async function checkRpc(url: string): Promise<RpcCheck> {
  if (!isRpcUrl(url)) return { ok: false, reason: 'noUrl' }
  try {
    const { request } = transportOf(url)({ chain, retryCount: 0, timeout: patience })
    const chainId = hexToNumber(await request({ method: 'eth_chainId' }))
    return chainId === chain.id ? { ok: true } : { ok: false, reason: 'otherChain', chainId }
  } catch {
    return { ok: false, reason: 'unreachable' }
  }
}
