// @ts-nocheck
// A chain with very much on it, made once and kept as long as neither the contracts nor what makes it change.
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { local } from '../../src/chain/config/chains.ts'
import { startAnvil } from '../../src/testing/anvil.ts'
import { contractsFingerprint } from '../lib/artifacts.ts'
import { deploymentPath, readDeployment } from '../lib/deployments.ts'
import { root } from '../lib/processes.ts'
import { fillChain } from './fillChain.ts'

/** When the chains of the bench begin, in unix seconds: 1 January 2027. */
export const BENCH_GENESIS = Date.UTC(2027, 0, 1) / 1000

const folder = join(root, 'node_modules', '.cache', 'clutchpool')

/**
 * The state of the big chain; made if none is kept that fits.
 * @param {string} chainState that of a chain that has nothing but the contracts
 * @returns {Promise<string>} the file's path
 */
export async function bigChainState(chainState) {
  const hash = createHash('sha256').update(contractsFingerprint())
  for (const file of ['bigChain.ts', 'fillChain.ts'])
    hash.update(readFileSync(new URL(file, import.meta.url)))
  const path = join(folder, `chain-${hash.digest('hex').slice(0, 16)}.json`)
  if (existsSync(path)) return path

  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const anvil = await startAnvil({
    args: [
      ...['--load-state', chainState, '--dump-state', `${path}.new`, '--timestamp', String(BENCH_GENESIS)],
      ...['--no-mining', '--auto-impersonate', '--prune-history', '--no-request-size-limit'],
      ...['--block-base-fee-per-gas', '0', '--state-interval', '86400'],
    ],
  })
  await anvil.client.setBlockGasLimit({ gasLimit: 30_000_000_000n })
  const [, bettor] = await anvil.client.getAddresses()
  await fillChain(anvil, readDeployment(deploymentPath(local.id)), bettor)
  await anvil.stop()
  renameSync(`${path}.new`, path)
  return path
}

/** When the last block of a kept state was, in unix seconds: its first lines say it, the whole is too large to read. */
export function momentOf(state) {
  const file = openSync(state, 'r')
  const beginning = Buffer.alloc(2_000)
  readSync(file, beginning)
  closeSync(file)
  const [, timestamp] = /"timestamp":"(0x[0-9a-f]+)"/.exec(beginning.toString()) ?? []
  if (timestamp === undefined) throw new Error(`${state} does not say when its last block was.`)
  return Number(timestamp)
}
