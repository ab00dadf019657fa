import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { nextCursor, type Page } from './pages'

// Not in pages.ts, which loads in Node without TanStack Query.

export function infiniteReadQueryOptions<page extends Page>(
  queryKey: QueryKey,
  readAt: (cursor: bigint) => Promise<page>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => readAt(pageParam),
    initialPageParam: 0n,
    getNextPageParam: (page: page) => nextCursor(page) || undefined,
  })
}
