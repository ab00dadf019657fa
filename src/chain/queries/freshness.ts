const seconds = 1_000
const minutes = 60 * seconds

/** Query options by how often a value changes. `useLiveUpdates` refreshes reads on events; the intervals are a fallback. */
export const freshness = {
  /** The default. Changed by bets and results: matches, pools, positions, allowances. */
  live: { staleTime: 5 * seconds, refetchInterval: 30 * seconds },
  /** Balances, which can change without an event of our contracts. */
  wallet: { staleTime: 5 * seconds, refetchInterval: 15 * seconds },
  /** Changed by the owner: fees, operators, addresses. */
  slow: { staleTime: 5 * minutes, refetchInterval: 10 * minutes },
  fixed: { staleTime: Number.POSITIVE_INFINITY, refetchInterval: false },
} as const
