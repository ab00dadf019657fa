import {
  type Client,
  type Hash,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { call, getTransaction, getTransactionReceipt } from 'viem/actions'
import { toFailure } from '@/chain/queries/errors'
import type { Failure } from '@/lib/failure'

/** Returns the receipt of a mined transaction. Throws if the RPC is unreachable. */
export async function receiptOf(client: Client, hash: Hash): Promise<TransactionReceipt | undefined> {
  const receipt = await getTransactionReceipt(client, { hash }).catch(unless(TransactionReceiptNotFoundError))
  // A broken RPC may return another transaction's receipt.
  if (receipt && receipt.transactionHash !== hash) throw new Error('No receipt')
  return receipt
}

/** Returns a transaction, mined or not, that a node knows. Throws if the RPC is unreachable. */
export async function transactionOf(client: Client, hash: Hash): Promise<Transaction | undefined> {
  return getTransaction(client, { hash }).catch(unless(TransactionNotFoundError))
}

/** Replaces one class of error by `undefined` and rethrows all others. */
function unless(expected: new (...args: never[]) => Error) {
  return (error: unknown): undefined => {
    if (!(error instanceof expected)) throw error
  }
}

/** Returns why a mined transaction reverted. Replays it at its block, because a receipt has no reason. */
export async function revertReason(client: Client, { transactionHash: hash, ...mined }: TransactionReceipt) {
  const reverted: Failure = { kind: 'reverted' }
  // A smart account's transaction succeeds although its calls reverted.
  if (mined.status === 'success') return reverted
  try {
    const { from: account, to, input: data, value, gas } = await getTransaction(client, { hash })
    await call(client, { account, to, data, value, gas, blockNumber: mined.blockNumber })
  } catch (error) {
    const failure = toFailure(error)
    if (failure.kind === 'contract' || failure.kind === 'revertedWithoutReason') return failure
  }
  return reverted
}
