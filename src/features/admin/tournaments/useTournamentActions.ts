import { tournamentContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useContractWrite'
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
