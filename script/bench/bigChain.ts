// A chain with a large history, cached until the contracts or the code that fills it change.
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
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { toHex } from 'viem'
import { local } from '../../src/chain/config/chains.ts'
import { startAnvil } from '../../src/testing/anvil.ts'
import { root } from '../../src/testing/processes.ts'
import { contractsFingerprint } from '../lib/deployLocal.ts'
import { readDeployment } from '../lib/deployments.ts'

/** The bench chains' first block, in unix seconds: 1 January 2027. */
export const BENCH_GENESIS = Date.UTC(2027, 0, 1) / 1000

const folder = join(root, 'node_modules', '.cache', 'clutchpool')

/**
 * Returns the path of the big chain's state file.
 * @param chainState the state file of a chain with nothing but the contracts
 */
export async function bigChainState(chainState: string): Promise<string> {
  const hash = createHash('sha256').update(contractsFingerprint())
  for (const file of ['bigChain.ts', 'fillChain.ts']) {
    hash.update(readFileSync(new URL(file, import.meta.url)))
  }
  const path = join(folder, `chain-${hash.digest('hex').slice(0, 16)}.json`)
  if (existsSync(path)) return path

  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = ['--load-state', chainState, '--dump-state', `${path}.new`, '--state-interval', '86400']
  const free = ['--auto-impersonate', '--no-request-size-limit', '--block-base-fee-per-gas', '0']
  const blocks = ['--timestamp', String(BENCH_GENESIS), '--no-mining']
  const anvil = await startAnvil({ args: [...files, ...free, ...blocks], memory: ['--prune-history'] })
  await anvil.client.setBlockGasLimit({ gasLimit: 30_000_000_000n })
  // It imports generated code, which a fresh clone lacks until `generate`.
  const { fillChain } = await import('./fillChain.ts')
  await fillChain(anvil, readDeployment(local.id))
  await anvil.stop()
  renameSync(`${path}.new`, path)
  return path
}

/** The height of a chain that has mined a block every two seconds for a year. */
const OLD_HEIGHT = 15_000_000

/** Returns the path of the same chain with its height raised, as if it had mined empty blocks for a year. */
export async function oldChainState(chainState: string): Promise<string> {
  const path = await bigChainState(chainState)
  const raised = path.replace(/\.json$/, '-old.json')
  if (existsSync(raised)) return raised
  const state = JSON.parse(readFileSync(path, 'utf8'))
  const height = toHex(OLD_HEIGHT)
  const newest = state.blocks.reduce((one: Block, other: Block) =>
    Number(one.header.number) > Number(other.header.number) ? one : other,
  )
  newest.header.number = height
  state.block.number = height
  state.best_block_number = height
  writeFileSync(raised, JSON.stringify(state))
  return raised
}

type Block = { header: { number: string } }

/** Reads the time of a state file's last block, in unix seconds, from its beginning: the whole is too large. */
export function momentOf(state: string): number {
  const file = openSync(state, 'r')
  const beginning = Buffer.alloc(2_000)
  readSync(file, beginning)
  closeSync(file)
  const [, timestamp] = /"timestamp":"(0x[0-9a-f]+)"/.exec(beginning.toString()) ?? []
  if (timestamp === undefined) throw new Error(`${state} does not say when its last block was.`)
  return Number(timestamp)
}
