import { inBatches, type Scoring } from '@/domain/tournament/settlement'
import { useSequential } from '@/features/admin/shared/useSequential'
import { useScorePlayers } from './useTournamentActions'

/**
 * Scores predictions in as many transactions as they need. `scoreAll` resolves to how the last one ended; called again
 * with what is left, it goes on.
 */
export function useScoreAll(tournamentId: bigint) {
  const { state, isBusy, send } = useScorePlayers(tournamentId)
  const { progress, sendSequentially } = useSequential()
  return {
    state,
    isBusy: isBusy || progress !== undefined,
    /** While it runs: which transaction of how many. */
    progress,
    scoreAll: (scorings: readonly Scoring[]) => sendSequentially(inBatches(scorings), send),
  }
}
