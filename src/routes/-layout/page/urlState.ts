import { type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'

/** A page's state in its address: links may leave out what is the default, and so does the address. */
export function searchState<Search extends object>(
  parse: (raw: Record<string, unknown>) => Search,
  defaults: Search,
) {
  return {
    validateSearch: (raw: Partial<Search> & SearchSchemaInput) => parse({ ...raw }),
    search: { middlewares: [stripSearchParams<Search, Search>(defaults)] },
  }
}

/** What `navigate` needs so that a filter changes in the address: nothing to go back to, and the page stays where it is. */
export function searchChange<Search extends object>(change: Partial<Search>) {
  return {
    search: (previous: Search): Search => ({ ...previous, ...change }),
    replace: true,
    resetScroll: false,
  }
}

/** Returns the id in a URL, or `undefined` when it cannot be one. */
export function parseId(text: string): bigint | undefined {
  return /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined
}
