import { type Hash, type PublicClient, TransactionReceiptNotFoundError, withRetry } from 'viem'

/**
 * Polls for a receipt. viem's `waitForTransactionReceipt` looks again on a new block only, so it can miss the last one of
 * a chain that mines on demand.
 * @param timeout in milliseconds
 * @throws {TransactionReceiptNotFoundError} after the timeout
 */
export function receiptOf(
  client: Pick<PublicClient, 'getTransactionReceipt' | 'pollingInterval'>,
  hash: Hash,
  timeout = 180_000,
) {
  return withRetry(() => client.getTransactionReceipt({ hash }), {
    delay: client.pollingInterval,
    retryCount: timeout / client.pollingInterval,
    shouldRetry: ({ error }) => error instanceof TransactionReceiptNotFoundError,
  })
}
