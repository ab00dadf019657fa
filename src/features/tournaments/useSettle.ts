import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'
import { contractCall } from '@/chain/transactions/contractCall'
import { useTransaction } from '@/chain/transactions/useTransaction'
import { tournamentContract } from '@/domain/tournament/contract'

/** Scores predictions of a match with a final result, which anyone may do. */
export function useScoreMatch(tournamentId: bigint, matchId: bigint) {
  return useTransaction({
    kind: 'scoreMatch',
    scope: `${tournamentId}/${matchId}`,
    calls: (players: readonly Address[]) => [
      contractCall({
        ...tournamentContract,
        functionName: 'scoreMatch',
        args: [tournamentId, matchId, players],
      }),
    ],
    invalidates: [tournamentContract.address],
  })
}

/**
 * Finalizes a tournament. `winners` are the distinct top scorers in ascending order.
 */
export function useFinalizeTournament(tournamentId: bigint) {
  return useTransaction({
    kind: 'finalizeTournament',
    scope: String(tournamentId),
    calls: (winners: readonly Address[]) => [
      contractCall({
        ...tournamentContract,
        functionName: 'finalizeTournament',
        args: [tournamentId, winners],
      }),
    ],
    invalidates: [tournamentContract.address],
  })
}

/** Voids a tournament that wasn't finalized within 14 days of its end, which anyone may do. */
export function useVoidTournament(tournamentId: bigint) {
  return useTransaction({
    kind: 'voidTournament',
    scope: String(tournamentId),
    calls: () => [
      contractCall({
        ...tournamentContract,
        functionName: 'voidAbandonedTournament',
        args: [tournamentId],
      }),
    ],
    invalidates: [tournamentContract.address],
  })
}

export function useClaimReward(tournamentId: bigint) {
  return useTransaction({
    kind: 'claimTournament',
    scope: String(tournamentId),
    calls: () => [
      contractCall({ ...tournamentContract, functionName: 'claimTournamentRewards', args: [tournamentId] }),
    ],
    invalidates: [tournamentContract.address, deployment.weth],
  })
}
