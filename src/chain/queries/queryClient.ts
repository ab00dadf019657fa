import { QueryCache, QueryClient } from '@tanstack/react-query'
import { hashFn } from 'wagmi/query'
import { contractsMissing } from './contractsMissing'
import { freshness } from './freshness'

/**
 * The app's cache. The transport retries what may succeed on a second try, so the queries do not retry: one policy.
 * Queries do not wait for the browser to be online: a local chain needs no network.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // For whoever looks into a report. What failed is told on the screen too, in words of its own.
    onError: (error, { meta }) => {
      if (contractsMissing(error)) console.warn('Failed to load contracts')
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
      /** What the console says when the read fails. */
      failure: string
    }
  }
}
