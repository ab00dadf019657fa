/** A page of a contract's list. It ends with the cursor of the next page, 0 on the last one. */
export type Page = readonly [...unknown[], bigint]

export const nextCursor = (page: Page) => page[page.length - 1] as bigint

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
