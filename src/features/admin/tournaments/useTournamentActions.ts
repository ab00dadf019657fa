import type { Address } from 'viem'
import { tournamentContract } from '@/domain/tournament/contract'
import { inBatches, type Scoring } from '@/domain/tournament/settlement'
import { useContractAction } from '@/features/admin/shared/useAdminTransaction'
import { useSequential } from '@/features/admin/shared/useSequential'
import type { NewTournament } from './newTournament'

export const useCreateTournament = () =>
  useContractAction(tournamentContract, 'createTournament', (tournament: NewTournament) => {
    const { name, startTime, endTime, entryFee, matchIds } = tournament
    return [name, BigInt(startTime), BigInt(endTime), entryFee, matchIds]
  })

/** Lets judges give the points: `send(id)`. @param of `new` for the tournament that was just created */
export const useSetJudged = (of: bigint | 'new') =>
  useContractAction(tournamentContract, 'setJudged', (id: bigint) => [id], { id: of })

const useScorePlayers = (id: bigint) =>
  useContractAction(
    tournamentContract,
    'scoreMatch',
    ({ match, players }: Scoring) => [id, match.id, players],
    { id },
  )

interface JudgedPoints {
  matchId: bigint
  given: readonly { account: Address; points: number }[]
}

export const useUpdateScores = (id: bigint) =>
  useContractAction(
    tournamentContract,
    'updateScores',
    ({ matchId, given }: JudgedPoints) => [
      id,
      matchId,
      given.map(({ account }) => account),
      given.map(({ points }) => BigInt(points)),
    ],
    { id },
  )

/** @returns `send(winners)`: distinct top scorers in ascending order */
export const useFinishTournament = (id: bigint) =>
  useContractAction(
    tournamentContract,
    'finalizeTournament',
    (winners: readonly Address[]) => [id, winners],
    { id },
  )

export const useCancelTournament = (id: bigint) =>
  useContractAction(tournamentContract, 'cancelTournament', () => [id], { id })

export const useVoidAbandonedTournament = (id: bigint) =>
  useContractAction(tournamentContract, 'voidAbandonedTournament', () => [id], { id })

/** Scores predictions in as many transactions as necessary. */
export function useScoreAll(tournamentId: bigint) {
  const { state, isBusy, send } = useScorePlayers(tournamentId)
  const { progress, sendSequentially } = useSequential()
  return {
    state,
    isBusy: isBusy || progress !== undefined,
    progress,
    scoreAll: (scorings: readonly Scoring[]) => sendSequentially(inBatches(scorings), send),
  }
}
