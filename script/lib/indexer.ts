// Ponder has packages of its own in script/indexer, so that only those who run an indexer install them. PostgreSQL serves
// tests and benchmarks, where the machine has it.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AppChain, local } from '../../src/chain/config/chains.ts'
import { freePort } from '../../src/testing/freePort.ts'
import { answers, root, run, start, stop, waitUntilReady } from '../../src/testing/processes.ts'
import { installPackages } from './bootstrap.mjs'
import type { Deployment } from './deployments.ts'
import { temporaryFolder } from './temporaryFolder.ts'

const folder = join(root, 'script', 'indexer')

interface IndexerOptions {
  chain: AppChain
  rpcUrls: readonly string[]
  deployment: Deployment
  port?: number
  /** Of the tables. A change of the indexer needs a new one. */
  schema: string
  /** A Postgres URL, or the folder of an embedded database. `DATABASE_URL` wins over the folder. */
  database: string
  output: 'inherit' | 'ignore'
}

/** @throws {Error} if npm fails */
export async function installIndexer() {
  const startNpm = (args: string[]) =>
    start('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if ((await installPackages(folder, startNpm)) !== 0) throw new Error('npm could not install the indexer.')
}

/** Starts Ponder and waits until it has indexed the past. @throws {Error} if it ends before */
export async function startIndexer(options: IndexerOptions) {
  const { chain, rpcUrls, deployment, port = await freePort(), schema, database, output } = options
  const { bettingPool, communityHub, deployBlock } = deployment
  const { id: chainId, custom } = chain
  const addresses = { bettingPool, communityHub, deployBlock }
  const limits = { logRange: custom.logs.range, isLocal: chainId === local.id }
  const settings = { chainId, rpcUrls, ...limits, ...addresses }
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
  await waitUntilReady(child, () => answers(`${url}/ready`, ({ ok }) => ok))
  const end = () => stop(child)
  return { url, process: child, stop: end, [Symbol.asyncDispose]: end }
}

/**
 * Starts PostgreSQL on an empty database. Returns its URL and how to remove it, or `undefined` if the PATH has no `initdb`
 * and `postgres`.
 */
export async function startPostgres() {
  if (!['initdb', 'postgres'].every((tool) => spawnSync(tool, ['--version']).status === 0)) return undefined
  const temporary = temporaryFolder()
  const folder = temporary.path
  const data = join(folder, 'data')
  mkdirSync(data)
  const user = unprivilegedUser()
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid)
  const options = { cwd: folder, ...user }
  await run('initdb', ['-D', data, '-U', 'postgres', '--auth', 'trust', '--no-sync'], options)
  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  const server = start('postgres', ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: 'ignore',
  })
  await waitUntilReady(server, () => isPostgresReady(data))
  const remove = async () => {
    await stop(server)
    temporary[Symbol.dispose]()
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, remove, [Symbol.asyncDispose]: remove }
}

/** Returns the user `nobody` if this process is root's, as in a container: PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * Reads the server's status file, as pg_ctl does. A connection would also succeed if another process took the port since
 * `freePort`.
 */
function isPostgresReady(data: string): boolean {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) && /^ready\s*$/m.test(readFileSync(file, 'utf8'))
}
