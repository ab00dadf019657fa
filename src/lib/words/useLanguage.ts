import { useSyncExternalStore } from 'react'
import type { Language } from '@/lib/locale'
import { currentLanguage, subscribeToLanguage } from './language'

/** The language that is read in. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, currentLanguage, currentLanguage)
}
