import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useConfig } from 'wagmi'
import { useWallet } from '@/chain/wallet/wallets'
import { storage } from '@/lib/storage'
import type { PendingTransaction } from './pendingTransactions'
import { resumePendingTransactions } from './resumeTransactions'
import type { SettledTransactionState } from './transaction'
import { subscribeToRunning } from './transactionStates'

interface PendingTransactionsProps {
  /** Called for each write that is followed and that nothing on this page waits for. */
  onResume: (pending: PendingTransaction, settled: Promise<SettledTransactionState>) => void
}

/**
 * Takes up what the connected account has sent and nothing follows: from before a reload, from another tab, after the
 * wallet answered too late, or after the chain took it back. Mounted once; shows nothing.
 */
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
    const unsubscribe = [storage.subscribe(resume), subscribeToRunning(resume)]
    return () => {
      for (const stop of unsubscribe) stop()
    }
  }, [config, queryClient, account])

  return null
}
