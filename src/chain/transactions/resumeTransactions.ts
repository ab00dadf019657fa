import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Address } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { retryImport } from '@/lib/pause'
import { storage } from '@/lib/storage'
import { openPromptsOf, type PendingTransaction, pendingTransactionsOf } from './pendingTransactions'
import { transactionKey, transactionsOf } from './transactionStore'
import type { ChainContext, SettledTransactionState } from './types'

/** Follows the account's persisted writes that nothing follows yet. Sends nothing. */
export function resumePendingTransactions(context: ChainContext, account: Address) {
  const transactions = transactionsOf(context.queryClient)
  return pendingTransactionsOf(account).flatMap((pending) => {
    const { sent } = pending
    const key = transactionKey(account, pending)
    if (transactions.running(key)) return []
    const initialState = { phase: 'pending', hash: 'hash' in sent ? sent.hash : undefined } as const
    const settled = transactions.start(key, initialState, async (report) => {
      const { followPending } = await retryImport(() => import('./followPending'))
      return followPending({ ...context, pending, report })
    })
    return [{ pending, settled }]
  })
}

/**
 * Resumes the account's persisted writes: after a reload, late answer or reorg, or from another tab. Looks for the
 * transactions of open prompts on the chain. Use it once.
 */
export function useResumedTransactions(
  onResume: (pending: PendingTransaction, settled: Promise<SettledTransactionState>) => void,
): void {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { address: account } = useConnection()
  const announce = useEffectEvent(onResume)

  useEffect(() => {
    if (!account) return
    let isActive = true
    let isWatching = false
    const watch = async () => {
      if (isWatching || openPromptsOf(account).length === 0) return
      isWatching = true
      const { watchPrompts } = await retryImport(() => import('./watchPrompts'))
      await watchPrompts(config, account, () => isActive)
      isWatching = false
    }
    const resume = () => {
      void watch()
      for (const { pending, settled } of resumePendingTransactions({ config, queryClient }, account))
        announce(pending, settled)
    }
    resume()
    const unsubscribeStorage = storage.subscribe(resume)
    // A write that settles makes room for the next one of its key.
    const unsubscribeSettled = transactionsOf(queryClient).onSettled(resume)
    return () => {
      isActive = false
      unsubscribeStorage()
      unsubscribeSettled()
    }
  }, [config, queryClient, account])
}
