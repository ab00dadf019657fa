import type { Language } from '@/lib/locale'
import { useStore } from '@/lib/useStore'
import { currentLanguage, subscribeToLanguage } from './language'

/** The language that is read in. */
export function useLanguage(): Language {
  return useStore(subscribeToLanguage, currentLanguage)
}
