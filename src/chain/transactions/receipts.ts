import {
  type Address,
  type Client,
  type Hash,
  isAddressEqual,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { call, getBlock, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import { toFailure } from '@/chain/queries/errors'
import type { Failure } from '@/lib/failure'
import { pause } from '@/lib/pause'
import type { PendingTransaction, SentHash, SentRequest } from './pendingTransactions'
import type { SettledTransactionState } from './types'
import { userOperationFailure } from './userOperations'

// viem's waitForTransactionReceipt only finds a replacement in the newest block and while a node still has the original.
// Ours also finds one that was mined while the page was closed, outlasts an unreachable RPC and detects a drop.

/** Chain time in seconds after which an unknown transaction counts as dropped: 15 minutes. */
const dropTimeout = 15 * 60

/**
 * Waits for the receipt, even without a working RPC. Its hash differs if the wallet repriced the transaction. Returns
 * `cancelled` if another transaction used the nonce, `dropped` if no node knows it. Never throws. `onNonce` gets the nonce
 * once a node has it.
 */
export async function waitForReceipt(
  client: Client,
  { account, sentAt, sentAtBlock }: PendingTransaction,
  sent: SentHash,
  onNonce: (nonce: number) => void,
): Promise<TransactionReceipt | 'cancelled' | 'dropped'> {
  let { nonce } = sent
  for (;;) {
    try {
      const receipt = await receiptOf(client, sent.hash)
      if (receipt) return receipt

      const isKnown = await getTransaction(client, { hash: sent.hash }).then(
        (transaction) => {
          if (nonce === undefined) onNonce(transaction.nonce)
          nonce = transaction.nonce
          return true
        },
        unless(TransactionNotFoundError, false),
      )

      if (nonce !== undefined && (await getTransactionCount(client, { address: account })) > nonce) {
        // The nonce is used, but a lagging node may not have the replacement yet.
        const found = findTransaction(client, account, nonce, BigInt(sentAtBlock))
        const replacement = await found.catch(() => undefined)
        if (replacement && !isSameRequest(replacement, sent)) return 'cancelled'
        const repriced = replacement && (await receiptOf(client, replacement.hash))
        if (repriced) return repriced
      }
      // Measured by block time, because a stalled node knows no newer transactions.
      if (!isKnown && Number((await getBlock(client)).timestamp) - sentAt > dropTimeout) return 'dropped'
    } catch {
      // The RPC is unreachable.
    }
    await pause(client.pollingInterval)
  }
}

/**
 * Returns the mined transaction with a used nonce. Looks at the account's nonce in ever larger steps back, and then halves,
 * since nodes keep the state of recent blocks only.
 * @param since the earliest block that it can be in
 * @throws if the node no longer has the state of that time
 */
export async function findTransaction(client: Client, address: Address, nonce: number, since: bigint) {
  const isUsed = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address, blockNumber })) > nonce
  let { number: used } = await getBlock(client)
  let unused = used - 1n
  for (let step = 2n; unused >= since && (await isUsed(unused)); step *= 2n) {
    used = unused
    unused -= step
  }
  if (unused < since) unused = since - 1n
  while (used - unused > 1n) {
    const middle = (used + unused) / 2n
    if (await isUsed(middle)) used = middle
    else unused = middle
  }
  const { transactions } = await getBlock(client, { blockNumber: used, includeTransactions: true })
  return transactions.find((found) => isAddressEqual(found.from, address) && found.nonce === nonce)
}

export function isSameRequest(transaction: Transaction, sent: SentRequest): boolean {
  return (
    transaction.to !== null &&
    isAddressEqual(transaction.to, sent.to) &&
    transaction.input === sent.data &&
    transaction.value === BigInt(sent.value)
  )
}

/** Returns the receipt of a mined transaction. Throws if the RPC is unreachable. */
export async function receiptOf(client: Client, hash: Hash): Promise<TransactionReceipt | undefined> {
  const receipt = await getTransactionReceipt(client, { hash }).catch(
    unless(TransactionReceiptNotFoundError, undefined),
  )
  // A broken RPC may return another transaction's receipt.
  if (receipt && receipt.transactionHash !== hash) throw new Error('No receipt')
  return receipt
}

/** Replaces one class of error by a value and rethrows all others. */
export function unless<value>(expected: new (...args: never[]) => Error, value: value) {
  return (error: unknown): value => {
    if (error instanceof expected) return value
    throw error
  }
}

/** @param account whose user operation may have failed, although the transaction of its bundler succeeded */
export async function toSettledState(
  client: Client,
  receipt: TransactionReceipt,
  account?: Address,
): Promise<SettledTransactionState> {
  const failure =
    receipt.status === 'success'
      ? account && userOperationFailure(receipt, account)
      : await revertReason(client, receipt)
  if (failure) return { phase: 'failed', at: 'receipt', failure }
  return { phase: 'confirmed', hash: receipt.transactionHash, receipt }
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
