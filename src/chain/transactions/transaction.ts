import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Abi, Address, ContractFunctionArgs, ContractFunctionName, Hash, TransactionReceipt } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import type { Failure } from '@/lib/failure'
import { resumePendingTransactions } from './resumeTransactions'
import {
  forgetSettled,
  isAnyRunning,
  stateOf,
  subscribeToRunning,
  subscribeToState,
  track,
  transactionKey,
} from './transactionStates'
import type { TransactionKind } from './types'

/** One write to one contract. Made by `contractCall`, which checks it against the ABI. */
export interface ContractCall {
  address: Address
  abi: Abi
  functionName: string
  args: readonly unknown[]
  /** In wei of the chain's coin. */
  value?: bigint
}

/** Where a write stands, from the first look at it to its receipt. */
export type TransactionState =
  | { phase: 'idle' }
  /** The wallet is asked to come to this chain. */
  | { phase: 'switching' }
  | { phase: 'simulating' }
  | { phase: 'signing' }
  /** Sent. No hash yet while a batch waits in the wallet. */
  | { phase: 'pending'; hash: Hash | undefined }
  | SettledTransactionState

/** How a write ended. */
export type SettledTransactionState =
  | { phase: 'confirmed'; hash: Hash; receipt: TransactionReceipt }
  /** The person said no in the wallet: neutral, no error. */
  | { phase: 'rejected' }
  | { phase: 'failed'; at: 'simulation' | 'signing' | 'receipt'; failure: Failure }

/** A kind of write: what it calls and what it changes. */
export interface TransactionAction<variables> {
  kind: TransactionKind
  /** Tells apart writes of one kind that may run at the same time, such as the match's id. */
  scope?: string
  /** Several calls go as one atomic batch: only where `useAtomicBatching()` says that the wallet can. */
  calls: (variables: variables, account: Address) => readonly ContractCall[]
  /** The contracts whose reads it changes: refreshed on the receipt. The coin's balance always is. */
  invalidates: readonly Address[]
}

/** A call as the ABI allows it. */
export function contractCall<
  const abi extends Abi,
  functionName extends ContractFunctionName<abi, 'nonpayable' | 'payable'>,
  const args extends readonly unknown[] & ContractFunctionArgs<abi, 'nonpayable' | 'payable', functionName>,
>(call: {
  address: Address
  abi: abi
  functionName: functionName
  args: args
  value?: bigint
}): ContractCall {
  return call
}

/** Whether the write is on its way: it cannot be sent again now. */
function isBusy({ phase }: TransactionState): boolean {
  return phase === 'switching' || phase === 'simulating' || phase === 'signing' || phase === 'pending'
}

/**
 * The one lifecycle of every write: simulate, sign, pending, then confirmed, failed or rejected.
 *
 * `send` never throws and resolves to how it ended. While one is on its way, also since before a reload or on another
 * screen, `send` joins it instead of sending twice. `onSent` is called once the wallet has sent it. `reset` makes a
 * settled state idle again.
 */
export function useTransaction<variables = void>(action: TransactionAction<variables>) {
  const config = useConfig()
  const queryClient = useQueryClient()
  const { address: account } = useConnection()
  const key = account && transactionKey({ ...action, account })

  const getState = () => stateOf(key)
  const state = useSyncExternalStore(
    useCallback((listener) => subscribeToState(key, listener), [key]),
    getState,
    getState,
  )

  const send = (variables: variables, onSent?: () => void): Promise<SettledTransactionState> => {
    const { address } = getConnection(config)
    if (!address)
      return Promise.resolve({ phase: 'failed', at: 'signing', failure: { kind: 'notConnected' } })
    // What was sent before a reload is joined even if this comes before it was resumed.
    resumePendingTransactions({ config, queryClient, account: address })
    const calls = action.calls(variables, address)
    return track(transactionKey({ ...action, account: address }), async (report) => {
      report({ phase: 'simulating' })
      const { runTransaction } = await import('./runTransaction')
      return runTransaction({
        config,
        queryClient,
        action,
        account: address,
        calls,
        report: (state) => {
          report(state)
          if (state.phase === 'pending') onSent?.()
        },
      })
    })
  }

  return { state, isBusy: isBusy(state), send, reset: () => forgetSettled(key) }
}

/** Whether the connected account has any write of a kind on its way, whatever its scope. */
export function useIsAnyBusy(kind: TransactionKind): boolean {
  const { address: account } = useConnection()
  return useSyncExternalStore(
    subscribeToRunning,
    () => account !== undefined && isAnyRunning(account, kind),
    () => false,
  )
}
