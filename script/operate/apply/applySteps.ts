import type { Address, Hex } from 'viem'
import { toFailure } from '../../../src/chain/errors.ts'
import type { ContractCall } from '../../../src/chain/transactions/types.ts'
import { callsOf, dataOf, merged, stepKey } from '../chain/callsOf.ts'
import type { Connection } from '../chain/connect.ts'
import { plainError } from '../plainError.ts'
import type { ChainState, Plan, Step } from '../plan/types.ts'
import { batchesOf, halvesOf } from './batches.ts'

/** Far below the block gas limit of every chain that the app knows. */
const GAS_PER_TRANSACTION = 8_000_000n

/** About as many as fit, so that no estimate asks for more gas than an RPC allows. */
const STEPS_PER_TRANSACTION = 40

/** Steps that passed the simulation together. */
export interface Batch {
  steps: readonly Step[]
  calls: readonly ContractCall[]
  to: Address
  data: Hex
  /** As estimated. */
  gas: bigint
  /** The account's at the block that was planned from. */
  nonce: number
}

interface Done {
  steps: readonly Step[]
  /** Where it went: a transaction's hash, or a file. */
  reference: string
}

interface Failed {
  steps: readonly Step[]
  reason: string
}

export interface Outcome {
  done: readonly Done[]
  failed: readonly Failed[]
}

export interface Applying {
  connection: Connection
  /** Who acts. */
  account: Address
  /** Plans anew, from the state as it is now. */
  replan: () => Promise<{ chain: Pick<ChainState, 'block'>; plan: Plan }>
  /** Sends a batch, and returns its reference once it is mined. @throws {Reverted} */
  deliver: (batch: Batch) => Promise<string>
  /** Most gas of one transaction. */
  gasLimit?: bigint
}

const TOO_MUCH_GAS = /gas required exceeds|out of gas|gas limit/i

/** A transaction was mined and reverted. */
export class Reverted extends Error {
  override name = 'Reverted'
}

/**
 * Applies steps in as few batches as their gas allows. One that would revert doesn't hold back the others; if the RPC or
 * the signer fails, the rest is left to the next plan.
 */
export async function applySteps(steps: readonly Step[], applying: Applying): Promise<Outcome> {
  const done: Done[] = []
  const failed: Failed[] = []
  const queue = batchesOf(steps)
  for (let next = queue.shift(); next; next = queue.shift()) {
    const result = await tryBatch(next, applying).catch((error: unknown) => ({ error }))
    if ('error' in result) {
      failed.push({ steps: next, reason: plainError(result.error) })
      break
    }
    if ('reference' in result) done.push(result)
    else if ('reason' in result) failed.push(result)
    else queue.unshift(...result.split)
  }
  return { done, failed }
}

/** Delivers what is still planned of a batch, or says how to split it. */
async function tryBatch(
  wanted: readonly Step[],
  { connection, account, replan, deliver, gasLimit = GAS_PER_TRANSACTION }: Applying,
): Promise<Done | Failed | { split: Step[][] }> {
  const { chain, plan } = await replan()
  // Behind a load balancer, the newest nonce may be ahead of a state that lacks our last transaction.
  const nonce = await connection.client.getTransactionCount({ address: account, blockNumber: chain.block })
  const planned = new Set(plan.steps.map(stepKey))
  const steps = wanted.filter((step) => planned.has(stepKey(step)))
  if (steps.length === 0) return { split: [] }
  if (steps.length > STEPS_PER_TRANSACTION) return { split: halvesOf(steps) }
  const calls = steps.flatMap((step) => callsOf(step, connection.contracts))
  const call = merged(calls, connection.contracts)
  const transaction = { to: call.address, data: dataOf(call) }
  const estimate = await estimateOf(connection, account, transaction)
  const fits = typeof estimate === 'bigint' && (estimate <= gasLimit || steps.length === 1)
  if (!fits) {
    if (typeof estimate === 'string' && steps.length === 1) return { steps, reason: estimate }
    return { split: halvesOf(steps) }
  }
  try {
    return { steps, reference: await deliver({ steps, calls, ...transaction, gas: estimate, nonce }) }
  } catch (error) {
    if (error instanceof Reverted) return { steps, reason: error.message }
    throw error
  }
}

/** Estimates the gas, or returns why the call would revert. @throws if the RPC fails */
export async function estimateOf(
  { client }: Connection,
  account: Address,
  transaction: { to: Address; data: Hex },
): Promise<bigint | string> {
  try {
    return await client.estimateGas({ account, ...transaction })
  } catch (error) {
    const failure = toFailure(error)
    if (failure.kind === 'contract') return `${failure.name}(${failure.args.join(', ')})`
    if (TOO_MUCH_GAS.test(plainError(error))) return 'It needs more gas than the RPC allows.'
    if (failure.kind === 'revertedWithoutReason') return 'The call reverts without a reason.'
    throw error
  }
}
