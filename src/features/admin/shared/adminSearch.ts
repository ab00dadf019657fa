export const SECTIONS = ['matches', 'tournaments', 'money', 'settings', 'log'] as const

export type Section = (typeof SECTIONS)[number]

export interface AdminSearch {
  section: Section
}

export const DEFAULT_ADMIN_SEARCH: AdminSearch = { section: 'matches' }

export function parseAdminSearch({ section }: Record<string, unknown>): AdminSearch {
  return { section: SECTIONS.find((known) => known === section) ?? DEFAULT_ADMIN_SEARCH.section }
}
