import { Coins } from 'lucide-react'
import { currencies, setCurrency } from '@/domain/price/currency'
import { useEtherPrice } from '@/domain/price/prices'
import { formatDateTime } from '@/i18n/format/dates'
import { currencyName } from '@/i18n/format/money'
import { useMessages } from '@/i18n/useMessages'

/** Chooses the currency that stands beside WETH, and says where its price is from. */
export function CurrencySetting() {
  const { prices: messages } = useMessages()
  const { currency, isRead, prices, perEther } = useEtherPrice()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label className="flex items-center gap-1.5">
        <Coins aria-hidden className="size-4" />
        <span className="sr-only">{messages.currency}</span>
        <select
          value={currency}
          className="min-h-6 cursor-pointer bg-surface py-1 underline-offset-4 hover:text-text hover:underline"
          onChange={(event) => setCurrency(event.target.value)}
        >
          {currencies.map((code) => (
            <option key={code} value={code}>
              {currencyName(code)}
            </option>
          ))}
        </select>
      </label>
      <p>
        {prices
          .map(({ feed, updatedAt }) => messages.source(feed.name, formatDateTime(updatedAt)))
          .join(' · ')}
        {isRead && perEther === undefined && <span className="block">{messages.unavailable}</span>}
      </p>
    </div>
  )
}
