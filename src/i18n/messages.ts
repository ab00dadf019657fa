import { createStore } from 'zustand'
import { storage } from '@/lib/storage'
import type { Messages } from './catalogue'
import { en } from './en/catalogue'
import { chooseLocale, type Language, languages } from './format/languages'
import { setFormatLocale } from './format/locale'

/** Also read by the script in `index.html`, before the first paint. */
const storageKey = 'clutchpool.language'

export const languageStore = createStore<{ language: Language }>(() => ({ language: 'en' }))

/** The catalogues of the parts that have been opened, which change their language together. */
const opened: { load: (language: Language) => Promise<void> }[] = []

/**
 * Creates the catalogue of a part of the app. English is bundled with the part, so that a message is never missing;
 * another language comes with its first use, in one file.
 */
export function createCatalogue<Words>(
  english: Words,
  translations: Record<Exclude<Language, 'en'>, () => Promise<Words>>,
) {
  const loaded = new Map<Language, Words>([['en', english]])
  const catalogue = {
    /** Loads a language. Throws if it cannot be fetched. */
    load: async (language: Language) => {
      if (language !== 'en' && !loaded.has(language)) loaded.set(language, await translations[language]())
    },
    /** Returns the messages of a language, or English ones if it isn't loaded. */
    in: (language: Language): Words => loaded.get(language) ?? english,
  }
  opened.push(catalogue)
  return catalogue
}

export const bettors = createCatalogue<Messages>(en, {
  es: async () => (await import('./es/catalogue')).es,
  ar: async () => (await import('./ar/catalogue')).ar,
})

/** Starts in the stored language, or in the one the browser prefers. */
export async function startLanguage(): Promise<void> {
  const { language, locale } = chooseLocale(storage.getItem(storageKey), navigator.languages)
  // English is bundled, so it works when a translation cannot be fetched.
  await use(language, locale).catch(() => use('en', locale))
}

/**
 * Changes the language of the app and stores the choice.
 * @throws if its messages cannot be fetched; then nothing changes
 */
export async function setLanguage(language: Language): Promise<void> {
  await use(language, chooseLocale(language, navigator.languages).locale)
  storage.setItem(storageKey, language)
}

async function use(language: Language, locale: string): Promise<void> {
  // In turn, so that the loop reaches a part that opens meanwhile.
  for (const catalogue of opened) await catalogue.load(language)
  setFormatLocale(locale)
  document.documentElement.lang = language
  document.documentElement.dir = languages[language].direction
  languageStore.setState({ language })
}

export const currentLanguage = (): Language => languageStore.getState().language

export const currentMessages = (): Messages => bettors.in(currentLanguage())
