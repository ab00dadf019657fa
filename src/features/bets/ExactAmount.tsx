import { formatAmount } from '@/i18n/format/amounts'

/** So many decimals are read at a glance. */
const PLAIN_DECIMALS = 4

/** An amount to the last wei, so that a column adds up, with the decimals that nobody reads kept quiet. */
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
