export const SECTIONS = ['matches', 'tournaments', 'money', 'settings', 'log'] as const

/** A part of the operator's area. */
export type Section = (typeof SECTIONS)[number]

export interface AdminSearch {
  section: Section
}

export const DEFAULT_ADMIN_SEARCH: AdminSearch = { section: 'matches' }

/** Reads the URL's search; what it does not know is the default. */
export function parseAdminSearch({ section }: Record<string, unknown>): AdminSearch {
  return { section: SECTIONS.find((known) => known === section) ?? DEFAULT_ADMIN_SEARCH.section }
}
