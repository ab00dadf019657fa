import { tournamentContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useContractWrite'
import { inBatches, type Scoring } from '@/domain/tournament/settlement'
import { useScoreMatch } from '@/domain/tournament/useSettle'
import { useSequential } from '@/features/admin/shared/useSequential'
import type { NewTournament } from './newTournament'
import type { GivenPoints } from './points'

export const useCreateTournament = () =>
  useContractWrite('admin', tournamentContract, 'createTournament', (tournament: NewTournament) => {
    const { name, startTime, endTime, entryFee, matchIds } = tournament
    return [name, BigInt(startTime), BigInt(endTime), entryFee, matchIds]
  })

/** Lets judges give the points: `send(id)`. Shows that of a tournament, once it has an ID. */
export const useSetJudged = (id: bigint | undefined) =>
  useContractWrite('admin', tournamentContract, 'setJudged', (id: bigint) => [id], {
    id: id ?? 'new',
    idOf: (id) => String(id),
  })

interface JudgedPoints {
  matchId: bigint
  given: readonly GivenPoints[]
}

export const useUpdateScores = (id: bigint) =>
  useContractWrite(
    'admin',
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

export const useCancelTournament = (id: bigint) =>
  useContractWrite('admin', tournamentContract, 'cancelTournament', () => [id], { id })

export function useScoreAll(tournamentId: bigint) {
  const { state, isBusy, send } = useScoreMatch(tournamentId)
  const { progress, sendSequentially } = useSequential()
  return {
    state,
    isBusy: isBusy || progress !== undefined,
    progress,
    scoreAll: (scorings: readonly Scoring[]) => sendSequentially(inBatches(scorings), send),
  }
}
