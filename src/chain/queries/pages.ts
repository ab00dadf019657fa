import { infiniteQueryOptions } from '@tanstack/react-query'

/** A page of a contract's list. It ends with the cursor of the next page, 0 on the last one. */
type Page = readonly [...unknown[], bigint]

interface PageQuery<page extends Page> {
  queryKey: readonly unknown[]
  queryFn: () => Promise<page>
}

const nextCursor = (page: Page) => page[page.length - 1] as bigint

export function infiniteReadQueryOptions<page extends Page>(readAt: (cursor: bigint) => PageQuery<page>) {
  return infiniteQueryOptions({
    queryKey: [...readAt(0n).queryKey, 'infinite'],
    queryFn: ({ pageParam }) => readAt(pageParam).queryFn(),
    initialPageParam: 0n,
    getNextPageParam: (page: page) => nextCursor(page) || undefined,
  })
}

export async function* readPages<page extends Page>(readAt: (cursor: bigint) => Promise<page>) {
  let cursor = 0n
  do {
    const page = await readAt(cursor)
    yield page
    cursor = nextCursor(page)
  } while (cursor !== 0n)
}

/** Reads the items of all pages. */
export async function readAllPages<item>(
  readAt: (cursor: bigint) => Promise<readonly [items: readonly item[], next: bigint]>,
): Promise<item[]> {
  const items: item[] = []
  for await (const [page] of readPages(readAt)) items.push(...page)
  return items
}
