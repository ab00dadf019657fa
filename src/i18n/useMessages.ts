import { useStore } from 'zustand'
import type { Messages } from './catalogue'
import { languageStore } from './language'
import type { Language } from './languages'

/** Returns the current language's messages. A page loads its area's messages before it renders. */
export const useMessages = (): Messages => useStore(languageStore, ({ messages }) => messages)

export const useLanguage = (): Language => useStore(languageStore, ({ language }) => language)
