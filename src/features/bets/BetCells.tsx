import { Link } from '@tanstack/react-router'
import { useChainNow } from '@/chain/network/clock'
import { type Bet, type BetStatus, betStatus, hasLost } from '@/domain/bet/bet'
import { isFinal, type Match, type Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { formatAmount } from '@/i18n/format/amounts'
import { formatBound } from '@/i18n/format/bounds'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'

export function MatchLink({ match }: { match: Match }) {
  return (
    <Link
      to="/match/$id"
      params={{ id: String(match.id) }}
      className="inline-flex min-h-6 min-w-0 items-center text-14 font-medium wrap-anywhere underline-offset-4 hover:underline"
    >
      <bdi>{match.name}</bdi>
    </Link>
  )
}

/** Renders an amount for a column of a table, with the exact figure as its tooltip. */
export function ExactAmount({ wei }: { wei: bigint }) {
  return (
    <span title={formatAmount(wei, 'full')} className="whitespace-nowrap">
      {formatBound(wei, 'max')}
    </span>
  )
}

export function SideText({ match, side }: { match: Pick<Match, 'name'>; side: Side }) {
  const { label, team } = describeSide(match, side, useMessages())
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={side === 1 ? 'sideA' : 'sideB'}>{label}</Badge>
      {team && <bdi className="min-w-0 wrap-anywhere">{team}</bdi>}
    </span>
  )
}

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

/** Says until when a result can change, or that somebody else claimed the payout for the bettor. */
export function StatusNote({ bet }: { bet: Bet }) {
  const { provisional, paidNote } = useMessages().bets
  const now = useChainNow()
  const { match } = bet

  function note(): string | undefined {
    if (bet.wasPaid) return paidNote
    if (match.isChallenged) return provisional.challenged(formatDateTime(match.ruleBy))
    if (!match.isFinalized || isFinal(match, now)) return undefined
    const outcome = match.isVoid ? 'void' : hasLost(bet) ? 'lost' : 'won'
    return provisional[outcome](formatDateTime(match.claimableAt))
  }

  const text = note()
  return text ? <p className="max-w-60 text-12 text-pretty text-secondary">{text}</p> : null
}
