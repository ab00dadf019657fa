import { MutationObserver, useIsMutating, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { zeroAddress } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { createStore, useStore } from 'zustand'
import { resumePendingTransactions } from './resumeTransactions'
import { findRunning, kindKey, resetSettled, startTransaction, transactionKey } from './transactionMutation'
import type { SettledTransactionState, TransactionAction, TransactionKind, TransactionState } from './types'

const idle = createStore<TransactionState>(() => ({ phase: 'idle' }))

/**
 * Runs every write: simulating, signing, pending, then confirmed, failed or rejected.
 *
 * `send` never throws and resolves to the settled state. While the same write runs, also from before a reload or from
 * another screen, `send` joins it. `onSent` is called once the wallet has sent it. `reset` makes a settled state idle.
 * `calls` returns what `send` would sign.
 */
export function useTransaction<variables = void>(action: TransactionAction<variables>) {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { address: account } = useConnection()
  const mutationKey = transactionKey(account, action)
  const state = useStore(useLatestMutation(mutationKey)?.meta?.state ?? idle)

  const send = (variables: variables, onSent?: () => void): Promise<SettledTransactionState> => {
    const { address } = getConnection(config)
    if (!address)
      return Promise.resolve({ phase: 'failed', at: 'signing', failure: { kind: 'notConnected' } })
    // A write from before the reload may not have been resumed yet.
    resumePendingTransactions({ config, queryClient, account: address })
    const { kind, invalidates } = action
    const scope = action.scopeOf?.(variables) ?? action.scope
    const key = transactionKey(address, { kind, scope })
    const running = findRunning(queryClient, key)?.meta?.settled
    if (running) return running
    const calls = action.calls(variables, address)
    return startTransaction(queryClient, key, { phase: 'simulating' }, async (report) => {
      try {
        const { runTransaction } = await import('./runTransaction')
        return await runTransaction({
          config,
          queryClient,
          action: { kind, scope, invalidates },
          account: address,
          calls,
          report: (next) => {
            report(next)
            if (next.phase === 'pending') onSent?.()
          },
        })
      } catch {
        // The chunk failed to load.
        return { phase: 'failed', at: 'simulation', failure: { kind: 'network' } }
      }
    })
  }

  const calls = (variables: variables) => action.calls(variables, account ?? zeroAddress)
  return {
    state,
    isBusy: isBusyState(state),
    send,
    calls,
    reset: () => resetSettled(queryClient, mutationKey),
  }
}

function isBusyState({ phase }: TransactionState): boolean {
  return phase === 'switching' || phase === 'simulating' || phase === 'signing' || phase === 'pending'
}

function useLatestMutation(mutationKey: readonly unknown[]) {
  const queryClient = useQueryClient()
  const mutation = useMutationState({
    filters: { mutationKey },
    select: (mutation) => mutation,
  }).at(-1)
  useEffect(() => {
    if (!mutation) return
    // `useMutationState` alone would not keep a settled mutation from garbage collection.
    const observer = new MutationObserver(queryClient, {})
    mutation.addObserver(observer)
    return () => mutation.removeObserver(observer)
  }, [queryClient, mutation])
  return mutation
}

/** Returns `true` while the connected account has any write of a kind under way, in any scope. */
export function useIsAnyBusy(kind: TransactionKind): boolean {
  const { address: account } = useConnection()
  return useIsMutating({ mutationKey: kindKey(account, kind) }) > 0
}
