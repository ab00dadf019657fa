import type { TransactionReceipt } from 'viem'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { contractCall } from '@/chain/transactions/contractCall'
import type { Side } from '@/domain/match/match'
import { useAdminTransaction, useContractAction } from '@/features/admin/shared/useAdminTransaction'
import { retryImport } from '@/lib/retryImport'
import type { ExistingMatch, NewMatch } from './newMatch'

const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const

export const useCreateMatch = () =>
  useContractAction(pool, 'createMatch', (match: NewMatch) => [
    ...([match.name, BigInt(match.startTime), BigInt(match.endTime)] as const),
    ...([match.minBet, match.maxBet] as const),
  ])

export const useCreateMatches = () =>
  useContractAction(pool, 'createMatches', (matches: readonly NewMatch[]) => [
    matches.map(({ startTime, endTime, ...match }) => ({
      ...match,
      startTime: BigInt(startTime),
      endTime: BigInt(endTime),
    })),
  ])

export const useFinalizeMatch = (id: bigint) =>
  useContractAction(pool, 'finalizeMatch', (winner: Side) => [id, winner], { id })

export const useCloseBetting = (id: bigint) => useContractAction(pool, 'closeBetting', () => [id], { id })

/** Refunds every stake. Anyone can void an abandoned match, by another function. */
export function useVoidMatch(id: bigint) {
  return useAdminTransaction(
    { scope: `voidMatch/${id}`, invalidates: [pool.address] },
    ({ isAbandoned }: { isAbandoned: boolean }) => [
      contractCall({
        ...pool,
        functionName: isAbandoned ? 'voidAbandonedMatch' : 'voidMatch',
        args: [id],
      }),
    ],
  )
}

/** Replaces a result before it is claimable. */
export const useOverruleResult = (id: bigint) =>
  useContractAction(pool, 'overruleResult', (winner: Side) => [id, winner], { id })

export async function createdBy(receipt: Pick<TransactionReceipt, 'logs'>): Promise<ExistingMatch[]> {
  // Decoding events is loaded only after a creation.
  const { eventsOf } = await retryImport(() => import('@/chain/transactions/eventsOf'), 1_000)
  return eventsOf(receipt, bettingPoolAbi, 'MatchCreated').map(({ matchId, name, startTime, endTime }) => ({
    id: matchId,
    name,
    startTime: Number(startTime),
    endTime: Number(endTime),
  }))
}
