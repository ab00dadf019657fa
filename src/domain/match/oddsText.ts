import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatMultiplier } from '@/i18n/format/amounts'
import { leftToRight } from '@/i18n/format/locale'
import type { OddsOfAmount } from './odds'

/** Returns `47.00× for 0.1`. */
export function oddsText({ multiplier, amount }: OddsOfAmount, { match }: Pick<Messages, 'match'>): string {
  return match.oddsOfAmount(formatMultiplier(multiplier), formatAmount(amount))
}

/** Returns present odds, as `≤ 47.00×` if a large bet lowers them by half. */
export function presentOdds(multiplier: number, isSteep: boolean): string {
  const odds = formatMultiplier(multiplier)
  return isSteep ? leftToRight(`≤ ${odds}`) : odds
}
