import { bettingPoolContract, wethContract } from '@/chain/queries/contracts'
import { contractCall } from '@/chain/transactions/contractCall'
import { mergeCalls } from '@/chain/transactions/multicall'
import type { ContractCall } from '@/chain/transactions/types'
import { useTransaction } from '@/chain/transactions/useTransaction'
import type { Match, Side } from '@/domain/match/match'
import { isAbandoned } from '@/features/admin/matches/needsAttention'
import { finalizeCalls, type NamedResult } from '@/features/admin/matches/useMatchActions'
import type { BatchAction } from './planBatch'

/** The chosen winners by match ID. */
export type Winners = ReadonlyMap<bigint, Side>

/** Returns the calls of a batch. @param now unix seconds of the chain */
export function batchCalls(
  action: BatchAction,
  matches: readonly Match[],
  winners: Winners,
  now: number,
): ContractCall[] {
  if (action === 'name')
    return matches.flatMap((match) => finalizeCalls(match.id, namedResult(match, winners)))
  return matches.map((match) =>
    contractCall({
      ...bettingPoolContract,
      functionName:
        action === 'close' ? 'closeBetting' : isAbandoned(match, now) ? 'voidAbandonedMatch' : 'voidMatch',
      args: [match.id],
    }),
  )
}

function namedResult({ id }: Match, winners: Winners): NamedResult {
  const winner = winners.get(id)
  if (!winner) throw new Error(`Match ${id} has no winner`)
  return { winner }
}

/** Sends the calls of a batch in one transaction. */
export const useMatchBatch = (action: BatchAction) =>
  useTransaction({
    kind: 'admin',
    scope: `batch/${action}`,
    calls: (calls: readonly ContractCall[]) => [mergeCalls(calls)],
    // A void without a ruling pays the bond.
    invalidates: [bettingPoolContract.address, wethContract.address],
  })
