import { cx } from '@/ui/classNames'
import { WethIcon } from '@/ui/icons'
import { useUiMessages } from '@/ui/UiMessages'

interface WethAmountProps {
  wei: bigint
  /** `icon` hides the unit's name visually; `word` shows it. */
  unit?: 'icon' | 'word'
  /** The coin that was paid instead, on chains whose coin is ether. */
  coin?: string
  className?: string
}

export function WethAmount({ wei, unit = 'icon', coin, className }: WethAmountProps) {
  const messages = useUiMessages()
  const symbol = coin ?? messages.weth
  return (
    <span
      title={`${messages.formatAmount(wei, 'full')} ${symbol}`}
      className={cx('inline-block whitespace-nowrap tabular-nums', className)}
    >
      {unit === 'icon' && <WethIcon className="me-1 align-[-0.15em] text-secondary" />}
      {messages.formatAmount(wei)} <span className={unit === 'icon' ? 'sr-only' : undefined}>{symbol}</span>
    </span>
  )
}
