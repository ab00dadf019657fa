import { searchOption, searchText } from '@/lib/searchText'

export const BET_FILTERS = ['all', 'open', 'toClaim', 'won', 'lost', 'refunded', 'paid'] as const
export type BetFilter = (typeof BET_FILTERS)[number]

export const BET_SORTS = ['newest', 'stake', 'payout', 'profit'] as const
export type BetSort = (typeof BET_SORTS)[number]

export interface BetSearch {
  show: BetFilter
  sort: BetSort
  /** Words that the match's name must contain. */
  q: string
  game: string
}

export const DEFAULT_BET_SEARCH = parseBetSearch({})

export function parseBetSearch(raw: Record<string, unknown>): BetSearch {
  return {
    show: searchOption(BET_FILTERS, raw.show),
    sort: searchOption(BET_SORTS, raw.sort),
    q: searchText(raw.q),
    game: searchText(raw.game),
  }
}
