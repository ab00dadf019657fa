import { formatAmount } from '@/i18n/format/amounts'
import { formatBound } from '@/i18n/format/bounds'

/** Renders an amount for a column of a table, with the exact figure as its tooltip. */
export function ExactAmount({ wei }: { wei: bigint }) {
  return (
    <span title={formatAmount(wei, 'full')} className="whitespace-nowrap">
      {formatBound(wei, 'max')}
    </span>
  )
}
