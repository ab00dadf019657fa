import { contractCall } from '@/chain/transactions/contractCall'
import { useTransaction } from '@/chain/transactions/useTransaction'
import type { Side } from '@/domain/match/match'
import { tournamentContract } from '@/domain/tournament/contract'

export interface Prediction {
  matchId: bigint
  side: Side
}

export function useSubmitPredictions(tournamentId: bigint) {
  return useTransaction({
    kind: 'submitPredictions',
    scope: String(tournamentId),
    calls: (picks: readonly Prediction[]) => [
      contractCall({
        ...tournamentContract,
        functionName: 'submitPredictions',
        args: [tournamentId, picks.map(({ matchId }) => matchId), picks.map(({ side }) => side)],
      }),
    ],
    invalidates: [tournamentContract.address],
  })
}
