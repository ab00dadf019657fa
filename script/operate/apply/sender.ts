import type { Address } from 'viem'
import type { ContractCall } from '../../../src/chain/transactions/types.ts'
import { dataOf } from '../chain/callsOf.ts'
import type { Connection } from '../chain/connect.ts'
import type { Deliver } from './deliver.ts'
import { estimateOf } from './estimate.ts'

export type Send = (call: ContractCall) => Promise<string>

/** Returns a function that sends a call and returns its reference. It throws if the call would revert. */
export function createSender(connection: Connection, account: Address, deliver: Deliver): Send {
  return async (call) => {
    const transaction = { to: call.address, data: dataOf(call) }
    const gas = await estimateOf(connection, account, transaction)
    if (typeof gas === 'string') throw new Error(`${call.functionName} would revert: ${gas}`)
    const nonce = await connection.client.getTransactionCount({ address: account })
    const { reference } = await deliver({ calls: [call], ...transaction, gas, nonce })
    return reference
  }
}
