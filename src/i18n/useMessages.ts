import { useStore } from 'zustand'
import type { Messages } from './catalogue'
import type { Language } from './format/languages'
import { bettors, languageStore } from './messages'

/** Returns bettors' messages in the current language. */
export const useMessages = (): Messages => bettors.in(useLanguage())

export const useLanguage = (): Language => useStore(languageStore, ({ language }) => language)
