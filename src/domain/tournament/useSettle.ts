import type { Address } from 'viem'
import { tournamentContract, wethContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useContractWrite'
import type { Scoring } from './settlement'

/** Scores predictions of matches with a final result, which anyone may do. Follows one match or all. */
export const useScoreMatch = (tournamentId: bigint, matchId?: bigint) =>
  useContractWrite(
    'scoreMatch',
    tournamentContract,
    'scoreMatch',
    ({ match, players }: Scoring) => [tournamentId, match.id, players],
    {
      id: matchId === undefined ? tournamentId : `${tournamentId}/${matchId}`,
      idOf: ({ match }) => `${tournamentId}/${match.id}`,
    },
  )

/** Scores all of a player's predictions of matches with a final result: `send(player)`. */
export const useScorePlayer = (tournamentId: bigint) =>
  useContractWrite(
    'scoreMatch',
    tournamentContract,
    'scorePlayer',
    (player: Address) => [tournamentId, player],
    { id: tournamentId },
  )

/** Finalizes a tournament: `send(winners)`, the distinct top scorers in ascending order. */
export const useFinalizeTournament = (id: bigint) =>
  useContractWrite(
    'finalizeTournament',
    tournamentContract,
    'finalizeTournament',
    (winners: readonly Address[]) => [id, winners],
    { id },
  )

/** Voids a tournament that wasn't finalized within 14 days of its end, which anyone may do. */
export const useVoidTournament = (id: bigint) =>
  useContractWrite('voidTournament', tournamentContract, 'voidAbandonedTournament', () => [id], { id })

/** Claims the share of the prize pool, or the refund of the entry fee. */
export const useClaimReward = (id: bigint) =>
  useContractWrite('claimTournament', tournamentContract, 'claimTournamentRewards', () => [id], {
    id,
    invalidates: [tournamentContract.address, wethContract.address],
  })
