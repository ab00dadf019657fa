import { type Hash, type PublicClient, TransactionReceiptNotFoundError, withRetry } from 'viem'

/** Milliseconds. */
const TIMEOUT = 180_000

/**
 * Polls for a receipt. viem's `waitForTransactionReceipt` looks again on a new block only, so it can miss the last one of
 * a chain that mines on demand.
 * @throws {TransactionReceiptNotFoundError} after three minutes
 */
export function receiptOf(
  client: Pick<PublicClient, 'getTransactionReceipt' | 'pollingInterval'>,
  hash: Hash,
) {
  return withRetry(() => client.getTransactionReceipt({ hash }), {
    delay: client.pollingInterval,
    retryCount: TIMEOUT / client.pollingInterval,
    shouldRetry: ({ error }) => error instanceof TransactionReceiptNotFoundError,
  })
}
