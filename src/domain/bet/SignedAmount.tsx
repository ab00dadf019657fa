import { formatAmount } from '@/i18n/format/amounts'

export function SignedAmount({ wei }: { wei: bigint }) {
  const size = wei < 0n ? -wei : wei
  const sign = wei === 0n ? '' : wei > 0n ? '+' : '−'
  return (
    <span dir="ltr" title={`${sign}${formatAmount(size, 'full')}`} className="whitespace-nowrap tabular-nums">
      {sign}
      {formatAmount(size)}
    </span>
  )
}
