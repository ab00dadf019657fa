import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatMultiplier } from '@/i18n/format/amounts'
import type { OddsOfAmount } from './odds'

/** Returns `47.00× for 0.1`. */
export function oddsText({ multiplier, amount }: OddsOfAmount, { match }: Pick<Messages, 'match'>): string {
  return match.oddsOfAmount(formatMultiplier(multiplier), formatAmount(amount))
}
