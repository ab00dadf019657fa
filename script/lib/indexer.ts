// Ponder has packages of its own in script/indexer, so that only those who run an indexer install them.
import { join } from 'node:path'
import { type AppChain, local } from '../../src/chain/config/chains.ts'
import { root, run, start } from '../../src/testing/processes.ts'
import { installArguments, isInstalled } from './bootstrap.mjs'
import type { Deployment } from './deployments.ts'

const folder = join(root, 'script', 'indexer')

interface IndexerOptions {
  chain: AppChain
  rpcUrls: readonly string[]
  deployment: Deployment
  port: number
  /** Of the tables. A change of the indexer needs a new one. */
  schema: string
  /** The folder of the embedded database. `DATABASE_URL` wins over it. */
  database: string
  /** Where its log goes. */
  output: 'inherit' | 'ignore'
}

/** Installs the indexer's packages if they are missing or outdated. */
export async function installIndexer() {
  if (!isInstalled(folder)) await run('npm', installArguments, { cwd: folder })
}

/** Starts Ponder. It answers on `/ready` with 200 once it has read the past. */
export function startIndexer(options: IndexerOptions) {
  const { chain, rpcUrls, deployment, port, schema, database, output } = options
  const settings = {
    chainId: chain.id,
    rpcUrls,
    logRange: chain.custom.logs.range,
    bettingPool: deployment.bettingPool,
    communityHub: deployment.communityHub,
    deployBlock: deployment.deployBlock,
    isLocal: chain.id === local.id,
  }
  const ponder = join(folder, 'node_modules', '.bin', 'ponder')
  return start(ponder, ['start', '--schema', schema, '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', output, output],
    env: {
      CLUTCHPOOL_INDEXER: JSON.stringify(settings),
      PGLITE_DIRECTORY: database,
      PONDER_TELEMETRY_DISABLED: '1',
    },
  })
}

/** Waits until the past is indexed. @throws {Error} if Ponder ends before */
export async function waitForIndexer(child: ReturnType<typeof startIndexer>, url: string) {
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The indexer ended by itself.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function isReady(url: string) {
  return fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}
