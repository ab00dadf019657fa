import { type AmountPreset, formatAmount } from '@/i18n/format/amounts'

/** Formats a gain or loss with its sign. */
export function formatSigned(wei: bigint, preset?: AmountPreset): string {
  const size = formatAmount(wei < 0n ? -wei : wei, preset)
  if (wei === 0n) return size
  return wei > 0n ? `+${size}` : `−${size}`
}

export function SignedAmount({ wei }: { wei: bigint }) {
  return (
    <span dir="ltr" title={formatSigned(wei, 'full')} className="whitespace-nowrap tabular-nums">
      {formatSigned(wei)}
    </span>
  )
}
