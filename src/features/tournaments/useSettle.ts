import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'
import { contractCall } from '@/chain/transactions/contractCall'
import { useTransaction } from '@/chain/transactions/useTransaction'
import { tournamentContract } from '@/domain/tournament/queries'

/** Scores players' predictions of a match whose result is final: `send(players)`. Anyone may. */
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

/** Ends a tournament: `send(winners)`, distinct top scorers in ascending order. */
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

/** Voids a tournament that nobody ended within 14 days of its end time: anyone may, and the entry fees go back. */
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

/** Pays the account's prize, or its entry fee back. */
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
