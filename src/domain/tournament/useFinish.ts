import type { Address } from 'viem'
import { tournamentContract, wethContract } from '@/chain/queries/contracts'
import { useContractWrite, useSequential } from '@/chain/transactions/useTransaction'
import { ended, rewardClaimed, scored } from './tournamentChanges'

/** Scores all predictions of players on matches with a final result, batch by batch, which anyone may do. */
export const useScorePlayers = (id: bigint) =>
  useSequential(
    useContractWrite(
      'scorePlayers',
      tournamentContract,
      'scorePlayers',
      (players: readonly Address[]) => [id, players],
      { id, effect: () => scored(id) },
    ),
  )

/** Finalizes a tournament: `send(winners)`, the distinct top scorers in ascending order. */
export const useFinalizeTournament = (id: bigint) =>
  useContractWrite(
    'finalizeTournament',
    tournamentContract,
    'finalizeTournament',
    (winners: readonly Address[]) => [id, winners],
    { id, effect: () => ended(id) },
  )

/** Voids a tournament that wasn't finalized in time, which anyone may do. */
export const useVoidTournament = (id: bigint) =>
  useContractWrite('voidTournament', tournamentContract, 'voidAbandonedTournament', () => [id], {
    id,
    effect: () => ended(id),
  })

/** Claims the share of the prize pool, or the refund of the entry fee. */
export const useClaimReward = (id: bigint) =>
  useContractWrite('claimTournament', tournamentContract, 'claimTournamentRewards', () => [id], {
    id,
    effect: (_, player) => rewardClaimed(id, player),
    invalidates: [tournamentContract.address, wethContract.address],
  })
