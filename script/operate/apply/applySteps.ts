import { chunksOf } from '../../../src/lib/chunksOf.ts'
import { callsOf, merged, stepKey, transactionOf } from '../chain/callsOf.ts'
import { groupBy } from '../lib/groupBy.ts'
import { plainError } from '../lib/plainError.ts'
import type { ChainState, Plan, Step } from '../plan/types.ts'
import { estimateOf, GAS_PER_TRANSACTION } from './costs.ts'
import { type Acting, isForNextRound, isNonceTaken, Reverted } from './deliver.ts'
import { nameStep } from './describe.ts'
import type { Done, Failed, Outcome } from './outcome.ts'

/** About as many as fit, so that no estimate takes more gas or time than an RPC allows. */
const STEPS_PER_TRANSACTION = 40

interface Applying extends Acting {
  replan: () => Promise<{ chain: Pick<ChainState, 'block'>; plan: Plan }>
  gasLimit?: bigint
}

/**
 * Applies steps in as few batches as their gas allows. One that would revert doesn't hold back the others; if the RPC or
 * the signer fails, or the account has sent something else meanwhile, the rest is left to the next plan.
 */
export async function applySteps(steps: readonly Step[], applying: Applying): Promise<Outcome> {
  const done: Done[] = []
  const failed: Failed[] = []
  const queue = batchesOf(steps)
  for (let next = queue.shift(); next; next = queue.shift()) {
    const result = await tryBatch(next, applying).catch((error: unknown) => ({ error }))
    if ('error' in result) {
      if (!isForNextRound(result.error)) failed.push({ steps: next, reason: plainError(result.error) })
      return { done, failed, isOutdated: isNonceTaken(result.error) }
    }
    if ('reference' in result) done.push(result)
    else if ('reason' in result) failed.push(result)
    else queue.unshift(...result.split)
  }
  return { done, failed, isOutdated: false }
}

/** Delivers what is still planned of a batch, or says how to split it. */
async function tryBatch(
  wanted: readonly Step[],
  { connection, account, replan, deliver, gasLimit = GAS_PER_TRANSACTION }: Applying,
): Promise<Done | Failed | { split: Step[][] }> {
  const countNonce = (blockNumber?: bigint) =>
    connection.client.getTransactionCount({ address: account, blockNumber })
  // The lower of two is the state's: the newest nonce may be ahead of a state that a load balancer serves, and while Anvil
  // mines, the nonce of a block is that of the next one.
  const before = await countNonce()
  const { chain, plan } = await replan()
  const nonce = Math.min(before, await countNonce(chain.block))
  const planned = new Set(plan.steps.map(stepKey))
  const steps = wanted.filter((step) => planned.has(stepKey(step)))
  if (steps.length === 0) return { split: [] }
  if (steps.length > STEPS_PER_TRANSACTION) return { split: halvesOf(steps) }
  const calls = steps.flatMap((step) => callsOf(step, connection.contracts))
  const call = merged(calls, connection.contracts)
  const estimate = await estimateOf(connection, account, call)
  if (steps.length > 1 && (typeof estimate === 'string' || estimate > gasLimit))
    return { split: halvesOf(steps) }
  if (typeof estimate === 'string') return { steps, reason: estimate }
  try {
    const acts = steps.map(nameStep)
    const { reference } = await deliver({ calls, acts, ...transactionOf(call), gas: estimate, nonce })
    return { steps, reference }
  } catch (error) {
    if (error instanceof Reverted) return { steps, reason: error.message }
    throw error
  }
}

/** Splits steps into those that can share a transaction, in their order: the pool's, and each of a tournament's. */
function batchesOf(steps: readonly Step[]): Step[][] {
  const ofPool = steps.filter((step) => !('tournament' in step))
  const others = steps.filter((step) => 'tournament' in step)
  return [ofPool, ...others.map((step) => [step])].filter((batch) => batch.length > 0)
}

/** Splits a batch by matches, so that closing one and naming its result stay together; else by steps. */
function halvesOf(steps: readonly Step[]): Step[][] {
  const groups = groupBy(steps, (step) => ('match' in step ? String(step.match.id) : stepKey(step)))
  if (groups.size === 1) return steps.map((step) => [step])
  return chunksOf([...groups.values()], Math.ceil(groups.size / 2)).map((half) => half.flat())
}
