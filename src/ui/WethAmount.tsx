import { formatAmount } from '@/lib/amounts'
import { useWords } from '@/lib/words/useWords'
import { cx } from './cx'
import { WethIcon } from './WethIcon'

interface WethAmountProps {
  /** In wei. */
  wei: bigint
  /** `icon` leaves the unit's word to the screen reader; `word` shows it. */
  unit?: 'icon' | 'word'
  className?: string
}

/** An amount of WETH, shortened for the eye and exact on hover. */
export function WethAmount({ wei, unit = 'icon', className }: WethAmountProps) {
  const words = useWords()
  return (
    <span
      title={`${formatAmount(wei, 'full')} ${words.ui.weth}`}
      className={cx('inline-block whitespace-nowrap tabular-nums', className)}
    >
      {unit === 'icon' && <WethIcon className="me-1 align-[-0.15em] text-secondary" />}
      {formatAmount(wei)} <span className={unit === 'icon' ? 'sr-only' : undefined}>{words.ui.weth}</span>
    </span>
  )
}
