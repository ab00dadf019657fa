import { useChainNow } from '@/chain/network/clock'
import { type Bet, type BetStatus, betStatus } from '@/domain/bet/bet'
import { formatCountdown } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'

const tones = {
  pending: 'neutral',
  challenged: 'warning',
  won: 'won',
  claimed: 'won',
  paid: 'won',
  lost: 'lost',
  claimableLater: 'warning',
  refund: 'neutral',
  refunded: 'neutral',
} as const satisfies Record<BetStatus, string>

export function BetStatusBadge({ bet }: { bet: Bet }) {
  const messages = useMessages()
  const now = useChainNow()
  const status = betStatus(bet, now)
  return (
    <Badge tone={tones[status]}>
      {status === 'claimableLater'
        ? messages.bets.status.claimableIn(
            formatCountdown(bet.match.claimableAt - now, messages.time.countdown),
          )
        : messages.bets.status[status]}
    </Badge>
  )
}
