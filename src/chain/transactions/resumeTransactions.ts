import type { Address } from 'viem'
import { chain } from '@/chain/config/config'
import { retryImport } from '@/lib/retryImport'
import { type PendingTransaction, pendingTransactionsOf } from './pendingTransactions'
import { findRunning, startTransaction, transactionKey } from './transactionMutation'
import type { ChainContext, SettledTransactionState } from './types'

interface ResumedTransaction {
  pending: PendingTransaction
  settled: Promise<SettledTransactionState>
}

/** Follows the account's persisted writes that nothing follows yet. Sends nothing. */
export function resumePendingTransactions({
  account,
  ...context
}: ChainContext & { account: Address }): readonly ResumedTransaction[] {
  const { config, queryClient } = context
  const resumed: ResumedTransaction[] = []
  for (const pending of pendingTransactionsOf(chain.id, account)) {
    const { sent } = pending
    const key = transactionKey(account, pending)
    if (findRunning(queryClient, key)) continue
    const initialState = { phase: 'pending', hash: 'hash' in sent ? sent.hash : undefined } as const
    const settled = startTransaction(queryClient, key, initialState, async (report) => {
      const load = () => import('./followPending')
      const { followPending } = await retryImport(load, config.getClient().pollingInterval)
      return followPending({ ...context, pending, report })
    })
    resumed.push({ pending, settled })
  }
  return resumed
}
