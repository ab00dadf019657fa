import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type TransactionReceipt,
  zeroAddress,
} from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/queryClient'
import type { Change } from './effect'
import { isBusy, transactionKey, transactionsOf } from './transactionStore'
import type { EndedTransactionState, TransactionAction, TransactionKind } from './types'
import { isOpen, isRepeatable, type Target, useStoredWrites, type Write } from './writes'

/**
 * Runs every write: simulating, signing, pending, then confirmed, failed or rejected; undecided while nobody can tell.
 *
 * `send` never throws and resolves to its end. While the same write runs, also from before a reload or from
 * another screen, `send` joins it. With `anyway`, it asks the wallet although an earlier one may still come. `onSent` is
 * called once the wallet has sent it. `reset` makes an ended state idle.
 * `calls` returns what `send` would sign.
 */
export function useTransaction<variables = void>(action: TransactionAction<variables>) {
  const config = useConfig()
  const queryClient = useQueryClient()
  const transactions = transactionsOf(queryClient)
  const { address: account } = useConnection()
  const ownKey = transactionKey(account, action)
  const readState = () => transactions.stateOf(ownKey)
  const state = useSyncExternalStore(transactions.subscribe, readState, readState)
  useEffect(() => transactions.observe(ownKey), [transactions, ownKey])

  const send = (
    variables: variables,
    { onSent, anyway = false }: { onSent?: () => void; anyway?: boolean } = {},
  ): Promise<EndedTransactionState> => {
    const { address } = getConnection(config)
    if (!address)
      return Promise.resolve({ phase: 'failed', at: 'signing', failure: { kind: 'notConnected' } })
    const key = transactionKey(address, action)
    const running = transactions.running(key)
    if (running) return running
    return transactions.start(key, async (report) => {
      try {
        const { runTransaction } = await import('./runTransaction')
        return await runTransaction({
          ...{ config, queryClient, action, variables, account: address, anyway },
          report: (next, id) => {
            report(next, id)
            if (next.phase === 'pending') onSent?.()
          },
        })
      } catch {
        // The chunk failed to load.
        return { phase: 'failed', at: 'simulation', failure: { kind: 'network' } }
      }
    })
  }

  return {
    kind: action.kind,
    scope: action.scope,
    state,
    isBusy: isBusy(state),
    send,
    calls: (variables: variables) =>
      action.calls(variables, account ?? zeroAddress, BigInt(action.closesAt ?? 0)),
    reset: () => transactions.reset(ownKey),
  }
}

/**
 * Returns the connected account's writes that may still come and that this page doesn't show as under way, oldest first.
 * @param target all bets without it
 */
export function useOpenWrites({ kind, scope }: Partial<Target> = { kind: 'placeBet' }): readonly Write[] {
  const transactions = transactionsOf(useQueryClient())
  const { address: account } = useConnection()
  const writes = useStoredWrites(account)
  const isShown = (write: Write) => {
    const isOfKind = write.kind === kind && (scope === undefined || write.scope === scope)
    return (
      isOfKind &&
      account !== undefined &&
      isOpen(write) &&
      isRepeatable(write) &&
      !transactions.isUnderWay(write)
    )
  }
  const read = () =>
    writes
      .filter(isShown)
      .map(({ id }) => id)
      .join()
  const shown = useSyncExternalStore(transactions.subscribe, read, read).split(',')
  return writes.filter(({ id }) => shown.includes(id))
}

/** Returns `true` while the connected account has any write of a kind under way, in any scope. */
export function useIsAnyBusy(kind: TransactionKind): boolean {
  const transactions = transactionsOf(useQueryClient())
  const { address: account } = useConnection()
  const hasBusy = () => transactions.hasBusy(account, kind)
  return useSyncExternalStore(transactions.subscribe, hasBusy, hasBusy)
}

interface Options<variables> {
  /** The values that the call changes. See `TransactionAction`. */
  effect: (variables: variables, account: Address) => readonly Change[] | Change
  /** Separates writes that may run at the same time, e.g. by match ID. */
  id?: bigint | string
  /** Contracts whose reads it changes, by default the called one. */
  invalidates?: readonly Address[]
}

/** Calls one function of a contract with the arguments that `args` returns for `send(variables)`. */
export function useContractWrite<
  const abi extends Abi,
  name extends ContractFunctionName<abi, 'nonpayable'>,
  const args extends readonly unknown[] & ContractFunctionArgs<abi, 'nonpayable', name>,
  variables = void,
>(
  kind: TransactionKind,
  { address, abi }: { address: Address; abi: abi },
  functionName: name,
  args: (variables: variables) => args,
  { effect, id, invalidates = [address] }: Options<variables>,
) {
  return useTransaction<variables>({
    kind,
    scope: id === undefined ? functionName : `${functionName}/${id}`,
    calls: (variables) => [{ address, abi, functionName, args: args(variables) }],
    effect: (variables, account) => [effect(variables, account)].flat(),
    invalidates,
  })
}

/** Returns `true` once the wallet says that it sends atomic batches (EIP-5792), so an action may have several calls. */
export const useAtomicBatching = () => useAtomicStatus().data === 'supported'

// wagmi's useCapabilities would put the wallet client into the first load, so the query loads it on demand.
/** Reads whether the wallet sends atomic batches: `supported`, `unsupported`, or `ready` to upgrade the account for them. */
export function useAtomicStatus() {
  const config = useConfig()
  const { address: account, connector, status } = useConnection()
  return useQuery({
    queryKey: ['atomicStatus', { account, chainId: chain.id, connector: connector?.uid }],
    queryFn: async () => (await import('./batch')).readAtomicStatus(config, account),
    ...freshness.fixed,
    enabled: status === 'connected' && account !== undefined,
  })
}

type Sender<batch> = Pick<
  ReturnType<typeof useTransaction<batch>>,
  'kind' | 'scope' | 'state' | 'isBusy' | 'send'
>

/**
 * Sends transactions one after another. `sendAll` stops at the first that is neither confirmed nor proposed to a Safe, and
 * resolves to its outcome. `onConfirmed` runs before the next is sent.
 */
export function useSequential<batch>({ kind, scope, state, isBusy: isSending, send }: Sender<batch>) {
  const [progress, setProgress] = useState<{ batch: number; batches: number }>()

  async function sendAll(
    batches: readonly batch[],
    onConfirmed?: (receipt: TransactionReceipt | undefined, batch: batch) => void | Promise<void>,
  ): Promise<EndedTransactionState> {
    let ended: EndedTransactionState = { phase: 'rejected' }
    for (const [index, batch] of batches.entries()) {
      setProgress({ batch: index + 1, batches: batches.length })
      ended = await send(batch)
      if (ended.phase === 'confirmed') await onConfirmed?.(ended.receipt, batch)
      else if (ended.phase !== 'proposed') break
    }
    setProgress(undefined)
    return ended
  }

  return { kind, scope, state, progress, isBusy: isSending || progress !== undefined, sendAll }
}
