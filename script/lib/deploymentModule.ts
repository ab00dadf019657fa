import type { Plugin } from 'vite'
import { local } from '../../src/chain/config/chains.ts'
import { contractCodes } from './contractCode.ts'
import { deploymentPath, readDeployment } from './deployments.ts'
import type { SiteSettings } from './site.ts'

const NAME = '#deployment'
// Without `#`: the browser requests the module by this id and would cut a fragment off.
const RESOLVED = '\0clutchpool:deployment'
const CODES_NAME = '#contractCodes'
const CODES_RESOLVED = '\0clutchpool:contractCodes'

/**
 * Provides `#deployment`: the chain, the RPC URLs, where logs are served, the indexer, and the addresses; and
 * `#contractCodes`: the hashes of the contracts' code.
 */
export function deploymentModule(settings: () => SiteSettings): Plugin {
  return {
    name: 'clutchpool:deployment',
    resolveId: (id) => ({ [NAME]: RESOLVED, [CODES_NAME]: CODES_RESOLVED })[id],
    async load(id) {
      if (id !== RESOLVED && id !== CODES_RESOLVED) return undefined
      const site = settings()
      // The addresses can change while the development server runs.
      this.addWatchFile(deploymentPath(site.chain.id))
      const deployment = readDeployment(site.chain.id)
      if (id === CODES_RESOLVED)
        return `export const contractCodes = ${JSON.stringify(await contractCodes(site.chain.id, deployment))}`
      return `export const chain = ${JSON.stringify(site.chain)}
        export const rpcUrls = ${JSON.stringify(site.rpcUrls)}
        export const logs = ${JSON.stringify(site.logs)}
        export const isOwnRpcAllowed = ${site.isOwnRpcAllowed}
        export const indexerUrl = ${JSON.stringify(site.indexerUrl)}
        export const isLocal = ${site.chain.id === local.id}
        export const deployment = ${JSON.stringify(deployment)}`
    },
  }
}
