import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { type ContractCall, contractCall } from '../../../src/chain/transactions/types.ts'
import { estimateOf } from '../apply/estimate.ts'
import { dataOf } from '../chain/callsOf.ts'
import type { Connection } from '../chain/connect.ts'
import { accountKey, groupBy, type Payout } from './payouts.ts'

export interface Prepared {
  calls: readonly ContractCall[]
  to: Address
  data: Hex
  /** As estimated. */
  gas: bigint
}

/** Prepares one transaction for payouts. Returns `undefined` if one of them reverts, or all need more gas than the RPC allows. */
export async function prepareBatch(
  connection: Connection,
  account: Address,
  payouts: readonly Payout[],
): Promise<Prepared | undefined> {
  // With failures allowed, a call without enough gas is one, so that the estimate would be too low.
  const strict = transactionOf(aggregate(payouts, connection.contracts, false))
  const gas = await estimateOf(connection, account, strict)
  if (typeof gas === 'string') return undefined
  // What reverts only by then must not hold back the others.
  const call = aggregate(payouts, connection.contracts, true)
  return { calls: [call], ...transactionOf(call), gas }
}

const transactionOf = (call: ContractCall) => ({ to: call.address, data: dataOf(call) })

function aggregate(payouts: readonly Payout[], contracts: Connection['contracts'], allowFailure: boolean) {
  const calls = groupBy(payouts, accountKey).map((own) => ({ ...claimFor(own, contracts), allowFailure }))
  return contractCall({ ...contracts.multicall3, functionName: 'aggregate3', args: [calls] })
}

function claimFor(payouts: readonly Payout[], { pool, tournament }: Connection['contracts']) {
  const [{ of, account } = { of: 'match', account: zeroAddress }] = payouts
  const { address, abi } = of === 'match' ? pool : tournament
  const args = [account, payouts.map(({ id }) => id)] as const
  return { target: address, callData: encodeFunctionData({ abi, functionName: 'claimFor', args }) }
}
