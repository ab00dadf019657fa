import { useStore } from 'zustand'
import type { Messages } from './catalogue'
import type { Language } from './format/languages'
import { languageStore } from './messages'

/** Returns the current language's messages. A page loads its area's messages before it renders. */
export const useMessages = (): Messages => useStore(languageStore, ({ messages }) => messages)

export const useLanguage = (): Language => useStore(languageStore, ({ language }) => language)
