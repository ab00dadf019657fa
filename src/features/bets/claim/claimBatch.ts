import type { Claimable } from '@/domain/bet/queries'

/** One transaction claims at most this many: it stays far below any block's gas limit, at some 10,300 a claim. */
const MOST_AT_ONCE = 100

/** What one transaction claims: all, or the newest of very many. */
export interface ClaimBatch {
  matchIds: readonly bigint[]
  /** Sum of what they pay, in wei. */
  total: bigint
  /** Whether others remain for another transaction. */
  isPartial: boolean
}

/** The newest claims that fit into one transaction. */
export function claimBatch({ claims }: Claimable, mostAtOnce = MOST_AT_ONCE): ClaimBatch {
  const batch = claims.slice(0, mostAtOnce)
  return {
    matchIds: batch.map(({ matchId }) => matchId),
    total: batch.reduce((sum, { amount }) => sum + amount, 0n),
    isPartial: claims.length > mostAtOnce,
  }
}
