import { useStore } from '@/lib/useStore'
import { currentLanguage, subscribeToLanguage } from './language'
import type { Language } from './locale'

/** The language that is read in. */
export function useLanguage(): Language {
  return useStore(subscribeToLanguage, currentLanguage)
}
