import { useChainNow } from '@/chain/network/clock'
import { Crest } from '@/domain/match/Crest'
import { isFinal, type Match, type Side } from '@/domain/match/match'
import { describeSide, parseMatchName } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { Skeleton } from '@/ui/feedback/loading'
import { Card } from '@/ui/layout/Card'
import { type Bet, type BetStatus, betStatus, currentOutlook, hasLost, stakesOf } from './bet'

/** Renders an amount for a column of a table, with the exact figure as its tooltip. */
export function RoundedAmount({ wei }: { wei: bigint }) {
  return (
    <span title={formatAmount(wei, 'full')} className="whitespace-nowrap">
      {formatAmount(wei)}
    </span>
  )
}

export function SideText({ match, side }: { match: Pick<Match, 'name'>; side: Side }) {
  const { label, team } = describeSide(match, side, useMessages())
  const isTotal = parseMatchName(match.name).market?.kind === 'total'
  return (
    <span className="inline-flex min-w-0 items-center gap-x-2">
      <Crest team={isTotal ? undefined : team} side={side} className="size-5" />
      <span className="min-w-0">
        {team && <bdi className="font-medium wrap-anywhere">{team}</bdi>}{' '}
        <span
          className={cx('whitespace-nowrap', team && 'text-12', side === 1 ? 'text-side-a' : 'text-side-b')}
        >
          {label}
        </span>
      </span>
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
        ? messages.placedBets.status.claimableIn(
            formatCountdown(bet.match.claimableAt - now, messages.time.countdown),
          )
        : messages.placedBets.status[status]}
    </Badge>
  )
}

/** Says until when a result can change, or that somebody else claimed the payout for the bettor. */
export function StatusNote({ bet }: { bet: Bet }) {
  const { provisional, paidNote } = useMessages().placedBets
  const now = useChainNow()
  const { match } = bet

  function note(): string | undefined {
    if (bet.wasPaid) return paidNote
    if (match.isChallenged) return provisional.challenged(formatDateTime(match.ruleBy))
    if (!match.hasResult || isFinal(match, now)) return undefined
    const outcome = match.isVoid ? 'void' : hasLost(bet) ? 'lost' : 'won'
    return provisional[outcome](formatDateTime(match.claimableAt))
  }

  const text = note()
  return text ? <p className="text-12 text-pretty text-secondary md:[td_&]:max-w-60">{text}</p> : null
}

/** A figure of a bet: a labelled amount in wei, or a text, which may need no label. */
export interface BetAmount {
  term?: string
  value: bigint | string
}

/** Returns the stake in each pool; nothing without a live one. */
export function stakesByPool(bet: Bet, { match: { pools } }: Messages): BetAmount[] {
  const { early, live } = stakesOf(bet)
  if (live === 0n) return []
  return [...(early > 0n ? [{ term: pools.early, value: early }] : []), { term: pools.live, value: live }]
}

/** Returns what a bet pays or paid: at the current odds, with the part that is matched, while it is pending. */
export function payoutAmounts(bet: Bet, now: number, { bets, placedBets, match }: Messages): BetAmount[] {
  const status = betStatus(bet, now)
  if (status === 'pending') {
    const { payout, matched } = currentOutlook(bet)
    const text = bets.matchedOf(formatAmount(matched), formatAmount(bet.amount))
    return [
      { term: bets.paysNow, value: payout },
      ...(matched < bet.amount ? [{ term: bets.matched, value: text }] : []),
    ]
  }
  if (status === 'challenged' || bet.payout === 0n) return []
  if (status === 'lost')
    return [{ value: placedBets.unmatched[bet.claimed ? 'paid' : 'pays'](formatAmount(bet.payout)) }]
  return [{ term: bet.claimed ? bets.paid : match.pays, value: bet.payout }]
}

export function BetsSkeleton() {
  const { ui } = useMessages()
  return (
    <Card flush>
      {['first', 'second', 'third', 'fourth'].map((row, index) => (
        <div
          key={row}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line p-4 last:border-0 md:h-16 md:px-6"
        >
          <Skeleton text={index === 0 ? ui.loading : undefined} className="h-5 w-3/5 md:w-1/3" />
          <Skeleton className="h-5 w-16" />
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-5 w-18" />
        </div>
      ))}
    </Card>
  )
}
