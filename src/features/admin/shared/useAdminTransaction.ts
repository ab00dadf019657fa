import type { Address } from 'viem'
import type { TransactionAction } from '@/chain/transactions/types'
import { useTransaction } from '@/chain/transactions/useTransaction'

interface Options {
  /** The function's name, and the id it is about if any: `finalizeMatch/7`. One at a time runs under it. */
  scope: string
  /** The contracts whose reads it changes. */
  invalidates: readonly Address[]
}

/** A write of the operator's area: `useTransaction` of the kind that all of these share. */
export function useAdminTransaction<variables = void>(
  options: Options,
  calls: TransactionAction<variables>['calls'],
) {
  return useTransaction({ kind: 'admin', ...options, calls })
}
