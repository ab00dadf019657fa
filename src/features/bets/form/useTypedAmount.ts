import { moneyToWeth, wethToMoney } from '@/domain/price/convert'
import { useEtherPrice } from '@/domain/price/prices'
import { formatAmount } from '@/i18n/format/amounts'
import { formatMoney } from '@/i18n/format/money'
import type { Draft, DraftChange } from './draft'

/**
 * Lets an amount be typed in the visitor's currency, where it has a price. The draft keeps what it was converted to, in the coin:
 * that is validated, quoted and sent, and stays when the price changes or goes.
 */
export function useTypedAmount(draft: Draft, change: (changes: DraftChange) => void) {
  const { currency, perEther } = useEtherPrice()
  const isMoney = perEther !== undefined && draft.typed?.currency === currency
  const inMoney = (text: string): Draft['typed'] =>
    perEther === undefined ? undefined : { currency, text: wethToMoney(text, perEther, currency) }

  return {
    isMoney,
    currency,
    hasPrice: perEther !== undefined,
    /** As typed. */
    text: isMoney ? (draft.typed?.text ?? '') : draft.text,
    type: (text: string) =>
      change(isMoney ? { text: moneyToWeth(text, perEther), typed: { currency, text } } : { text }),
    choose(wei: bigint) {
      const text = formatAmount(wei, 'full')
      change({ text, typed: isMoney ? inMoney(text) : undefined })
    },
    switchUnit: () => change({ typed: isMoney ? undefined : inMoney(draft.text) }),
    /** Returns an amount's value, while amounts are typed in the currency. */
    valueOf: (wei: bigint) => (isMoney ? formatMoney((Number(wei) / 1e18) * perEther, currency) : undefined),
  }
}
