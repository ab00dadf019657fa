import { searchOption, searchText } from '@/lib/searchText'

export const SECTIONS = ['matches', 'tournaments', 'money', 'support', 'settings', 'log'] as const

export type Section = (typeof SECTIONS)[number]

/** `active` is every match that isn't final, and `betting` includes `upcoming`. */
export const TABLE_FILTERS = [
  'active',
  'due',
  'challenged',
  'dispute',
  'betting',
  'upcoming',
  'abandoned',
  'final',
  'all',
] as const
export type TableFilter = (typeof TABLE_FILTERS)[number]

/** `due` sorts by when something is due next, the longest overdue first. */
export const TABLE_SORTS = ['due', 'start', 'pool', 'newest'] as const
export type TableSort = (typeof TABLE_SORTS)[number]

export interface MatchTableSearch {
  show: TableFilter
  sort: TableSort
  /** Words that the match's number and name must contain. */
  q: string
  game: string
}

/** A section, the filters of the matches, and the address or transaction that support looks up. */
export interface AdminSearch extends MatchTableSearch {
  section: Section
  subject: string
}

export interface SectionProps {
  search: AdminSearch
  onSearch: (change: Partial<AdminSearch>) => void
}

export const DEFAULT_ADMIN_SEARCH = parseAdminSearch({})

export function parseAdminSearch(raw: Record<string, unknown>): AdminSearch {
  return {
    section: searchOption(SECTIONS, raw.section),
    show: searchOption(TABLE_FILTERS, raw.show),
    sort: searchOption(TABLE_SORTS, raw.sort),
    q: searchText(raw.q),
    game: searchText(raw.game),
    subject: searchText(raw.subject),
  }
}
