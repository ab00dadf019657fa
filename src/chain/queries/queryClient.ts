import { QueryCache, QueryClient } from '@tanstack/react-query'
import { AbiDecodingZeroDataError, BaseError, ContractFunctionZeroDataError } from 'viem'
import { hashFn } from 'wagmi/query'

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

/** Returns `true` if a read failed because its address, or Multicall3's, has no code: a wrong chain, or one that was reset. */
export const isContractMissing = (error: unknown): boolean =>
  error instanceof BaseError && error.walk(isZeroData) !== null

const isZeroData = (error: unknown) =>
  error instanceof ContractFunctionZeroDataError || error instanceof AbiDecodingZeroDataError

/** Queries don't retry, because the transport does, and ignore `offline`, because a local chain needs no network. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // The UI shows its own message.
    onError: (error, { meta }) => {
      if (isContractMissing(error)) console.warn('Failed to load contracts')
      if (meta) console.warn(meta.failure, error)
    },
  }),
  defaultOptions: {
    queries: { ...freshness.live, queryKeyHashFn: hashFn, retry: false, networkMode: 'always' },
  },
})

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      failure: string
    }
  }
}
