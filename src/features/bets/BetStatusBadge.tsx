import { useChainNow } from '@/chain/clock'
import { type Bet, type BetStatus, betStatus } from '@/lib/bet'
import { countdown } from '@/lib/dates'
import { useWords } from '@/lib/words/useWords'
import { Badge } from '@/ui/Badge'

const tones = {
  pending: 'neutral',
  won: 'won',
  claimed: 'won',
  lost: 'lost',
  claimableLater: 'warning',
  refund: 'neutral',
  refunded: 'neutral',
} as const satisfies Record<BetStatus, string>

/** Where a bet stands, in a word. */
export function BetStatusBadge({ bet }: { bet: Bet }) {
  const words = useWords()
  const now = useChainNow()
  const status = betStatus(bet, now)
  return (
    <Badge tone={tones[status]}>
      {status === 'claimableLater'
        ? words.bets.status.claimableIn(countdown(bet.match.claimableAt - now, words.time.countdown))
        : words.bets.status[status]}
    </Badge>
  )
}
