import { deployment } from '@/chain/config/config'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { contractCall } from '@/chain/transactions/contractCall'
import type { Side } from '@/domain/match/match'
import { useAdminTransaction } from '@/features/admin/shared/useAdminTransaction'
import type { NewMatch } from './newMatch'

const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const
const invalidates = [deployment.bettingPool]

/** Opens a match for bets. */
export function useCreateMatch() {
  return useAdminTransaction({ scope: 'createMatch', invalidates }, (match: NewMatch) => [
    contractCall({
      ...pool,
      functionName: 'createMatch',
      args: [match.name, BigInt(match.startTime), BigInt(match.endTime), match.minBet, match.maxBet],
    }),
  ])
}

/** Opens many matches for bets, all or none: as many as fit into a block. */
export function useCreateMatches() {
  return useAdminTransaction({ scope: 'createMatches', invalidates }, (matches: readonly NewMatch[]) => [
    contractCall({
      ...pool,
      functionName: 'createMatches',
      args: [
        matches.map(({ startTime, endTime, ...match }) => ({
          ...match,
          startTime: BigInt(startTime),
          endTime: BigInt(endTime),
        })),
      ],
    }),
  ])
}

/** Names the winner of a match that has ended. */
export function useFinalizeMatch(id: bigint) {
  return useAdminTransaction({ scope: `finalizeMatch/${id}`, invalidates }, (winner: Side) => [
    contractCall({ ...pool, functionName: 'finalizeMatch', args: [id, winner] }),
  ])
}

/** Stops bets on a match for good. */
export function useCloseBetting(id: bigint) {
  return useAdminTransaction({ scope: `closeBetting/${id}`, invalidates }, () => [
    contractCall({ ...pool, functionName: 'closeBetting', args: [id] }),
  ])
}

/** Gives every stake of a match back. One that was abandoned anyone may void, by another call. */
export function useVoidMatch(id: bigint) {
  return useAdminTransaction(
    { scope: `voidMatch/${id}`, invalidates },
    ({ isAbandoned }: { isAbandoned: boolean }) => [
      contractCall({
        ...pool,
        functionName: isAbandoned ? 'voidAbandonedMatch' : 'voidMatch',
        args: [id],
      }),
    ],
  )
}

/** Puts a winner in place of a result that nobody can claim by yet. The owner's. */
export function useOverruleResult(id: bigint) {
  return useAdminTransaction({ scope: `overruleResult/${id}`, invalidates }, (winner: Side) => [
    contractCall({ ...pool, functionName: 'overruleResult', args: [id, winner] }),
  ])
}
