import { searchOption } from '@/lib/searchText'
import { type MatchTableSearch, parseTableSearch } from './matchTableSearch'

export const SECTIONS = ['matches', 'tournaments', 'money', 'settings', 'log'] as const

export type Section = (typeof SECTIONS)[number]

/** A section, and the filters of the matches. */
export interface AdminSearch extends MatchTableSearch {
  section: Section
}

export interface SectionProps {
  search: AdminSearch
  onSearch: (change: Partial<AdminSearch>) => void
}

export const DEFAULT_ADMIN_SEARCH = parseAdminSearch({})

export function parseAdminSearch(raw: Record<string, unknown>): AdminSearch {
  return { section: searchOption(SECTIONS, raw.section), ...parseTableSearch(raw) }
}
