/** Which matches the list shows. `finalized` includes void ones. */
export const MATCH_FILTERS = ['upcoming', 'live', 'ended', 'finalized'] as const
export type MatchFilter = (typeof MATCH_FILTERS)[number]

/** `closing`: betting closes soonest first; of past matches, the one that closed last first. */
export const MATCH_SORTS = ['closing', 'pool', 'newest'] as const
export type MatchSort = (typeof MATCH_SORTS)[number]

/** The state of the match list, as the URL keeps it. */
export interface MatchSearch {
  show: MatchFilter
  sort: MatchSort
  /** Words that a match's name must all have; empty for all matches. */
  q: string
  /** A game as match names have it; empty for all games. */
  game: string
}

export const DEFAULT_MATCH_SEARCH: MatchSearch = {
  show: 'upcoming',
  sort: 'closing',
  q: '',
  game: '',
}

/** Longer than any match name: more can find nothing. */
export const MAX_QUERY_LENGTH = 100

/** Reads the list's state from an address that anybody may have typed: what is malformed falls back. */
export function parseMatchSearch(raw: Record<string, unknown>): MatchSearch {
  return {
    show: MATCH_FILTERS.find((filter) => filter === raw.show) ?? DEFAULT_MATCH_SEARCH.show,
    sort: MATCH_SORTS.find((sort) => sort === raw.sort) ?? DEFAULT_MATCH_SEARCH.sort,
    q: text(raw.q),
    game: text(raw.game),
  }
}

/** The router reads `?q=100` as a number. */
function text(value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isText ? String(value).slice(0, MAX_QUERY_LENGTH) : ''
}
