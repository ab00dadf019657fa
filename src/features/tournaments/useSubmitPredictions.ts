import { contractCall } from '@/chain/transactions/contractCall'
import { useTransaction } from '@/chain/transactions/useTransaction'
import type { Side } from '@/domain/match/match'
import { tournamentContract } from '@/domain/tournament/queries'

/** A prediction of one match. */
export interface Prediction {
  matchId: bigint
  side: Side
}

/** Makes or changes the account's predictions, all in one transaction: `send(picks)`. */
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
