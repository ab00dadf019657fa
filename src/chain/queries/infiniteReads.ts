import { infiniteQueryOptions } from '@tanstack/react-query'
import { nextCursor, type Page } from './pages'

// Not in pages.ts, which loads in Node without TanStack Query.

interface PageQuery<page extends Page> {
  queryKey: readonly unknown[]
  queryFn: () => Promise<page>
}

export function infiniteReadQueryOptions<page extends Page>(readAt: (cursor: bigint) => PageQuery<page>) {
  return infiniteQueryOptions({
    queryKey: [...readAt(0n).queryKey, 'infinite'],
    queryFn: ({ pageParam }) => readAt(pageParam).queryFn(),
    initialPageParam: 0n,
    getNextPageParam: (page: page) => nextCursor(page) || undefined,
  })
}
