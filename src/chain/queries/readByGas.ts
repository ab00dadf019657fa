import { BaseError, withRetry } from 'viem'

/** Gas of a call to begin with: public nodes allow 25 million and more. */
const FIRST_GAS = 20_000_000
const CALLS_AT_ONCE = 4

/** Out of gas, which also reverts a contract that calls another, such as Multicall3; out of time; or a response that is too large. */
const TOO_MUCH =
  /out\s?of\s?gas|OOG|gas required|exceeds allowance|reverted|timeout|timed out|aborted|too large|response size/i
/** The nodes behind one RPC aren't in sync. */
const BLOCK_MISSING = /header not found|unknown block|block not found|missing trie node/i

/** Shrinks whenever a node refuses, for the rest of the visit. */
let gasPerCall = FIRST_GAS

/**
 * Reads something for each item in as few calls as the node's gas limit allows, several at a time. Halves a page that the
 * node refuses.
 * @param gasOf the estimated gas of one item
 * @param read reads a page of items, in any number of results
 */
export async function readByGas<Item, Result>(
  items: readonly Item[],
  gasOf: (item: Item) => number,
  read: (page: readonly Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const pages: (readonly Result[])[] = []
  let taken = 0

  function nextPage(): readonly Item[] {
    const first = taken
    let gas = 0
    for (const item of items.slice(first)) {
      gas += gasOf(item)
      if (gas > gasPerCall && taken > first) break
      taken++
    }
    return items.slice(first, taken)
  }
  async function work(): Promise<void> {
    while (taken < items.length) {
      const index = pages.push([]) - 1
      pages[index] = await readOrSplit(nextPage())
    }
  }
  async function readOrSplit(page: readonly Item[]): Promise<readonly Result[]> {
    try {
      return await withRetry(() => read(page), {
        retryCount: 4,
        delay: 500,
        shouldRetry: ({ error }) => BLOCK_MISSING.test(textOf(error)),
      })
    } catch (error) {
      if (page.length === 1 || !isTooMuch(error)) throw error
      // Of this page, since several that were sent together are refused at once.
      const gas = page.reduce((sum, item) => sum + gasOf(item), 0)
      gasPerCall = Math.max(Math.min(gasPerCall, gas / 2), FIRST_GAS / 64)
      const middle = Math.ceil(page.length / 2)
      const first = await readOrSplit(page.slice(0, middle))
      return [...first, ...(await readOrSplit(page.slice(middle)))]
    }
  }
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work))
  return pages.flat()
}

/** Returns `true` if a node refused a call for its gas, its time or the size of its result. */
export const isTooMuch = (error: unknown): boolean => TOO_MUCH.test(textOf(error))

function textOf(error: unknown): string {
  if (error instanceof BaseError) return `${error.message} ${error.details}`
  return error instanceof Error ? error.message : ''
}
