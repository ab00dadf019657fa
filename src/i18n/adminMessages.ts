import type { AdminMessages } from './catalogue'
import { adminEn } from './en/adminCatalogue'
import { createCatalogue, currentLanguage } from './messages'
import { useLanguage } from './useMessages'

const operators = createCatalogue<AdminMessages>(adminEn, {
  es: async () => (await import('./es/adminCatalogue')).adminEs,
  ar: async () => (await import('./ar/adminCatalogue')).adminAr,
})

/** Loads the operator's messages in the current language. Throws if they cannot be fetched. */
export const loadAdminMessages = (): Promise<void> => operators.load(currentLanguage())

/** Returns the operator's messages in the current language. */
export const useAdminMessages = (): AdminMessages => operators.in(useLanguage())
