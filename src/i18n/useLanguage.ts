import { useStore } from 'zustand'
import { languageStore } from './language'
import type { Language } from './locale'

/** Returns the language on screen. */
export const useLanguage = (): Language => useStore(languageStore, ({ language }) => language)
