import { useState } from 'react'
import type { SettledTransactionState } from '@/chain/transactions/types'

/** Which transaction of how many is on its way. */
interface Progress {
  batch: number
  batches: number
}

/**
 * Sends what needs several transactions, one after the other. `sendSequentially` never throws if `send` does not, stops at the
 * first that is not confirmed, and resolves to how the last one ended. `progress` is there while it runs.
 */
export function useSequential() {
  const [progress, setProgress] = useState<Progress>()

  async function sendSequentially<batch>(
    batches: readonly batch[],
    send: (batch: batch) => Promise<SettledTransactionState>,
  ): Promise<SettledTransactionState> {
    let settled: SettledTransactionState = { phase: 'rejected' }
    for (const [index, batch] of batches.entries()) {
      setProgress({ batch: index + 1, batches: batches.length })
      settled = await send(batch)
      if (settled.phase !== 'confirmed') break
    }
    setProgress(undefined)
    return settled
  }

  return { progress, sendSequentially }
}
