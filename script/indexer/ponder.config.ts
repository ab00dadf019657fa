// The settings come from script/indexer.ts, which reads and checks the deployment.
import { createConfig } from 'ponder'
import type { Address } from 'viem'
import { bettingPoolAbi, communityHubAbi } from './abis.generated'

interface Settings {
  chainId: number
  rpcUrls: string[]
  /** Blocks that the RPC accepts per `eth_getLogs`. */
  logRange?: number
  bettingPool: Address
  communityHub: Address
  deployBlock: number
  isLocal: boolean
}

const settings: Settings = JSON.parse(process.env.CLUTCHPOOL_INDEXER ?? '{}')

const source = { chain: 'clutchpool', startBlock: settings.deployBlock } as const

export default createConfig({
  ordering: 'omnichain',
  database: process.env.DATABASE_URL
    ? { kind: 'postgres', connectionString: process.env.DATABASE_URL }
    : { kind: 'pglite', directory: process.env.PGLITE_DIRECTORY },
  chains: {
    clutchpool: {
      id: settings.chainId,
      rpc: settings.rpcUrls,
      ethGetLogsBlockRange: settings.logRange,
      // Each local chain has the same id, so the logs of the one before must not stay.
      disableCache: settings.isLocal,
    },
  },
  contracts: {
    Pool: { ...source, abi: bettingPoolAbi, address: settings.bettingPool },
    Hub: { ...source, abi: communityHubAbi, address: settings.communityHub },
  },
})
