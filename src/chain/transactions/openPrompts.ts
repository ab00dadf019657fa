import { useEffect, useSyncExternalStore } from 'react'
import { useConfig, useConnection, useTransactionCount } from 'wagmi'
import { chain } from '@/chain/config/config'
import { tabStorage } from '@/lib/storage'
import { transactionKey } from './transactionStore'
import type { TransactionKind } from './types'

// A reload doesn't close the wallet's prompt: confirmed later, it still sends its transaction.

const keyOf = (key: string) => `clutchpool.prompt.${chain.id}.${key}`

/** @param nonce the one that the prompted transaction gets */
export function rememberOpenPrompt(key: string, nonce: number): void {
  tabStorage.setItem(keyOf(key), String(nonce))
}

export function forgetOpenPrompt(key: string): void {
  tabStorage.removeItem(keyOf(key))
}

/** Returns `true` while a remembered prompt may be open: the wallet hasn't answered, and the nonce is unused. */
export function useOpenPrompt(
  action: { kind: TransactionKind; scope?: string },
  { enabled }: { enabled: boolean },
): boolean {
  const { pollingInterval } = useConfig().getClient({ chainId: chain.id })
  const { address: account } = useConnection()
  const storageKey = keyOf(transactionKey(account, action))
  const stored = useSyncExternalStore(
    tabStorage.subscribe,
    () => tabStorage.getItem(storageKey),
    () => null,
  )
  const isRemembered = enabled && stored !== null
  const { data: next = 0 } = useTransactionCount({
    address: account,
    chainId: chain.id,
    blockTag: 'pending',
    query: { enabled: isRemembered, refetchInterval: pollingInterval },
  })
  const isUsed = isRemembered && next > Number(stored)
  useEffect(() => {
    if (isUsed) tabStorage.removeItem(storageKey)
  }, [isUsed, storageKey])
  return isRemembered && !isUsed
}
