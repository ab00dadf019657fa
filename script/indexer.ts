// `npm run indexer -- --chain <name>`: serves leaderboard and activity from a database (docs/indexer.md).
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { local } from '../src/chain/config/chains.ts'
import { root } from '../src/testing/processes.ts'
import { readDeployment } from './lib/deployments.ts'
import { generate } from './lib/generate.ts'
import { installIndexer, startIndexer } from './lib/indexer.ts'
import { portOf, requireFreePort, runMain } from './lib/machine.ts'
import { chainNames, publicChain, readSite } from './lib/site.ts'

const HELP = `npm run indexer -- --chain <name> [options]

  --chain     one of ${chainNames}; without, the local chain
  --port      where it answers (default: 42069)
  --schema    of the tables: a change of the indexer needs a new one (default: clutchpool)

  From the environment: DATABASE_URL (PostgreSQL, by default a database in .ponder) and VITE_RPC_URLS.`

async function main() {
  const text = { type: 'string' } as const
  const defaults = { port: { ...text, default: '42069' }, schema: { ...text, default: 'clutchpool' } }
  const { chain, schema, ...flags } = parseArgs({ options: { chain: text, ...defaults } }).values
  const port = portOf('port', flags.port)
  const site = readSite({
    ...loadEnv('production', root),
    VITE_CHAIN_ID: String((chain === undefined ? local : publicChain(chain).chain).id),
    // The indexer has no operator's area.
    VITE_OPERATOR_PASSWORD_SHA256: 'f'.repeat(64),
  })
  const deployment = readDeployment(site.chain.id)
  await requireFreePort(port, 'the indexer')
  await installIndexer()
  await generate()
  const { url, process: ponder } = await startIndexer({
    chain: site.chain,
    rpcUrls: site.rpcUrls,
    deployment,
    port,
    schema,
    output: 'inherit',
    database: join(root, '.ponder', String(site.chain.id)),
  })
  console.log(
    `\n  The index is up to date: ${url}/leaderboard\n  Build the app with VITE_INDEXER_URL set to its public address.\n`,
  )
  return new Promise<number>((resolve) => ponder.once('exit', (code) => resolve(code ?? 1)))
}

await runMain(main, { help: HELP })
