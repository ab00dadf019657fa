// `npm start`: from a clone to the running app.
import { once } from 'node:events'
import { appendFileSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import {
  isStopping,
  onUnexpectedExit,
  root,
  start,
  stopAll,
  stopOnSignals,
} from '../src/testing/processes.ts'
import { exclusively } from './lib/bootstrap.mjs'
import { areHooksCurrent, generateHooks } from './lib/generate.ts'
import { describeError, portOf, requireFoundry, requireFreePort, UserFacingError } from './lib/machine.ts'
import { LOCAL_PASSWORD } from './lib/site.ts'
import { catchUp, makeChain, publishDeployment, reasonForFreshChain, serveChain } from './seed/localChain.ts'

const HELP = `npm start [-- options]

  --fresh         begins a new chain
  --port          of the app (default: 5173)
  --chain-port    of the local chain (default: 8545)`

const LOG = join(root, '.chain', 'start.log')

stopOnSignals(() => console.log('\n  Stopping. The chain is kept for next time.'))
await main().catch((error: unknown) => giveUp(describeError(error)))

async function main() {
  const flags = parseArgs({
    options: {
      fresh: { type: 'boolean', default: false },
      port: { type: 'string', default: '5173' },
      'chain-port': { type: 'string', default: '8545' },
      help: { type: 'boolean' },
    },
  }).values
  if (flags.help) return console.log(HELP)
  const [port, chainPort] = [portOf('port', flags.port), portOf('chain-port', flags['chain-port'])]
  await requireFreePort(chainPort, 'the local chain', 'chain-port')
  await requireFreePort(port, 'the app')
  mkdirSync(join(root, '.chain'), { recursive: true })
  await exclusively(join(root, '.chain', 'running'), 'runs the chain of this clone', async () => {
    await serve({ isFresh: flags.fresh, port, chainPort })
    return new Promise(() => {})
  })
}

async function serve({ isFresh, port, chainPort }: { isFresh: boolean; port: number; chainPort: number }) {
  const rpcUrl = `http://127.0.0.1:${chainPort}`
  console.log('\n  Clutchpool\n')
  writeFileSync(LOG, '')
  requireFoundry()

  if (!areHooksCurrent()) await step('Compiling the contracts and generating hooks', generateHooks)
  const reason = reasonForFreshChain(isFresh)
  if (reason) await step(`Making a new chain, ${reason}`, makeChain)
  publishDeployment()
  // Vite starts meanwhile. A tab that is still open retries its RPC until the chain answers.
  await step(
    'Playing the season up to now, starting the app',
    () => Promise.all([playAndServeChain(chainPort), serveApp(port, rpcUrl)]),
    '"npm start -- --fresh" begins a new chain.',
  )

  console.log(`
  The app    http://localhost:${port}
  The chain  ${rpcUrl}, chain id 31337. Its contracts are not optimized: gas is higher than on a public chain.

  What to do next
  1. Open the app and press "Connect Wallet".
  2. Choose the development wallet: it needs no extension, and has WETH and winnings to claim.
  3. Place a bet on a live match, and claim under "My Bets".

  A browser wallet works too: add the chain above to it.
  The operator's area is /admin: password "${LOCAL_PASSWORD}", wallet "Development operator" (Anvil's account 0).
  Ctrl-C stops everything. The chain is kept; "npm start -- --fresh" begins a new one.
`)
}

/**
 * Does one step and prints how long it took. Details of a failure go to the log.
 * @param remedy what the user can do if it fails
 */
async function step<T>(name: string, work: () => Promise<T> | T, remedy = ''): Promise<T> {
  const began = performance.now()
  process.stdout.write(`  ${name.padEnd(52)}`)
  try {
    const result = await work()
    process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s\n`)
    return result
  } catch (error) {
    // The signal handler is about to exit.
    if (isStopping()) return new Promise(() => {})
    process.stdout.write('failed\n')
    if (error instanceof UserFacingError) throw error
    appendFileSync(LOG, `${name}\n${describeError(error)}\n`)
    throw new UserFacingError(
      `${name} failed. What it said is in ${relative(process.cwd(), LOG)}. ${remedy}`.trim(),
    )
  }
}

async function giveUp(why: string) {
  console.error(`\n  ${why}\n`)
  await stopAll()
  process.exit(1)
}

async function playAndServeChain(port: number) {
  await catchUp()
  const chain = await serveChain(port)
  onUnexpectedExit(chain.process, (how) =>
    giveUp(`The local chain ended by itself (${how}): see .chain/anvil.log.`),
  )
}

async function serveApp(port: number, rpcUrl: string) {
  const log = join(root, '.chain', 'app.log')
  const output = openSync(log, 'w')
  const child = start(process.execPath, ['--import', 'tsx', 'script/serveApp.ts', String(port)], {
    stdio: ['ignore', output, output, 'ipc'],
    env: { VITE_RPC_URLS: rpcUrl },
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The app's server ended before it was ready: see ${log}.`)
  })
  await Promise.race([once(child, 'message'), ended])
  onUnexpectedExit(child, (how) => giveUp(`The app's server ended by itself (${how}): see .chain/app.log.`))
}
