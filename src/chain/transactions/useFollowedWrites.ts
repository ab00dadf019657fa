import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useConfig, useConnection } from 'wagmi'
import { retryImport } from '@/lib/delay'
import { storage } from '@/lib/storage'
import { transactionsOf } from './transactionStore'
import type { TransactionState } from './types'
import { storedWrites, type Write } from './writes'

/**
 * Follows the connected account's stored writes: after a reload or an account switch, and those of other tabs. Calls back with
 * each state that no button of this page waits for. Use it once.
 */
export function useFollowedWrites(onFollowed: (write: Write, state: TransactionState) => void): void {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { address: account } = useConnection()
  const tell = useEffectEvent(onFollowed)

  useEffect(() => {
    if (!account) return
    const transactions = transactionsOf(queryClient)
    const unsubscribe = transactions.onFollowed(({ write, state }) => {
      if (write.account === account && !transactions.awaited.has(write.id)) tell(write, state)
    })
    const followAll = async () => {
      if (storedWrites(account).length === 0) return
      const { followWrite } = await retryImport(() => import('./followWrite'))
      for (const write of storedWrites(account)) followWrite({ config, queryClient }, write)
    }
    void followAll()
    const unsubscribeStorage = storage.subscribe(() => void followAll())
    return () => {
      unsubscribe()
      unsubscribeStorage()
    }
  }, [config, queryClient, account])
}
