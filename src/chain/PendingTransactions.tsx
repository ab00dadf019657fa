import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useConfig } from 'wagmi'
import type { PendingTransaction } from './pendingTransactions'
import { resumePendingTransactions } from './resumeTransactions'
import type { SettledTransactionState } from './transaction'
import { useWallet } from './wallets'

interface PendingTransactionsProps {
  /** Called for each write that is followed again after a reload. */
  onResume: (pending: PendingTransaction, settled: Promise<SettledTransactionState>) => void
}

/** Takes up again what the connected account had sent before the page was reloaded. Mounted once; shows nothing. */
export function PendingTransactions({ onResume }: PendingTransactionsProps) {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { account } = useWallet()
  const announce = useEffectEvent(onResume)

  useEffect(() => {
    if (!account) return
    for (const { pending, settled } of resumePendingTransactions({ config, queryClient, account }))
      announce(pending, settled)
  }, [config, queryClient, account])

  return null
}
