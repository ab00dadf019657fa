import { type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'

/** Keeps a page's state in the URL's search, without the defaults. */
export function searchState<Search extends object>(
  parse: (raw: Record<string, unknown>) => Search,
  defaults: Search,
) {
  return {
    validateSearch: (raw: Partial<Search> & SearchSchemaInput) => parse({ ...raw }),
    search: { middlewares: [stripSearchParams<Search, Search>(defaults)] },
  }
}

/** Returns `navigate` options that change the search in place: no history entry, no scrolling. */
export function searchChange<Search extends object>(change: Partial<Search>) {
  return {
    search: (previous: Search): Search => ({ ...previous, ...change }),
    replace: true,
    resetScroll: false,
  }
}

export function parseId(text: string): bigint | undefined {
  return /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined
}
