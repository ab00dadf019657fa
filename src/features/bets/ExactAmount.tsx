import { formatAmount } from '@/i18n/format/amounts'

const PLAIN_DECIMALS = 4

/** Renders an amount to the wei and mutes the decimals beyond the fourth, so that columns align. */
export function ExactAmount({ wei }: { wei: bigint }) {
  const text = formatAmount(wei, 'full')
  const point = text.search(/\D/)
  const end = point < 0 ? text.length : point + 1 + PLAIN_DECIMALS
  return (
    <span className="break-all sm:whitespace-nowrap">
      {text.slice(0, end)}
      <span className="text-12 text-tertiary">{text.slice(end)}</span>
    </span>
  )
}
