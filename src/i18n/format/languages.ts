/** docs/languages.md says how to add one. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const

export type Language = keyof typeof languages

/** Messages are in `language`; numbers and dates follow `locale`, a BCP 47 tag. */
export interface Locale {
  language: Language
  locale: string
}

/**
 * Chooses the stored language, else the first preferred one we have, else English. Numbers and dates follow the
 * preferred tag of that language, such as `en-GB`; readers whose language we lack keep their own formats.
 * @param preferred BCP 47 tags in order of preference, as in `navigator.languages`
 */
export function chooseLocale(chosen: string | null, preferred: readonly string[]): Locale {
  const own = chosen !== null && isLanguage(chosen) ? chosen : undefined
  const tags = preferred.filter(isTag)
  const language = own ?? tags.map(languageOf).find(isLanguage) ?? 'en'
  const tag = tags.find((tag) => languageOf(tag) === language)
  return { language, locale: withLatinDigits(tag ?? own ?? tags[0] ?? language) }
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code)
}

export function languageOf(tag: string): string {
  return new Intl.Locale(tag).language
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** Forces the digits 0 to 9: amounts are typed, and compared with those in wallets and explorers. */
function withLatinDigits(tag: string): string {
  return new Intl.Locale(tag, { numberingSystem: 'latn' }).toString()
}
