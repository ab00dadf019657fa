import { type Address, formatUnits } from 'viem'
import { callsOf, dataOf, merged, stepKey } from '../chain/callsOf.ts'
import type { Connection } from '../chain/connect.ts'
import type { Step } from '../plan/types.ts'
import { estimateOf } from './estimate.ts'

export interface Costs {
  /** Gas by the key of a step. Without those whose simulation fails. */
  gas: ReadonlyMap<string, bigint>
  /** In wei of the native coin. */
  price: bigint
  /** Why a step would revert, by its key. */
  reverts: ReadonlyMap<string, string>
}

/** Estimates each step by itself, from an account that may do it. */
export async function readCosts(
  connection: Connection,
  account: Address,
  steps: readonly Step[],
): Promise<Costs> {
  const gas = new Map<string, bigint>()
  const reverts = new Map<string, string>()
  const closing = new Map(steps.flatMap((step) => (step.kind === 'close' ? [[step.match.id, step]] : [])))
  const [price] = await Promise.all([
    connection.client.getGasPrice(),
    ...steps.map(async (step) => {
      // A result can need the closing before it.
      const first = step.kind === 'finalize' ? closing.get(step.match.id) : undefined
      const calls = [...(first ? [first] : []), step].flatMap((part) => callsOf(part, connection.contracts))
      const call = merged(calls, connection.contracts)
      const estimate = await estimateOf(connection, account, { to: call.address, data: dataOf(call) })
      if (typeof estimate === 'bigint') gas.set(stepKey(step), estimate)
      else reverts.set(stepKey(step), estimate)
    }),
  ])
  return { gas, price, reverts }
}

const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 })

/** Formats gas at a price, such as `0.00012 ETH`. */
export function formatCost(gas: bigint, price: bigint, symbol: string): string {
  return `${digits.format(Number(formatUnits(gas * price, 18)))} ${symbol}`
}
