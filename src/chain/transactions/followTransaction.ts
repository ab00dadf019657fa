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
import { getBlock, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import { pause } from '@/lib/pause'
import type { PendingTransaction, SentHash } from './pendingTransactions'

/** How a sent transaction ended. */
export type FollowedTransaction =
  /** Under this hash, which is another one if the wallet repriced it. It may have reverted. */
  | { outcome: 'mined'; receipt: TransactionReceipt }
  /** Another transaction took its nonce. */
  | { outcome: 'cancelled' }
  /** The network no longer knows it. */
  | { outcome: 'dropped' }

/** After this long on the chain, a transaction that no node knows is given up: 15 minutes, in seconds. */
const patience = 15 * 60
/** How many blocks back a replacement is looked for. */
const maxBlocksSearched = 256n

/**
 * Follows a transaction to its receipt, through replacements by the wallet. While the chain cannot be reached it keeps
 * waiting: that says nothing about the transaction. Never throws.
 *
 * @param onNonce called once a node tells the transaction's nonce
 */
export async function followTransaction(
  client: Client,
  { account, sentAt, sentAtBlock }: PendingTransaction,
  sent: SentHash,
  onNonce: (nonce: number) => void,
): Promise<FollowedTransaction> {
  let { nonce } = sent
  for (;;) {
    try {
      const receipt = await receiptOf(client, sent.hash)
      if (receipt) return { outcome: 'mined', receipt }

      const isKnown = await getTransaction(client, { hash: sent.hash }).then(
        (transaction) => {
          if (nonce === undefined) onNonce(transaction.nonce)
          nonce = transaction.nonce
          return true
        },
        unless(TransactionNotFoundError, false),
      )

      if (nonce !== undefined && (await getTransactionCount(client, { address: account })) > nonce) {
        // Its nonce is used. Only the one that used it tells by whom: a node that lags behind may not have it yet.
        const replacement = await findReplacement(client, account, nonce, BigInt(sentAtBlock))
        if (replacement && !isSameRequest(replacement, sent)) return { outcome: 'cancelled' }
        const repriced = replacement && (await receiptOf(client, replacement.hash))
        if (repriced) return { outcome: 'mined', receipt: repriced }
      }
      // By the newest block: a node that stands still knows nothing of what came after it.
      if (!isKnown && Number((await getBlock(client)).timestamp) - sentAt > patience)
        return { outcome: 'dropped' }
    } catch {
      // The chain could not be reached.
    }
    await pause(client.pollingInterval)
  }
}

/** The one that was mined with the nonce: another one, or it itself. */
async function findReplacement(client: Client, account: Address, nonce: number, since: bigint) {
  const latest = await getBlock(client, { includeTransactions: true })
  let block = latest
  for (;;) {
    const found = block.transactions.find(
      (transaction) => isAddressEqual(transaction.from, account) && transaction.nonce === nonce,
    )
    if (found) return found
    const blockNumber = block.number - 1n
    if (blockNumber < since || latest.number - blockNumber > maxBlocksSearched) return undefined
    block = await getBlock(client, { blockNumber, includeTransactions: true })
  }
}

function isSameRequest(transaction: Transaction, sent: SentHash): boolean {
  return (
    transaction.to !== null &&
    isAddressEqual(transaction.to, sent.to) &&
    transaction.input === sent.data &&
    transaction.value === BigInt(sent.value)
  )
}

/** The receipt of a mined transaction. Throws if the chain could not be reached. */
export async function receiptOf(client: Client, hash: Hash): Promise<TransactionReceipt | undefined> {
  const receipt = await getTransactionReceipt(client, { hash }).catch(
    unless(TransactionReceiptNotFoundError, undefined),
  )
  // An endpoint may answer anything.
  if (receipt && receipt.transactionHash !== hash) throw new Error('No receipt')
  return receipt
}

/** Handles one class of error by a value, and throws every other one again. */
function unless<value>(expected: new (...args: never[]) => Error, value: value) {
  return (error: unknown): value => {
    if (error instanceof expected) return value
    throw error
  }
}
