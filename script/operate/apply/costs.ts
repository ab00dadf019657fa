import { type Address, formatUnits } from 'viem'
import { toFailure } from '../../../src/chain/queries/errors.ts'
import type { ContractCall } from '../../../src/chain/transactions/types.ts'
import { callsOf, merged, stepKey, transactionOf } from '../chain/callsOf.ts'
import type { Connection } from '../chain/connect.ts'
import { plainError } from '../lib/plainError.ts'
import type { Step } from '../plan/types.ts'

/** Far below the gas of a block and of a transaction (EIP-7825) on every chain that the app knows. */
export const GAS_PER_TRANSACTION = 8_000_000n

const TOO_MUCH_GAS = /gas required exceeds|out of gas|gas limit/i

/** Estimates the gas, or returns why the call would revert. @throws if the RPC fails */
export async function estimateOf({ client }: Connection, account: Address, call: ContractCall) {
  try {
    return await client.estimateGas({ account, ...transactionOf(call) })
  } catch (error) {
    const failure = toFailure(error)
    if (failure.kind === 'contract') return `${failure.name}(${failure.args.join(', ')})`
    if (TOO_MUCH_GAS.test(plainError(error))) return 'It needs more gas than the RPC allows.'
    if (failure.kind === 'revertedWithoutReason') return 'The call reverts without a reason.'
    throw error
  }
}

export type Costs = Awaited<ReturnType<typeof readCosts>>

/**
 * Estimates each step by itself, from an account that may do it.
 * @returns the gas, or why the simulation fails, by the key of a step; the price in wei of the native coin
 */
export async function readCosts(connection: Connection, account: Address, steps: readonly Step[]) {
  const closing = new Map(steps.flatMap((step) => (step.kind === 'close' ? [[step.match.id, step]] : [])))
  const estimate = async (step: Step) => {
    // A result can need the closing before it.
    const first = step.kind === 'finalize' ? closing.get(step.match.id) : undefined
    const calls = [...(first ? [first] : []), step].flatMap((part) => callsOf(part, connection.contracts))
    const gas = await estimateOf(connection, account, merged(calls, connection.contracts))
    return [stepKey(step), gas] as const
  }
  const [price, ...estimates] = await Promise.all([connection.client.getGasPrice(), ...steps.map(estimate)])
  return { price, gas: new Map(estimates) }
}

const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 })

/** Formats gas at a price, such as `0.00012 ETH`. */
export function formatCost(gas: bigint, price: bigint, symbol: string): string {
  return `${digits.format(Number(formatUnits(gas * price, 18)))} ${symbol}`
}
