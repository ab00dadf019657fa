import { createHash } from 'node:crypto'
import { loadEnv } from 'vite'
import { deploymentPath, readDeployment } from './deployments.mjs'

const LOCAL_CHAIN_ID = '31337'
/** What opens the operator's area on the local chain. It is a curtain: the lock is the contract. */
export const LOCAL_PASSWORD = 'operator'
const NAME = '#deployment'
// Without a #: the browser asks for the module by its id, and would cut that off as a fragment.
const RESOLVED = '\0clutchpool:deployment'

/**
 * `import { deployment } from '#deployment'` gives the addresses of the one chain that this build is for:
 * `VITE_CHAIN_ID`, by default the local chain. Checked here, so that the browser gets plain values and no validator.
 * @returns {import('vite').Plugin}
 */
export function deployment() {
  let chainId = LOCAL_CHAIN_ID
  let path = deploymentPath(chainId)
  return {
    name: 'clutchpool:deployment',
    config(config, { mode }) {
      const env = loadEnv(mode, config.envDir || config.root || process.cwd())
      if ((env.VITE_CHAIN_ID ?? LOCAL_CHAIN_ID) !== LOCAL_CHAIN_ID) return undefined
      const hash =
        env.VITE_OPERATOR_PASSWORD_SHA256 ?? createHash('sha256').update(LOCAL_PASSWORD).digest('hex')
      return { define: { 'import.meta.env.VITE_OPERATOR_PASSWORD_SHA256': JSON.stringify(hash) } }
    },
    configResolved(config) {
      chainId = loadEnv(config.mode, config.envDir || config.root).VITE_CHAIN_ID ?? LOCAL_CHAIN_ID
      if (!/^[1-9]\d*$/.test(chainId)) throw new Error(`VITE_CHAIN_ID is "${chainId}", which is no chain id.`)
      path = deploymentPath(chainId)
      // A build says at once what it lacks.
      if (config.command === 'build') readDeployment(path)
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      this.addWatchFile(path)
      const value = JSON.stringify({ chainId: Number(chainId), ...readDeployment(path) })
      return `export const deployment = ${value}`
    },
  }
}
