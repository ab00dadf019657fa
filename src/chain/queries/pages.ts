/** A page of a contract's list. It ends with the cursor of the next page, the first one's again on the last one. */
export type Page<cursor = bigint> = readonly [...unknown[], cursor]

export const nextCursor = <cursor>(page: Page<cursor>) => page[page.length - 1] as cursor

/** @param first the cursor of the first page, 0 by default */
export async function* readPages<page extends Page<cursor>, cursor = bigint>(
  readAt: (cursor: cursor) => Promise<page>,
  first = 0n as cursor,
) {
  let cursor = first
  do {
    const page = await readAt(cursor)
    yield page
    cursor = nextCursor(page)
  } while (cursor !== first)
}

/** Reads the items of all pages. */
export async function readAllPages<item, cursor = bigint>(
  readAt: (cursor: cursor) => Promise<readonly [items: readonly item[], next: cursor]>,
  first?: cursor,
): Promise<item[]> {
  const items: item[] = []
  for await (const [page] of readPages(readAt, first)) items.push(...page)
  return items
}
