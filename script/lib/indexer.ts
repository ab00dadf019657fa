// Ponder has packages of its own in script/indexer, so that only those who run an indexer install them.
import { join } from 'node:path'
import { type AppChain, local } from '../../src/chain/config/chains.ts'
import { freePort } from '../../src/testing/freePort.ts'
import { root, run, start, stop } from '../../src/testing/processes.ts'
import { installArguments, isInstalled } from './bootstrap.mjs'
import type { Deployment } from './deployments.ts'

const folder = join(root, 'script', 'indexer')

interface IndexerOptions {
  chain: AppChain
  rpcUrls: readonly string[]
  deployment: Deployment
  /** A free one by default. */
  port?: number
  /** Of the tables. A change of the indexer needs a new one. */
  schema: string
  /** A Postgres URL, or the folder of an embedded database. `DATABASE_URL` wins over the folder. */
  database: string
  /** Where its log goes. */
  output: 'inherit' | 'ignore'
}

/** Installs the indexer's packages if they are missing or outdated. */
export async function installIndexer() {
  if (!isInstalled(folder)) await run('npm', installArguments, { cwd: folder })
}

/** Starts Ponder and waits until it has indexed the past. @throws {Error} if it ends before */
export async function startIndexer(options: IndexerOptions) {
  const { chain, rpcUrls, deployment, port = await freePort(), schema, database, output } = options
  const { bettingPool, communityHub, deployBlock } = deployment
  const settings = {
    chainId: chain.id,
    rpcUrls,
    logRange: chain.custom.logs.range,
    isLocal: chain.id === local.id,
    bettingPool,
    communityHub,
    deployBlock,
  }
  const ponder = join(folder, 'node_modules', '.bin', 'ponder')
  const child = start(ponder, ['start', '--schema', schema, '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', output, output],
    env: {
      CLUTCHPOOL_INDEXER: JSON.stringify(settings),
      ...(database.startsWith('postgres:') ? { DATABASE_URL: database } : { PGLITE_DIRECTORY: database }),
      PONDER_TELEMETRY_DISABLED: '1',
    },
  })
  const url = `http://localhost:${port}`
  const isReady = () =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The indexer ended by itself.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, process: child, stop: () => stop(child) }
}
