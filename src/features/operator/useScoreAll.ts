import { useState } from 'react'
import type { SettledTransactionState } from '@/chain/transaction'
import { inBatches, type Scoring } from '@/lib/settlement'
import { useScorePlayers } from './useTournamentActions'

/**
 * Scores predictions, a transaction after the other. `scoreAll` never throws, stops at the first that is not confirmed,
 * and resolves to how the last one ended. Called again with what is left, it goes on.
 */
export function useScoreAll(tournamentId: bigint) {
  const { state, isBusy, send } = useScorePlayers(tournamentId)
  const [progress, setProgress] = useState<{ batch: number; batches: number }>()

  async function scoreAll(scorings: readonly Scoring[]): Promise<SettledTransactionState> {
    const batches = inBatches(scorings)
    let settled: SettledTransactionState = { phase: 'rejected' }
    for (const [index, batch] of batches.entries()) {
      setProgress({ batch: index + 1, batches: batches.length })
      settled = await send(batch)
      if (settled.phase !== 'confirmed') break
    }
    setProgress(undefined)
    return settled
  }

  return {
    state,
    isBusy: isBusy || progress !== undefined,
    /** While it runs: which transaction of how many. */
    progress,
    scoreAll,
  }
}
