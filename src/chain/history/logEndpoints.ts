import { createClient } from 'viem'
import type { Config } from 'wagmi'
import { logs } from '#deployment'
import { chain } from '@/chain/config/config'
import { ownRpcUrl, transportOf } from '@/chain/network/rpc'
import { LogEndpoint } from './logEndpoint'
import { createLogRange } from './logRange'
import { ownLogRange } from './ownLogRange'

export interface LogEndpoints {
  /** The RPC that announces new blocks. Others may lag behind it. */
  own: LogEndpoint
  /** Returns the endpoints for older blocks, the preferred one first. */
  forOldBlocks: () => readonly LogEndpoint[]
}

export function createLogEndpoints(config: Config): LogEndpoints {
  const client = config.getClient({ chainId: chain.id })
  const own = new LogEndpoint(client.request, () => ownLogRange(config))
  const others = logs.endpoints.map(({ url, range: known }) => {
    const range = createLogRange(known)
    return new LogEndpoint(createClient({ chain, transport: transportOf(url) }).request, () => range)
  })
  return {
    own,
    // A user who sets their own RPC wants no other to be asked.
    forOldBlocks: () => (ownRpcUrl() === undefined ? [...others, own] : [own]),
  }
}
