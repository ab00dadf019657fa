import { parseSide } from '@/domain/match/betForm'
import type { Side } from '@/domain/match/match'
import { searchId, searchOption, searchText } from '@/lib/searchText'

/** `ended` includes challenged matches, `finalized` void ones. */
export const MATCH_FILTERS = ['upcoming', 'live', 'ended', 'finalized'] as const
export type MatchFilter = (typeof MATCH_FILTERS)[number]

/** Returns `true` for filters that show matches with a result, which are read page by page. */
export const isPastFilter = (show: MatchFilter) => show === 'ended' || show === 'finalized'

/** `closing` sorts by the next start or end, soonest first, and past matches by their end, latest first. */
export const MATCH_SORTS = ['closing', 'pool', 'newest'] as const
export type MatchSort = (typeof MATCH_SORTS)[number]

export interface MatchSearch {
  show: MatchFilter
  sort: MatchSort
  /** Words that the match's name must contain. */
  q: string
  game: string
  /** The match whose bet form is open beside the list. */
  bet?: number | undefined
  /** The side chosen in that form. */
  side?: Side | undefined
}

/** Returns a key of the list's order. Until it changes, rows keep their place and their match, and so the focus. */
export const orderOf = ({ show, sort, game, q }: MatchSearch): string => `${show} ${sort} ${game} ${q}`

export const DEFAULT_MATCH_SEARCH = parseMatchSearch({})

export function parseMatchSearch(raw: Record<string, unknown>): MatchSearch {
  return {
    show: searchOption(MATCH_FILTERS, raw.show),
    sort: searchOption(MATCH_SORTS, raw.sort),
    q: searchText(raw.q),
    game: searchText(raw.game),
    bet: searchId(raw.bet),
    side: parseSide(raw.side),
  }
}
