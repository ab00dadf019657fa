import type { Address } from 'viem'
import { chain } from '@/chain/config/config'
import { type PendingTransaction, pendingTransactionsOf } from './pendingTransactions'
import { retryImport } from './retryImport'
import type { ChainContext } from './runTransaction'
import type { SettledTransactionState } from './transaction'
import { isTracked, track, transactionKey } from './transactionStates'

/** A write that was on its way when the page was left, and how it ended. */
export interface ResumedTransaction {
  pending: PendingTransaction
  settled: Promise<SettledTransactionState>
}

/** Follows what the account had sent before a reload; nothing is sent anew. What is followed already is left out. */
export function resumePendingTransactions({
  config,
  queryClient,
  account,
}: ChainContext & { account: Address }): readonly ResumedTransaction[] {
  const resumed: ResumedTransaction[] = []
  for (const pending of pendingTransactionsOf(chain.id, account)) {
    const key = transactionKey(pending)
    if (isTracked(key)) continue
    const settled = track(key, async (report) => {
      report({ phase: 'pending', hash: 'hash' in pending.sent ? pending.sent.hash : undefined })
      const { pollingInterval } = config.getClient()
      const { followPending } = await retryImport(() => import('./runTransaction'), pollingInterval)
      return followPending({ config, queryClient, pending, report })
    })
    resumed.push({ pending, settled })
  }
  return resumed
}
