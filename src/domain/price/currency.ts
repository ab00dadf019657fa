import { useSyncExternalStore } from 'react'
import { chain } from '@/chain/config/config'
import { storage } from '@/lib/storage'

const storageKey = 'clutchpool.currency'

/** Currencies that the chain's feeds know. */
export const currencies = ['USD', ...chain.custom.priceFeeds.flatMap(({ of }) => (of === 'ETH' ? [] : [of]))]

/** Countries of currencies that feeds commonly know; elsewhere visitors start with the dollar. */
const countries: Readonly<Record<string, string>> = {
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  GBP: 'GB',
  JPY: 'JP',
  KRW: 'KR',
}

/** Returns the currency of a locale's country, if the chain's feeds know it, or else the dollar. */
export function currencyOf(locale: string, known: readonly string[] = currencies): string {
  const { region = '' } = new Intl.Locale(locale).maximize()
  return known.find((currency) => countries[currency]?.split(' ').includes(region)) ?? 'USD'
}

export const setCurrency = (currency: string) => storage.setItem(storageKey, currency)

function read(): string {
  const stored = storage.getItem(storageKey) ?? ''
  return currencies.includes(stored) ? stored : currencyOf(navigator.language)
}

/** Returns the currency that the visitor chose, or that of the browser's locale. */
export const useCurrency = (): string => useSyncExternalStore(storage.subscribe, read, () => 'USD')
