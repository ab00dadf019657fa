import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { type Address, decodeFunctionData, type Hex, isHex } from 'viem'
import { z } from 'zod'
import { describeCall, safeFile } from '../../../src/chain/transactions/safeFile.ts'
import type { ContractCall } from '../../../src/chain/transactions/types.ts'
import { receiptOf } from '../../../src/lib/receiptOf.ts'
import { UserFacingError } from '../../lib/machine.ts'
import { transactionOf } from '../chain/callsOf.ts'
import type { Connection } from '../chain/connect.ts'
import { plainError } from '../lib/plainError.ts'
import { estimateOf } from './costs.ts'
import { type Outgoing, type Signer, Unsure } from './signers.ts'

/** Calls that passed the simulation together, as one transaction. Its gas is the estimate. */
export interface Batch extends Outgoing {
  calls: readonly ContractCall[]
  /** Describes each act in a few words. */
  acts: readonly string[]
}

/**
 * Sends a batch, and waits until it is mined. Returns a transaction's hash or a Safe's file, and the fee in wei of the native
 * coin. @throws {Reverted} @throws {Unsure}
 */
export type Deliver = (batch: Batch) => Promise<{ reference: string; cost: bigint }>

/** A transaction was mined and reverted. */
export class Reverted extends Error {
  override name = 'Reverted'

  /** @param cost the fee, in wei of the native coin */
  constructor(
    message: string,
    readonly cost: bigint,
  ) {
    super(message)
  }
}

/** As nodes and `Send.s.sol` say that the account has sent another transaction with the nonce. */
const NONCE_TAKEN = /nonce too low|nonce ?changed|replacement transaction underpriced/i

export function isNonceTaken(error: unknown): boolean {
  return NONCE_TAKEN.test(plainError(error))
}

/** Returns `true` if the next round goes on, and nothing failed. */
export function isForNextRound(error: unknown): boolean {
  return error instanceof Unsure || isNonceTaken(error)
}

/** Percent of the estimate: the state can change before the transaction is mined. */
const GAS_MARGIN = 125n

/**
 * Sends batches from an account, and waits until each is mined.
 * @param timeout of a receipt, in milliseconds
 */
export function byTransaction({ client }: Connection, sign: Signer, timeout?: number): Deliver {
  return async ({ to, data, gas, nonce }) => {
    const hash = await sign({ to, data, gas: (gas * GAS_MARGIN) / 100n, nonce })
    const receipt = await receiptOf(client, hash, timeout).catch(() => undefined)
    // viem's types leave out that a node's answer may lack the status.
    if (!receipt?.status) throw new Unsure(nonce, hash)
    const cost = receipt.gasUsed * receipt.effectiveGasPrice
    if (receipt.status !== 'success') throw new Reverted(`The transaction ${hash} reverted.`, cost)
    return { reference: hash, cost }
  }
}

export interface Acting {
  connection: Connection
  /** Pays the gas, and the bonds on Reality.eth. */
  account: Address
  deliver: Deliver
}

/** Prepares a transaction of one call, or returns why it would revert. */
export async function prepare({ connection, account }: Omit<Acting, 'deliver'>, call: ContractCall) {
  // Before the estimate, which refuses what another transaction has done.
  const nonce = await connection.client.getTransactionCount({ address: account })
  const gas = await estimateOf(connection, account, call)
  if (typeof gas === 'string') return gas
  return { calls: [call], acts: [describeCall(call)], ...transactionOf(call), gas, nonce }
}

/** Returns a function that sends a call and returns its reference. It throws if the call would revert. */
export function createSender(acting: Acting) {
  return async (call: ContractCall): Promise<string> => {
    const batch = await prepare(acting, call)
    if (typeof batch === 'string') throw new Error(`${call.functionName} would revert: ${batch}`)
    return (await acting.deliver(batch)).reference
  }
}

export type Send = ReturnType<typeof createSender>

/** Far more than one `apply` writes. */
const MOST_FILES = 100

/**
 * Writes batches as files for the Safe's Transaction Builder. The next plan shows what was executed. It overwrites a file
 * only if none of its calls is still planned: executing both would create a match twice.
 * @param path of the first file; later ones get a number
 * @param now unix seconds
 */
export function bySafeFile({ chain, contracts }: Connection, path: string, now: number): Deliver {
  const paths = Array.from({ length: MOST_FILES }, (_, index) => fileAt(path, index + 1))
  const older = paths
    .filter((file) => existsSync(file))
    .map((file) => ({ file, keys: new Set(keysIn(file, contracts)) }))
  return async ({ calls }) => {
    const keys = calls.map((call) => keyOf(transactionOf(call).data, contracts))
    const waiting = older.find((known) => keys.some((key) => known.keys.has(key)))
    if (waiting) {
      throw new UserFacingError(
        `${waiting.file} has calls that are still planned: execute it in the Safe, or delete it to discard it.`,
      )
    }
    const file = paths.shift()
    if (!file)
      throw new UserFacingError(`Execute the ${MOST_FILES} files in the Safe before the rest is written.`)
    // Fails if another run has written it meanwhile.
    const flag = older.some((known) => known.file === file) ? 'w' : 'wx'
    writeFileSync(file, `${safeFile(calls, chain.id, now * 1_000)}\n`, { flag })
    return { reference: file, cost: 0n }
  }
}

const fileAt = (path: string, number: number) =>
  number === 1 ? path : path.replace(/(\.json)?$/, `-${number}.json`)

const fileSchema = z.object({ transactions: z.array(z.object({ data: z.custom<Hex>(isHex) })) })

function keysIn(file: string, contracts: Connection['contracts']): string[] {
  // A device may never end.
  if (!statSync(file).isFile()) return []
  try {
    const { transactions } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    return transactions.map(({ data }) => keyOf(data, contracts))
  } catch {
    throw new UserFacingError(`${file} is no file of this command: move it, or name another with --out.`)
  }
}

/** Returns a key that two calls share if they do the same to the same match, as its name identifies one to create. */
function keyOf(data: Hex, { pool, tournament, multicall3 }: Connection['contracts']): string {
  const call = decodeFunctionData({ abi: [...pool.abi, ...tournament.abi, ...multicall3.abi], data })
  // A tournament is scored, and accounts are paid, in several calls, which differ in their players and accounts.
  const isOfPool = pool.abi.some((item) => item.type === 'function' && item.name === call.functionName)
  return isOfPool ? `${call.functionName}/${call.args?.[0]}` : data
}
