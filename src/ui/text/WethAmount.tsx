import { cx } from '@/ui/classNames'
import { WethIcon } from '@/ui/icons'
import { useUiMessages } from '@/ui/UiMessages'

interface WethAmountProps {
  /** In wei. */
  wei: bigint
  /** `icon` leaves the unit's word to the screen reader; `word` shows it. */
  unit?: 'icon' | 'word'
  className?: string
}

/** An amount of WETH, shortened for the eye and exact on hover. */
export function WethAmount({ wei, unit = 'icon', className }: WethAmountProps) {
  const messages = useUiMessages()
  return (
    <span
      title={`${messages.formatAmount(wei, 'full')} ${messages.weth}`}
      className={cx('inline-block whitespace-nowrap tabular-nums', className)}
    >
      {unit === 'icon' && <WethIcon className="me-1 align-[-0.15em] text-secondary" />}
      {messages.formatAmount(wei)}{' '}
      <span className={unit === 'icon' ? 'sr-only' : undefined}>{messages.weth}</span>
    </span>
  )
}
