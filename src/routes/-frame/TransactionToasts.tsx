import { PendingTransactions } from '@/chain/PendingTransactions'
import { useTransactionToast } from './useTransactionToast'

/** Tells of what was sent before a reload: that it is on its way, and how it ended. */
export function TransactionToasts() {
  const toast = useTransactionToast()
  return <PendingTransactions onResume={({ kind }, settled) => void toast(kind, settled)} />
}
