// Keeps a deployment's options and forge's record until the addresses are saved. `--resume` reads both.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Address, isAddressEqual, type PublicClient } from 'viem'
import { z } from 'zod'
import { root } from '../../src/testing/processes.ts'
import { type DeployPlan, type ForgeRecord, recordSchema, unsentOf } from './deployContracts.ts'
import { UserFacingError } from './machine.ts'

const beginningSchema = z.object({
  /** None of them is a key. */
  flags: z.array(z.string()),
  /** The newest block before the first transaction. */
  block: z.number(),
  /** Forge's record of the simulation: all transactions, none of them sent. */
  record: recordSchema,
})

type Beginning = z.infer<typeof beginningSchema>

/** A transaction that forge didn't record is searched for in this many blocks. */
const SEARCHED_BLOCKS = 500

/** Where forge keeps its records of deployments. Tests keep theirs beside their deployments. */
export const broadcastFolder = join(process.env.CLUTCHPOOL_DEPLOYMENTS ?? root, 'broadcast')

const scriptFolder = join(broadcastFolder, 'Deploy.s.sol')
const folderOf = (chainId: number | string) => join(scriptFolder, String(chainId))
const recordOf = (chainId: number | string) => join(folderOf(chainId), 'run-latest.json')
const beginningOf = (chainId: number | string) => join(folderOf(chainId), 'beginning.json')
/** Forge's second half of a record: the RPC's URL, which can hold a key, for each transaction. */
const urlsOf = (chainId: number) =>
  join(root, 'deployed', 'cache', 'Deploy.s.sol', String(chainId), 'run-latest.json')

export function unfinishedChains(): string[] {
  if (!existsSync(scriptFolder)) return []
  return readdirSync(scriptFolder).filter(isUnfinished)
}

export function isUnfinished(chainId: number | string): boolean {
  return existsSync(recordOf(chainId))
}

export function keepBeginning(chainId: number, beginning: Beginning) {
  mkdirSync(folderOf(chainId), { recursive: true })
  writeFileSync(beginningOf(chainId), JSON.stringify(beginning))
}

export function readBeginning(chainId: number | string): Beginning {
  return beginningSchema.parse(readJson(beginningOf(chainId)))
}

/** Forgets a deployment: its addresses are saved. */
export function forget(chainId: number) {
  for (const folder of [folderOf(chainId), dirname(urlsOf(chainId))]) {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Makes forge's record complete and returns it. Forge writes it in place after it has sent a transaction, so a stop can
 * leave a torn record or one without that transaction, which forge would send again.
 */
export async function restoreRecord(client: PublicClient, { chainId, sender, rpcUrl }: DeployPlan) {
  const beginning = readBeginning(chainId)
  const record = readRecord(chainId) ?? beginning.record
  const sent = await client.getTransactionCount({ address: sender, blockTag: 'pending' })
  let { block } = beginning
  for (const next of unsentOf(record)) {
    if (sent <= Number(next.transaction.nonce)) break
    const found = await findTransaction(client, sender, next.transaction, block)
    next.hash = found.hash
    record.pending.push(found.hash)
    // The next one is no older.
    block = Number(found.blockNumber)
  }
  writeFileSync(recordOf(chainId), JSON.stringify(record))
  mkdirSync(dirname(urlsOf(chainId)), { recursive: true })
  const transactions = record.transactions.map(() => ({ rpc: rpcUrl }))
  writeFileSync(urlsOf(chainId), JSON.stringify({ transactions }))
  return record
}

/** Returns `undefined` for a record that is torn. */
function readRecord(chainId: number): ForgeRecord | undefined {
  try {
    return recordSchema.parse(readJson(recordOf(chainId)))
  } catch {
    return undefined
  }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

type Unsent = ForgeRecord['transactions'][number]['transaction']

/** Scans blocks, because many nodes no longer have the nonces of the time when the deployment stopped. */
async function findTransaction(client: PublicClient, sender: Address, unsent: Unsent, block: number) {
  const { nonce, input } = unsent
  const newest = Math.min(Number(await client.getBlockNumber()), block + SEARCHED_BLOCKS)
  for (let number = block; number <= newest; number++) {
    const reading = { blockNumber: BigInt(number), includeTransactions: true } as const
    const { transactions } = await client.getBlock(reading)
    const found = transactions.find(
      (other) => isAddressEqual(other.from, sender) && other.nonce === Number(nonce) && other.input === input,
    )
    if (found) return found
  }
  throw new UserFacingError(
    `${sender} has sent a transaction with nonce ${Number(nonce)} that is not in a block yet, or is not of this deployment: try again when it is mined.`,
  )
}
