/** `finalized` includes void matches. */
export const MATCH_FILTERS = ['upcoming', 'live', 'ended', 'finalized'] as const
export type MatchFilter = (typeof MATCH_FILTERS)[number]

/** `closing` sorts by the end of betting: soonest first, for past matches latest first. */
export const MATCH_SORTS = ['closing', 'pool', 'newest'] as const
export type MatchSort = (typeof MATCH_SORTS)[number]

export interface MatchSearch {
  show: MatchFilter
  sort: MatchSort
  /** Words that the match's name must contain. */
  q: string
  game: string
}

export const DEFAULT_MATCH_SEARCH: MatchSearch = {
  show: 'upcoming',
  sort: 'closing',
  q: '',
  game: '',
}

/** Longer than any match name. */
export const MAX_QUERY_LENGTH = 100

export function parseMatchSearch(raw: Record<string, unknown>): MatchSearch {
  return {
    show: MATCH_FILTERS.find((filter) => filter === raw.show) ?? DEFAULT_MATCH_SEARCH.show,
    sort: MATCH_SORTS.find((sort) => sort === raw.sort) ?? DEFAULT_MATCH_SEARCH.sort,
    q: text(raw.q),
    game: text(raw.game),
  }
}

/** The router parses `?q=100` as a number. */
function text(value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isText ? String(value).slice(0, MAX_QUERY_LENGTH) : ''
}
