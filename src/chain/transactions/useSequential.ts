import { useState } from 'react'
import type { SettledTransactionState } from './types'

// Kept out of useTransaction.ts, which every page with a form loads.

/**
 * Sends transactions one after the other. Stops at the first that is neither confirmed nor proposed to a Safe, and
 * resolves to its outcome.
 */
export function useSequential() {
  const [progress, setProgress] = useState<{ batch: number; batches: number }>()

  async function sendSequentially<batch>(
    batches: readonly batch[],
    send: (batch: batch) => Promise<SettledTransactionState>,
  ): Promise<SettledTransactionState> {
    let settled: SettledTransactionState = { phase: 'rejected' }
    for (const [index, batch] of batches.entries()) {
      setProgress({ batch: index + 1, batches: batches.length })
      settled = await send(batch)
      if (settled.phase !== 'confirmed' && settled.phase !== 'proposed') break
    }
    setProgress(undefined)
    return settled
  }

  return { progress, sendSequentially }
}
