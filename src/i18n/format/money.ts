import { leftToRight, perLocale } from './locale'

/** Above this, cents say nothing. */
const WHOLE = 1_000

const formats = perLocale((locale) => (amount: number, currency: string) => {
  const digits = amount >= WHOLE ? { maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  }).format(amount)
})

/** Formats an amount of a currency, without cents from 1,000 on. @param currency its ISO 4217 code */
export function formatMoney(amount: number, currency: string): string {
  return leftToRight(formats()(amount, currency))
}

const names = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'currency' }))

/** @param currency its ISO 4217 code */
export const currencyName = (currency: string): string => names().of(currency) ?? currency
