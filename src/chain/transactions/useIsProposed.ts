import { useMemo, useSyncExternalStore } from 'react'
import { useConnection } from 'wagmi'
import { storage } from '@/lib/storage'
import { pendingTransactionsOf } from './pendingTransactions'
import { contentsOf } from './proposedCalls'
import type { ContractCall } from './types'

/** Returns a function that tells whether a call waits for the signers of the connected Safe. */
export function useIsProposed(): (call: ContractCall) => boolean {
  const { address } = useConnection()
  const read = () =>
    address
      ? pendingTransactionsOf(address)
          .flatMap(({ sent }) => ('formKey' in sent ? sent.contents : []))
          .join()
      : ''
  const proposed = useSyncExternalStore(storage.subscribe, read)
  return useMemo(() => {
    const contents = new Set(proposed.split(','))
    return (call) => proposed !== '' && contentsOf(call).some((content) => contents.has(content))
  }, [proposed])
}
