const seconds = 1_000
const minutes = 60 * seconds

/**
 * How fresh a read is kept, to be spread into its `query`. What changes on chain is refreshed by `useLiveUpdates`; the
 * intervals are the net under it.
 */
export const freshness = {
  /** What bets and results change: matches, pools, positions, allowances. */
  live: { staleTime: 5 * seconds, refetchInterval: 30 * seconds },
  /** What the account holds, and what no event of ours tells: the coin's balance. */
  wallet: { staleTime: 5 * seconds, refetchInterval: 15 * seconds },
  /** What an owner changes once in a while: fees, operators, addresses. */
  slow: { staleTime: 5 * minutes, refetchInterval: 10 * minutes },
  /** What never changes. */
  fixed: { staleTime: Number.POSITIVE_INFINITY, refetchInterval: false },
} as const
