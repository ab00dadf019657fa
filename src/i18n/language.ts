import { storage } from '@/lib/storage'
import { ar } from './ar'
import type { Area, Catalogue, Messages } from './catalogue'
import { en } from './en'
import { common } from './en/common'
import { es } from './es'
import { chooseLocale, type Language, languages, setFormatLocale } from './locale'

/** The key in local storage that the page's own script reads before the first paint. */
const storageKey = 'clutchpool.language'

const catalogues: Record<Language, Catalogue> = { en, es, ar }

/** The words of one language that are here; what is not is told by an error rather than by an empty screen. */
interface Loaded {
  language: Language
  /** Grows as pages are opened: they load their words before they are drawn. */
  areas: Partial<Messages>
  messages: Messages
}

function loadedMessages(language: Language, areas: Partial<Messages>): Loaded {
  const messages = new Proxy(areas, {
    get(areas, area) {
      const found: unknown = Reflect.get(areas, area)
      if (found === undefined) throw new Error(`The words of "${String(area)}" are not loaded here`)
      return found
    },
  })
  return { language, areas, messages: messages as Messages }
}

let loaded = loadedMessages('en', { ...common })
const listeners = new Set<() => void>()

/**
 * Loads words in the reader's language, before anything is drawn that says them.
 * @throws where they cannot be fetched
 */
export async function loadMessages(...areas: readonly Area[]): Promise<void> {
  const target = loaded
  await loadInto(target, areas)
  // The language was changed meanwhile.
  if (target !== loaded) await loadMessages(...areas)
}

async function loadInto({ language, areas: own }: Loaded, areas: readonly Area[]): Promise<void> {
  const missing = areas.filter((area) => !(area in own))
  const loading = missing.map(async (area) => ({ [area]: await catalogues[language][area]() }))
  Object.assign(own, ...(await Promise.all(loading)))
}

/** Reads and writes in the language that was chosen here before, or that the browser prefers. */
export async function startLanguage(): Promise<void> {
  const { language, locale } = chooseLocale(storage.getItem(storageKey), navigator.languages)
  // Where the words cannot be fetched, English ones are better than none.
  await use(language, locale).catch(() => use('en', locale))
}

/**
 * Changes the language of all that is on the screen, and keeps it in this browser.
 * @throws where its words cannot be fetched; then nothing changes
 */
export async function setLanguage(language: Language): Promise<void> {
  await use(language, chooseLocale(language, navigator.languages).locale)
  storage.setItem(storageKey, language)
}

async function use(language: Language, locale: string): Promise<void> {
  const next = loadedMessages(language, { ...(await catalogues[language].common()) })
  // A page may be opened meanwhile: what it loaded counts too.
  while (areasOf(loaded).some((area) => !(area in next.areas))) await loadInto(next, areasOf(loaded))
  loaded = next
  setFormatLocale(locale)
  document.documentElement.lang = language
  document.documentElement.dir = languages[language].direction
  for (const listener of listeners) listener()
}

function areasOf({ areas }: Loaded): Area[] {
  return Object.keys(areas).filter((area): area is Area => area in en)
}

/** Calls `listener` when the language has changed. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language of the words on the screen. */
export function currentLanguage(): Language {
  return loaded.language
}

/** The words of that language. */
export function currentMessages(): Messages {
  return loaded.messages
}
