/** The languages of the app: by their own names, and the direction they are written in. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const

export type Language = keyof typeof languages

/** What is read and written in: words in `language`, numbers and dates by `locale`, a BCP 47 tag. */
export interface Locale {
  language: Language
  locale: string
}

/**
 * The language that was chosen, otherwise the first preferred one that there is, otherwise English. Numbers and dates
 * follow the preferred tag of that language, such as `en-GB`; those of a reader whose language is missing stay theirs.
 * @param preferred BCP 47 tags, the most wanted first, as `navigator.languages` has them
 */
export function chooseLocale(chosen: string | null, preferred: readonly string[]): Locale {
  const own = chosen !== null && isLanguage(chosen) ? chosen : undefined
  const tags = preferred.filter(isTag)
  const language = own ?? tags.map(languageOf).find(isLanguage) ?? 'en'
  const tag = tags.find((tag) => languageOf(tag) === language)
  return { language, locale: withLatinDigits(tag ?? own ?? tags[0] ?? language) }
}

let locale = 'en'
let isRightToLeft = false

/** Sets by which locale numbers and dates are written from now on. */
export function setFormatLocale(tag: string): void {
  locale = tag
  const language = languageOf(tag)
  isRightToLeft = isLanguage(language) && languages[language].direction === 'rtl'
}

/** Makes a formatter once per locale: making one takes longer than using it. */
export function perLocale<formatter>(make: (locale: string) => formatter): () => formatter {
  let made: { locale: string; formatter: formatter } | undefined
  return () => {
    if (made?.locale !== locale) made = { locale, formatter: make(locale) }
    return made.formatter
  }
}

const countFormat = perLocale((locale) => new Intl.NumberFormat(locale))

/** A number with its thousands grouped, and at most three decimals. */
export function formatCount(count: number | bigint): string {
  return countFormat().format(count)
}

// A list has words, and where there are none for the locale's language they are English.
const listFormat = perLocale(
  (locale) => new Intl.ListFormat(isLanguage(languageOf(locale)) ? locale : 'en', { type: 'unit' }),
)

/** Several things one after the other: `a, b, c`. */
export function formatList(items: readonly string[]): string {
  return listFormat().format(items)
}

/** Keeps signs beside figures where they are, also among words that run from right to left. */
export function leftToRight(figures: string): string {
  return isRightToLeft ? `\u2066${figures}\u2069` : figures
}

/** One form of a word for each kind of count that a language tells apart. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The form that goes with a count, after the language's own rules. */
export function pluralForm(language: Language, count: number, forms: PluralForms): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other
}

/** Whether there are words in a language. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code)
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

function languageOf(tag: string): string {
  return new Intl.Locale(tag).language
}

/** Amounts are typed, and compared with those in wallets and explorers, which all have these digits. */
function withLatinDigits(tag: string): string {
  return new Intl.Locale(tag, { numberingSystem: 'latn' }).toString()
}
