import { QueryCache, QueryClient } from '@tanstack/react-query'
import { AbiDecodingZeroDataError } from 'viem'
import { hashFn } from 'wagmi/query'
import { freshness } from './freshness'

/** Returns `true` if a read failed because its address has no code: a wrong chain, or one that was reset. */
export function isContractMissing(error: unknown): boolean {
  return error instanceof AbiDecodingZeroDataError
}

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
