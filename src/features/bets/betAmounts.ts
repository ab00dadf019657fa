import { type Bet, betStatus, currentOutlook, stakesOf } from '@/domain/bet/bet'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'

/** A labelled figure of a bet: an amount in wei, or a text. */
interface BetAmount {
  term: string
  value: bigint | string
}

/** Returns the stake in each pool; nothing without a live one. */
export function stakesByPool(bet: Bet, { match: { pools } }: Messages): BetAmount[] {
  const { early, live } = stakesOf(bet)
  if (live === 0n) return []
  return [...(early > 0n ? [{ term: pools.early, value: early }] : []), { term: pools.live, value: live }]
}

/** Returns what a bet pays or paid: at the current odds, with the part that is matched, while it is pending. */
export function payoutAmounts(bet: Bet, now: number, { bets, match }: Messages): BetAmount[] {
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
  const { paid, pays } = status === 'lost' ? bets.unmatched : { paid: bets.paid, pays: match.pays }
  return [{ term: bet.claimed ? paid : pays, value: bet.payout }]
}
