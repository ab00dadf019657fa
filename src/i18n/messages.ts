import { createStore } from 'zustand'
import { storage } from '@/lib/storage'
import type { Area, Messages } from './catalogue'
import { en } from './en/catalogue'
import { common } from './en/common'
import { chooseLocale, type Language, languages } from './format/languages'
import { setFormatLocale } from './format/locale'

/** Also read by the script in `index.html`, before the first paint. */
const storageKey = 'clutchpool.language'

/** English is bundled; another language comes with its first use. */
const catalogues: Record<Language, () => Promise<typeof en>> = {
  en: async () => en,
  es: async () => (await import('./es/catalogue')).es,
  ar: async () => (await import('./ar/catalogue')).ar,
}

/** The loaded messages of one language. Reading an area that isn't loaded throws, instead of showing an empty screen. */
interface Loaded {
  language: Language
  /** Grows as pages open: each loads its areas before it renders. */
  areas: Partial<Messages>
  messages: Messages
}

function loadedMessages(language: Language, areas: Partial<Messages>): Loaded {
  const messages = new Proxy(areas, {
    get(areas, area) {
      const found: unknown = Reflect.get(areas, area)
      if (found === undefined) throw new Error(`Messages of "${String(area)}" are not loaded`)
      return found
    },
  })
  return { language, areas, messages: messages as Messages }
}

export const languageStore = createStore(() => loadedMessages('en', { ...common }))

/** Loads areas of messages, which must precede their rendering. Throws if they cannot be fetched. */
export async function loadMessages(...areas: readonly Area[]): Promise<void> {
  const target = languageStore.getState()
  await loadInto(target, areas)
  // The language changed while loading.
  if (target !== languageStore.getState()) await loadMessages(...areas)
}

/** Waits for the messages of a part, too. */
export async function localized<Part>(part: Promise<Part>, ...areas: readonly Area[]): Promise<Part> {
  const [loaded] = await Promise.all([part, loadMessages(...areas)])
  return loaded
}

async function loadInto({ language, areas: own }: Loaded, areas: readonly Area[]): Promise<void> {
  const missing = areas.filter((area) => !(area in own))
  const catalogue = await catalogues[language]()
  const loading = missing.map(async (area) => ({ [area]: await catalogue[area]() }))
  Object.assign(own, ...(await Promise.all(loading)))
}

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
  const catalogue = await catalogues[language]()
  const next = loadedMessages(language, { ...(await catalogue.common()) })
  // A page opened meanwhile may have loaded more areas.
  let areas = loadedAreas()
  while (areas.some((area) => !(area in next.areas))) {
    await loadInto(next, areas)
    areas = loadedAreas()
  }
  setFormatLocale(locale)
  document.documentElement.lang = language
  document.documentElement.dir = languages[language].direction
  languageStore.setState(next, true)
}

function loadedAreas(): Area[] {
  return Object.keys(languageStore.getState().areas).filter((area): area is Area => area in en)
}

export const currentLanguage = (): Language => languageStore.getState().language

export const currentMessages = (): Messages => languageStore.getState().messages
