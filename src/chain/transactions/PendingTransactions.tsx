import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useConfig } from 'wagmi'
import { useWallet } from '@/chain/wallet/wallets'
import { storage } from '@/lib/storage'
import type { PendingTransaction } from './pendingTransactions'
import { resumePendingTransactions } from './resumeTransactions'
import type { SettledTransactionState } from './types'

interface PendingTransactionsProps {
  onResume: (pending: PendingTransaction, settled: Promise<SettledTransactionState>) => void
}

/** Resumes the account's persisted writes: after a reload, late answer or reorg, or from another tab. Mount it once. */
export function PendingTransactions({ onResume }: PendingTransactionsProps) {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { account } = useWallet()
  const announce = useEffectEvent(onResume)

  useEffect(() => {
    if (!account) return
    const resume = () => {
      for (const { pending, settled } of resumePendingTransactions({ config, queryClient, account }))
        announce(pending, settled)
    }
    resume()
    const unsubscribeStorage = storage.subscribe(resume)
    // A write that settles makes room for the next one of its key.
    const unsubscribeCache = queryClient.getMutationCache().subscribe(({ type }) => {
      if (type === 'updated') resume()
    })
    return () => {
      unsubscribeStorage()
      unsubscribeCache()
    }
  }, [config, queryClient, account])

  return null
}
