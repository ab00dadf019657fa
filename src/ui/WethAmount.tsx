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
      className={cx('inline-flex items-center gap-1 whitespace-nowrap tabular-nums', className)}
    >
      {unit === 'icon' && <WethIcon className="text-secondary" />}
      {/* The line is that of the figures, so that an amount stands level with the words beside it. */}
      <span className="self-baseline">
        {formatAmount(wei)} <span className={unit === 'icon' ? 'sr-only' : undefined}>{words.ui.weth}</span>
      </span>
    </span>
  )
}
