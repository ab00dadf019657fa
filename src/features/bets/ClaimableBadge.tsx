import { Link } from '@tanstack/react-router'
import { formatAmount } from '@/lib/amounts'
import { useWords } from '@/lib/words/useWords'
import { buttonClass } from '@/ui/buttonClass'
import { useClaimable } from './useClaimable'

/** For the header: the sum that waits to be claimed, and the way to it; nothing where nothing waits. */
export function ClaimableBadge() {
  const { bets } = useWords()
  const { data: claimable } = useClaimable()
  if (!claimable || claimable.total === 0n) return null
  const amount = formatAmount(claimable.total)
  return (
    <Link
      to="/my-bets"
      className={buttonClass({ size: 'md' })}
      aria-label={bets.claimableLabel(claimable.claims.length, amount)}
    >
      {bets.claimable(amount)}
    </Link>
  )
}
