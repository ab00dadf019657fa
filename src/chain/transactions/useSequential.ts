import { useState } from 'react'
import type { TransactionReceipt } from 'viem'
import type { SettledTransactionState } from './types'
import type { useTransaction } from './useTransaction'

// Kept out of useTransaction.ts, which every page with a form loads.

type Sender<batch> = Pick<
  ReturnType<typeof useTransaction<batch>>,
  'kind' | 'scope' | 'state' | 'isBusy' | 'send'
>

/**
 * Sends transactions one after another. `sendAll` stops at the first that is neither confirmed nor proposed to a Safe, and
 * resolves to its outcome. `onConfirmed` runs before the next is sent.
 */
export function useSequential<batch>({ kind, scope, state, isBusy, send }: Sender<batch>) {
  const [progress, setProgress] = useState<{ batch: number; batches: number }>()

  async function sendAll(
    batches: readonly batch[],
    onConfirmed?: (receipt: TransactionReceipt | undefined, batch: batch) => void | Promise<void>,
  ): Promise<SettledTransactionState> {
    let settled: SettledTransactionState = { phase: 'rejected' }
    for (const [index, batch] of batches.entries()) {
      setProgress({ batch: index + 1, batches: batches.length })
      settled = await send(batch)
      if (settled.phase === 'confirmed') await onConfirmed?.(settled.receipt, batch)
      else if (settled.phase !== 'proposed') break
    }
    setProgress(undefined)
    return settled
  }

  return { kind, scope, state, progress, isBusy: isBusy || progress !== undefined, sendAll }
}
