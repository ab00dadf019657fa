import { isLanguage, type Language, languageOf, languages } from './languages'

let locale = 'en'
let isRightToLeft = false

/** Sets the locale of all number and date formats. */
export function setFormatLocale(tag: string): void {
  locale = tag
  const language = languageOf(tag)
  isRightToLeft = isLanguage(language) && languages[language].direction === 'rtl'
}

/** Caches one formatter per locale, because `Intl` constructors are slow. */
export function perLocale<formatter>(make: (locale: string) => formatter): () => formatter {
  let made: { locale: string; formatter: formatter } | undefined
  return () => {
    if (made?.locale !== locale) made = { locale, formatter: make(locale) }
    return made.formatter
  }
}

const countFormat = perLocale((locale) => new Intl.NumberFormat(locale))

export function formatCount(count: number | bigint): string {
  return countFormat().format(count)
}

/** Formats a whole factor as `50×`. */
export function formatFactor(factor: number): string {
  return leftToRight(`${formatCount(factor)}×`)
}

// Conjunctions are words: fall back to English where the app isn't translated.
const listFormat = perLocale(
  (locale) => new Intl.ListFormat(isLanguage(languageOf(locale)) ? locale : 'en', { type: 'unit' }),
)

export function formatList(items: readonly string[]): string {
  return listFormat().format(items)
}

/** Isolates figures in right-to-left text, so that `<` and `×` stay on their side. */
export function leftToRight(figures: string): string {
  return isRightToLeft ? `\u2066${figures}\u2069` : figures
}

/** A word's plural forms by CLDR category. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

export function pluralForm(language: Language, count: number, forms: PluralForms): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other
}
