import { tournamentContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useContractWrite'
import { inBatches, type Scoring } from '@/domain/tournament/settlement'
import { useScoreMatch } from '@/domain/tournament/useSettle'
import { useSequential } from '@/features/admin/shared/useSequential'
import type { NewTournament } from './newTournament'
import type { GivenPoints } from './points'

const toArgs = ({ name, startTime, endTime, entryFee, matchIds }: NewTournament) =>
  [name, BigInt(startTime), BigInt(endTime), entryFee, matchIds] as const

export const useCreateTournament = () =>
  useContractWrite('admin', tournamentContract, 'createTournament', toArgs)

/** Judges give the points, by `useUpdateScores`. */
export const useCreateJudgedTournament = () =>
  useContractWrite('admin', tournamentContract, 'createJudgedTournament', toArgs)

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
