// @ts-nocheck
// `npm run bench`: how the app does under load, measured against goals, on a fresh clone as on a used one. Until the
// packages are installed, only Node's own modules may be used.
import { parseArgs } from 'node:util'
import { freePort, requireFoundry, UserFacingError } from './lib/machine.ts'
import { stopAll, stopOnSignals } from './lib/processes.ts'

/**
 * @typedef {object} Site
 * @property {string} url where the production build is served
 * @property {string} folder the build
 * @property {string} chainState the state of a chain that has nothing but the contracts
 * @property {number} rpcPort where the build looks for its chain; nobody listens there yet
 */

/**
 * One line of a part's table.
 * @typedef {{ what: string, measured: string, goal?: string, isMet?: boolean }} Row without a goal it is only told
 */

/** Each measures one thing: `(site: Site) => Promise<Row[]>`. */
const parts = {
  load: async () => (await import('./bench/load.ts')).measureLoad,
  live: async () => (await import('./bench/live.ts')).measureLive,
  lighthouse: async () => (await import('./bench/lighthouse.ts')).measureLighthouse,
}

stopOnSignals(undefined, 130)

try {
  process.exitCode = await bench(readFlags())
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : (error.output ?? error.stack))
  process.exitCode = 1
}
await stopAll()

/** @returns {Promise<number>} 1 if a goal is missed */
async function bench(names) {
  requireFoundry()
  const { ensureChromium } = await import('./lib/chromium.ts')
  const { generate } = await import('./lib/generate.ts')
  const { makeTestSite } = await import('./lib/testSite.ts')
  const { BENCH_GENESIS } = await import('./bench/bigChain.ts')

  await Promise.all([generate(), ensureChromium()])
  const rpcPort = await freePort()
  process.env.VITE_RPC_URLS = `http://127.0.0.1:${rpcPort}`
  const site = await makeTestSite(BENCH_GENESIS)
  let isMissed = false
  try {
    for (const name of names) {
      const measure = await parts[name]()
      const rows = await measure({ ...site, rpcPort })
      print(name, rows)
      isMissed ||= rows.some(({ isMet }) => isMet === false)
    }
  } finally {
    await site.remove()
  }
  return isMissed ? 1 : 0
}

/** A table: whether the goal is met, what was measured, how it came out, and the goal. */
function print(name, rows) {
  const width = (column) => Math.max(...rows.map((row) => row[column].length))
  const [what, measured] = [width('what'), width('measured')]
  console.log(`\n${name}`)
  for (const row of rows) {
    const mark = row.isMet === undefined ? '' : row.isMet ? 'ok' : 'MISSED'
    const goal = row.goal === undefined ? '' : `goal: ${row.goal}`
    console.log(`${mark.padEnd(8)}${row.what.padEnd(what + 2)}${row.measured.padEnd(measured + 2)}${goal}`)
  }
}

/** The parts that are asked for. */
function readFlags() {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
  if (only === undefined) return Object.keys(parts)
  if (!Object.hasOwn(parts, only)) {
    throw new UserFacingError(`There is no part "${only}": --only takes ${Object.keys(parts).join(', ')}.`)
  }
  return [only]
}
