import type { Mutation, QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand'
import type {
  BusyTransactionState,
  Report,
  SettledTransactionState,
  TransactionKind,
  TransactionState,
} from './types'

// Writes live in TanStack's mutation cache, so every screen sees them. `useMutation` would take its key from the last
// render, but a write belongs to the account that is connected when it's sent, so it is built in the cache directly.

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** `MutationState` has no place for the phases between pending and settled. */
      state: StoreApi<TransactionState>
      settled?: Promise<SettledTransactionState>
    }
  }
}

/** Milliseconds that a settled write outlives its last observer. TanStack polls a pending one at this interval. */
const gcTime = 100

export type TransactionKey = readonly unknown[]

export function kindKey(account: Address | undefined, kind: TransactionKind): TransactionKey {
  return ['transaction', account, kind]
}

/** Returns the mutation key under which one write runs at a time. */
export function transactionKey(
  account: Address | undefined,
  { kind, scope = '' }: { kind: TransactionKind; scope?: string },
): TransactionKey {
  return [...kindKey(account, kind), ...scope.split('/')]
}

export function findRunning(queryClient: QueryClient, mutationKey: TransactionKey): Mutation | undefined {
  return queryClient.getMutationCache().find({ mutationKey, status: 'pending' })
}

export function resetSettled(queryClient: QueryClient, mutationKey: TransactionKey): void {
  const settled = queryClient.getMutationCache().findAll({ mutationKey, status: 'success' })
  for (const { meta } of settled) meta?.state.setState({ phase: 'idle' }, true)
}

/** Runs a write in the mutation cache. Never throws if `run` does not. */
export function startTransaction(
  queryClient: QueryClient,
  mutationKey: TransactionKey,
  initialState: BusyTransactionState,
  run: (report: Report) => Promise<SettledTransactionState>,
): Promise<SettledTransactionState> {
  const state = createStore<TransactionState>(() => initialState)
  const report: Report = (next) => state.setState(next, true)
  const meta: { state: typeof state; settled?: Promise<SettledTransactionState> } = { state }
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey,
    mutationFn: () => run(report),
    meta,
    gcTime,
    // The wallet needs no network, and following one waits for the network itself.
    networkMode: 'always',
  })
  meta.settled = mutation.execute(undefined).then((settled) => {
    report(settled)
    return settled
  })
  return meta.settled
}
