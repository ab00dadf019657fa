import { QueryClient } from '@tanstack/react-query'
import { hashFn } from 'wagmi/query'
import { freshness } from './freshness'

/**
 * The app's cache. The transport retries what may succeed on a second try, so the queries do not retry: one policy.
 * Queries do not wait for the browser to be online: a local chain needs no network.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { ...freshness.live, queryKeyHashFn: hashFn, retry: false, networkMode: 'always' },
  },
})
