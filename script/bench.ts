// `npm run bench`: how the app does under load, measured against goals.
import { parseArgs } from 'node:util'
import { freePort } from '../src/testing/freePort.ts'
import { BENCH_GENESIS } from './bench/bigChain.ts'
import { measureHistory } from './bench/history.ts'
import { measureIndexer } from './bench/indexer.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureLive } from './bench/live.ts'
import { measureLoad } from './bench/load.ts'
import type { Row, Site } from './bench/measure.ts'
import { ensureChromium } from './lib/chromium.ts'
import { generate } from './lib/generate.ts'
import { requireFoundry, runMain, UserFacingError } from './lib/machine.ts'
import { makeTestSite } from './lib/testSite.ts'

const parts: Record<string, (site: Site) => Promise<Row[]>> = {
  load: measureLoad,
  history: measureHistory,
  live: measureLive,
  lighthouse: measureLighthouse,
  indexer: measureIndexer,
}

await runMain(async () => {
  const names = readFlags()
  requireFoundry()
  await Promise.all([generate(), ensureChromium()])
  const rpcPort = await freePort()
  process.env.VITE_RPC_URLS = `http://127.0.0.1:${rpcPort}`
  await using site = await makeTestSite(BENCH_GENESIS)
  let isMissed = false
  for (const name of names) {
    const rows = (await parts[name]?.({ ...site, rpcPort })) ?? []
    console.log(`\n${name}`)
    console.table(rows, ['what', 'measured', 'goal', 'isMet'])
    isMissed ||= rows.some(({ isMet }) => isMet === false)
  }
  return isMissed ? 1 : 0
})

function readFlags(): string[] {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
  if (only === undefined) return Object.keys(parts)
  if (!Object.hasOwn(parts, only)) {
    throw new UserFacingError(`There is no part "${only}": --only takes ${Object.keys(parts).join(', ')}.`)
  }
  return [only]
}
