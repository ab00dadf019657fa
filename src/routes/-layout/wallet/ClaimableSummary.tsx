import { Link } from '@tanstack/react-router'
import { useClaims } from '@/domain/bet/useClaims'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass, cx } from '@/ui/classNames'
import { headerLines } from './WalletButton'

export function ClaimableSummary() {
  const { placedBets, ui } = useMessages()
  const { total } = useClaims()
  if (total === 0n) return null
  return (
    <Link
      to="/my-bets"
      title={`${formatAmount(total, 'full')} ${ui.weth}`}
      className={cx(buttonClass({ variant: 'quiet' }), 'bg-hover max-sm:px-2')}
    >
      <span className={headerLines}>
        <span>{placedBets.claim}</span>{' '}
        <span className="font-semibold text-text">
          {formatAmount(total, 'brief')} <span className="max-lg:sr-only">{ui.weth}</span>
        </span>
      </span>
    </Link>
  )
}
