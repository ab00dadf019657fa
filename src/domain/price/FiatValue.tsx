import { formatDateTime } from '@/i18n/format/dates'
import { formatMoney } from '@/i18n/format/money'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { useEtherPrice } from './prices'

/** Shows what WETH is worth in the visitor's currency, or nothing without a fresh price. Comes after the amount beside it. */
export function FiatValue({ wei, className }: { wei: bigint; className?: string }) {
  const { prices: messages } = useMessages()
  const { currency, prices, perEther } = useEtherPrice()
  if (perEther === undefined || wei === 0n) return null
  const sources = prices.map(({ feed, updatedAt }) => messages.source(feed.name, formatDateTime(updatedAt)))
  return (
    <span
      title={sources.join('\n')}
      className={cx('font-sans text-12 font-normal whitespace-nowrap text-tertiary tabular-nums', className)}
    >
      ≈ {formatMoney((Number(wei) / 1e18) * perEther, currency)}
    </span>
  )
}
