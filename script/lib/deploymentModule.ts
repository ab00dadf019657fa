import type { Plugin } from 'vite'
import { local } from '../../src/chain/config/chains.ts'
import { readAddresses, type SiteSettings } from './site.ts'

const NAME = '#deployment'
// Without `#`: the browser requests the module by this id and would cut a fragment off.
const RESOLVED = '\0clutchpool:deployment'

/** Provides `#deployment`: the chain, the RPC URLs, where logs are served, the indexer, and the addresses. */
export function deploymentModule(settings: () => SiteSettings): Plugin {
  return {
    name: 'clutchpool:deployment',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      const site = settings()
      this.addWatchFile(site.deploymentFile)
      return `export const chain = ${JSON.stringify(site.chain)}
        export const rpcUrls = ${JSON.stringify(site.rpcUrls)}
        export const logs = ${JSON.stringify(site.logs)}
        export const isOwnRpcAllowed = ${site.isOwnRpcAllowed}
        export const indexerUrl = ${JSON.stringify(site.indexerUrl)}
        export const isLocal = ${site.chain.id === local.id}
        export const deployment = ${JSON.stringify(readAddresses(site))}`
    },
  }
}
