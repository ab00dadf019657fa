import { contractErrors as arContractErrors } from '@/i18n/ar/contractErrors'
import { errors as arErrors } from '@/i18n/ar/errors'
import { match as arMatch } from '@/i18n/ar/match'
import { rescue as arRescue } from '@/i18n/ar/rescue'
import { contractErrors } from '@/i18n/en/contractErrors'
import { errors } from '@/i18n/en/errors'
import { match } from '@/i18n/en/match'
import { rescue } from '@/i18n/en/rescue'
import { contractErrors as esContractErrors } from '@/i18n/es/contractErrors'
import { errors as esErrors } from '@/i18n/es/errors'
import { match as esMatch } from '@/i18n/es/match'
import { rescue as esRescue } from '@/i18n/es/rescue'
import { chooseLocale, type Language } from '@/i18n/format/languages'
import { setFormatLocale } from '@/i18n/format/locale'

const english = { ...rescue, errors, contractErrors, match }

// Not loaded one by one like the app's: there is nowhere to load them from.
const catalogues: Record<Language, typeof english> = {
  en: english,
  es: { ...esRescue, errors: esErrors, contractErrors: esContractErrors, match: esMatch },
  ar: { ...arRescue, errors: arErrors, contractErrors: arContractErrors, match: arMatch },
}

const { language: chosen, locale } = chooseLocale(location.hash.slice(1), navigator.languages)
setFormatLocale(locale)

/** The language in the address's hash, or else the browser's. */
export const language = chosen

/** The messages of `language`. */
export const messages = catalogues[chosen]
