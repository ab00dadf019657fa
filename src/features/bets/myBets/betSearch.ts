import { searchOption, searchText } from '@/lib/searchText'

export const BET_TABS = ['open', 'settled'] as const
export type BetTab = (typeof BET_TABS)[number]

/** The filters of each tab. The first shows all of its bets. */
export const TAB_FILTERS = {
  open: ['open', 'toClaim'],
  settled: ['settled', 'won', 'lost', 'refunded', 'paid'],
} as const

const BET_FILTERS = [...TAB_FILTERS.open, ...TAB_FILTERS.settled] as const
export type BetFilter = (typeof BET_FILTERS)[number]

export const tabOf = (filter: BetFilter): BetTab =>
  TAB_FILTERS.open.some((known) => known === filter) ? 'open' : 'settled'

export const BET_SORTS = ['newest', 'stake', 'payout', 'profit'] as const
export type BetSort = (typeof BET_SORTS)[number]

export interface BetSearch {
  /** A tab, or a filter within one. */
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
