import { Link } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import { useClaims } from '@/domain/bet/useClaims'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass, cx } from '@/ui/classNames'

export function ClaimableSummary() {
  const messages = useMessages()
  const { total } = useClaims()
  if (total === 0n) return null
  return (
    <Link to="/my-bets" className={cx(buttonClass({ variant: 'quiet' }), 'bg-hover max-xl:px-3')}>
      <Gift aria-hidden className="size-4 text-text xl:hidden" />
      <span className="max-xl:sr-only">{messages.layout.claimable}</span>
      <span className="font-semibold text-text tabular-nums">{formatAmount(total)}</span>
      <span className="max-xl:sr-only">{messages.ui.weth}</span>
    </Link>
  )
}
