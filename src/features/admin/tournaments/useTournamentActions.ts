import type { Address } from 'viem'
import { contractCall } from '@/chain/transactions/contractCall'
import { tournamentContract } from '@/domain/tournament/queries'
import type { Scoring } from '@/domain/tournament/settlement'
import { useAdminTransaction } from '@/features/admin/shared/useAdminTransaction'
import type { NewTournament } from './newTournament'

const invalidates = [tournamentContract.address]

/** Opens a tournament for players. */
export function useCreateTournament() {
  return useAdminTransaction({ scope: 'createTournament', invalidates }, (tournament: NewTournament) => [
    contractCall({
      ...tournamentContract,
      functionName: 'createTournament',
      args: [
        tournament.name,
        BigInt(tournament.startTime),
        BigInt(tournament.endTime),
        tournament.entryFee,
        tournament.matchIds,
      ],
    }),
  ])
}

/** Has judges give the points: `send(id)`, before anybody joins. @param of one tournament, or of the one just created */
export function useSetJudged(of: bigint | 'new') {
  return useAdminTransaction({ scope: `setJudged/${of}`, invalidates }, (id: bigint) => [
    contractCall({ ...tournamentContract, functionName: 'setJudged', args: [id] }),
  ])
}

/** Gives points for right predictions of one match at a time. Anyone may. */
export function useScorePlayers(id: bigint) {
  return useAdminTransaction({ scope: `scoreMatch/${id}`, invalidates }, ({ match, players }: Scoring) => [
    contractCall({ ...tournamentContract, functionName: 'scoreMatch', args: [id, match.id, players] }),
  ])
}

/** What judges give for one match. */
interface GivenPoints {
  matchId: bigint
  given: readonly { account: Address; points: number }[]
}

/** Gives the points that judges decided on. */
export function useUpdateScores(id: bigint) {
  return useAdminTransaction(
    { scope: `updateScores/${id}`, invalidates },
    ({ matchId, given }: GivenPoints) => [
      contractCall({
        ...tournamentContract,
        functionName: 'updateScores',
        args: [id, matchId, given.map(({ account }) => account), given.map(({ points }) => BigInt(points))],
      }),
    ],
  )
}

/** Ends a tournament: `send(winners)`, distinct top scorers in ascending order. */
export function useFinishTournament(id: bigint) {
  return useAdminTransaction(
    { scope: `finalizeTournament/${id}`, invalidates },
    (winners: readonly Address[]) => [
      contractCall({ ...tournamentContract, functionName: 'finalizeTournament', args: [id, winners] }),
    ],
  )
}

/** Calls a tournament off before its first match: the entry fees go back. */
export function useCancelTournament(id: bigint) {
  return useAdminTransaction({ scope: `cancelTournament/${id}`, invalidates }, () => [
    contractCall({ ...tournamentContract, functionName: 'cancelTournament', args: [id] }),
  ])
}

/** Voids a tournament that nobody finished in time: the entry fees go back. Anyone may. */
export function useVoidAbandonedTournament(id: bigint) {
  return useAdminTransaction({ scope: `voidAbandonedTournament/${id}`, invalidates }, () => [
    contractCall({ ...tournamentContract, functionName: 'voidAbandonedTournament', args: [id] }),
  ])
}
