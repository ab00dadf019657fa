import type { Client, TransactionReceipt } from 'viem'
import { call, getTransaction } from 'viem/actions'
import { toFailure } from '@/chain/queries/errors'
import type { Failure } from '@/lib/failure'
import type { SettledTransactionState } from './types'

export async function toSettledState(
  client: Client,
  receipt: TransactionReceipt,
): Promise<SettledTransactionState> {
  if (receipt.status === 'success') return { phase: 'confirmed', hash: receipt.transactionHash, receipt }
  return { phase: 'failed', at: 'receipt', failure: await revertReason(client, receipt) }
}

/** Replays the transaction at its block, because a receipt has no revert reason. */
async function revertReason(
  client: Client,
  { transactionHash: hash, blockNumber }: TransactionReceipt,
): Promise<Failure> {
  try {
    const { from: account, to, input: data, value, gas } = await getTransaction(client, { hash })
    await call(client, { account, to, data, value, gas, blockNumber })
  } catch (error) {
    const failure = toFailure(error)
    if (failure.kind === 'contract' || failure.kind === 'revertedWithoutReason') return failure
  }
  return { kind: 'reverted' }
}
