import type { Config } from 'wagmi'
import { logs } from '#deployment'
import { ownRpcUrl } from '@/chain/network/rpc'
import { createLogRange, type LogRange } from './logRange'

interface OwnRange {
  url: string | undefined
  range: LogRange
}

const known = new WeakMap<Config, OwnRange>()

/** Returns what is known of the block range that the RPC in use accepts in `eth_getLogs`, shared by all that ask it. */
export function ownLogRange(config: Config): LogRange {
  const url = ownRpcUrl()
  let own = known.get(config)
  if (!own || own.url !== url) {
    own = { url, range: createLogRange(url === undefined ? logs.range : undefined) }
    known.set(config, own)
  }
  return own.range
}
