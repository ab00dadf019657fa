import type { Claimable } from '@/domain/bet/claimable'

/** About 10,300 gas per claim: far below any block's gas limit. */
const MOST_AT_ONCE = 100

export interface ClaimBatch {
  matchIds: readonly bigint[]
  total: bigint
  /** More claims remain for another transaction. */
  isPartial: boolean
}

/** Returns the newest claims that fit into one transaction. */
export function claimBatch({ claims }: Claimable, mostAtOnce = MOST_AT_ONCE): ClaimBatch {
  const batch = claims.slice(0, mostAtOnce)
  return {
    matchIds: batch.map(({ matchId }) => matchId),
    total: batch.reduce((sum, { amount }) => sum + amount, 0n),
    isPartial: claims.length > mostAtOnce,
  }
}
