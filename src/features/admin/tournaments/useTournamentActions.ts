import { tournamentContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useContractWrite'
import type { NewTournament } from './newTournament'
import type { GivenPoints } from './running'

/** @param isJudged judges give the points, by `useUpdateScores` */
export const useCreateTournament = (isJudged: boolean) =>
  useContractWrite(
    'admin',
    tournamentContract,
    isJudged ? 'createJudgedTournament' : 'createTournament',
    ({ name, startTime, endTime, entryFee, matchIds }: NewTournament) => [
      name,
      BigInt(startTime),
      BigInt(endTime),
      entryFee,
      matchIds,
    ],
  )

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
