// Forge's record of a deployment and the flags it began with, kept until the addresses are saved: `--resume` reads both.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, isAddressEqual, type PublicClient } from 'viem'
import { z } from 'zod'
import { root } from '../../src/testing/processes.ts'
import { UserFacingError } from './machine.ts'

/** Forge's record of a broadcast, as far as it says what was sent. */
const recordSchema = z.looseObject({
  transactions: z.array(
    z.looseObject({
      hash: z.string().nullable(),
      transaction: z.looseObject({ nonce: z.string(), gas: z.string(), input: z.string() }),
    }),
  ),
  receipts: z.array(z.unknown()),
  pending: z.array(z.string()),
})

/** A transaction that forge didn't record is searched for in this many of the newest blocks. */
const SEARCHED_BLOCKS = 500n

/** Where forge keeps its records of deployments. Tests keep theirs beside their deployments. */
export const broadcastFolder = join(process.env.CLUTCHPOOL_DEPLOYMENTS ?? root, 'broadcast')

const scriptFolder = join(broadcastFolder, 'Deploy.s.sol')
const folderOf = (chainId: number | string) => join(scriptFolder, String(chainId))
const recordOf = (chainId: number | string) => join(folderOf(chainId), 'run-latest.json')
const flagsOf = (chainId: number | string) => join(folderOf(chainId), 'flags.json')

/** Returns the chains with a deployment that was stopped. */
export function unfinishedChains(): string[] {
  if (!existsSync(scriptFolder)) return []
  return readdirSync(scriptFolder).filter(isUnfinished)
}

export function isUnfinished(chainId: number | string): boolean {
  return existsSync(recordOf(chainId))
}

/** Keeps the flags with which a deployment began. None of them is a key. */
export function keepFlags(chainId: number, flags: readonly string[]) {
  mkdirSync(folderOf(chainId), { recursive: true })
  writeFileSync(flagsOf(chainId), JSON.stringify(flags))
}

export function readFlags(chainId: string): string[] {
  return z.array(z.string()).parse(JSON.parse(readFileSync(flagsOf(chainId), 'utf8')))
}

/** Forgets a deployment: its addresses are saved. Forge's copy in its cache holds the RPC's URL, and so perhaps a key. */
export function forget(chainId: number) {
  rmSync(folderOf(chainId), { recursive: true, force: true })
  rmSync(join(root, 'deployed', 'cache', 'Deploy.s.sol', String(chainId)), { recursive: true, force: true })
}

/** Returns how much of a deployment was sent, and the gas of the rest. */
export async function readProgress(client: PublicClient, chainId: number, sender: Address) {
  const record = await completeRecord(client, chainId, sender)
  const sent = record.receipts.length + record.pending.length
  const rest = record.transactions.slice(sent)
  return {
    sent,
    count: record.transactions.length,
    gas: rest.reduce((sum, { transaction }) => sum + BigInt(transaction.gas), 0n),
  }
}

/** Records a transaction that was sent when forge was stopped before it recorded it: forge would send it again. */
async function completeRecord(client: PublicClient, chainId: number, sender: Address) {
  const path = recordOf(chainId)
  const record = recordSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const next = record.transactions[record.receipts.length + record.pending.length]
  const nonce = Number(next?.transaction.nonce)
  if (!next || (await client.getTransactionCount({ address: sender, blockTag: 'pending' })) <= nonce)
    return record
  const hash = await findTransaction(client, sender, next.transaction)
  if (hash === undefined) {
    throw new UserFacingError(
      `${sender} has sent a transaction with nonce ${nonce} that is not in a block yet, or is not of this deployment: try again when it is mined.`,
    )
  }
  next.hash = hash
  record.pending.push(hash)
  writeFileSync(path, JSON.stringify(record))
  return record
}

type Unsent = z.infer<typeof recordSchema>['transactions'][number]['transaction']

async function findTransaction(client: PublicClient, sender: Address, { nonce, input }: Unsent) {
  const newest = await client.getBlockNumber()
  for (let blockNumber = newest; blockNumber >= 0n && blockNumber > newest - SEARCHED_BLOCKS; blockNumber--) {
    const { transactions } = await client.getBlock({ blockNumber, includeTransactions: true })
    const found = transactions.find(
      (other) => isAddressEqual(other.from, sender) && other.nonce === Number(nonce) && other.input === input,
    )
    if (found) return found.hash
  }
  return undefined
}
