import { formatAmount } from '@/i18n/format/amounts'
import { parseAmount } from '@/lib/parseAmount'

/** Micro-units of the currency per ether, so that converting takes no floating point. */
const ratePer = (perEther: number) => BigInt(Math.round(perEther * 1e6))

/** Converted WETH keeps 6 decimals: a fraction of a cent. */
const WEI_KEPT = 10n ** 12n

/**
 * Converts a typed amount of a currency to WETH, rounded down, as text that an amount field takes. What is no amount stays as it
 * is, for its own error.
 */
export function moneyToWeth(text: string, perEther: number): string {
  const money = parseAmount(text)
  if (!money.ok) return text
  const wei = (money.wei * 1_000_000n) / ratePer(perEther)
  return formatAmount(wei - (wei % WEI_KEPT), 'full')
}

/** The reverse of `moneyToWeth`, rounded down to the currency's smallest unit. @param currency its ISO 4217 code */
export function wethToMoney(text: string, perEther: number, currency: string): string {
  const weth = parseAmount(text)
  if (!weth.ok) return text
  const money = (weth.wei * ratePer(perEther)) / 1_000_000n
  return formatAmount(money - (money % smallestUnit(currency)), 'full')
}

function smallestUnit(currency: string): bigint {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return 10n ** BigInt(18 - maximumFractionDigits)
}
