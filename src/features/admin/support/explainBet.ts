import { type Bet, hasLost } from '@/domain/bet/bet'
import { isAbandoned, isFinal, isOver } from '@/domain/match/match'
import type { AdminMessages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'

type SupportMessages = AdminMessages['adminSupport']

export interface Explanation {
  reason: string
  next: string
}

/** Explains a bet at the chain's time in unix seconds. */
export function explainBet(bet: Bet, now: number, messages: SupportMessages): Explanation {
  const { match } = bet
  if (match.isChallenged || !match.hasResult) return explainWaiting(bet, now, messages)
  return { reason: messages.reasons[outcomeOf(bet)], next: describePayout(bet, now, messages) }
}

function explainWaiting({ match }: Bet, now: number, messages: SupportMessages): Explanation {
  const { reasons, next } = messages
  const ends = formatDateTime(match.endTime)
  const isLate = isAbandoned(match, now)
  if (match.isChallenged)
    return isLate
      ? { reason: reasons.noRuling, next: next.void }
      : { reason: reasons.challenged, next: next.ruling(formatDateTime(match.ruleBy)) }
  if (isLate) return { reason: reasons.abandoned(ends), next: next.void }
  return isOver(match, now)
    ? { reason: reasons.due, next: next.post }
    : { reason: reasons.playing(ends), next: next.wait }
}

function outcomeOf(bet: Bet): 'won' | 'void' | 'lost' | 'lostUnmatched' | 'unmatched' {
  if (bet.match.isVoid) return 'void'
  if (!hasLost(bet)) return 'won'
  if (bet.payout === 0n) return 'lost'
  return bet.payout === bet.amount ? 'unmatched' : 'lostUnmatched'
}

function describePayout(bet: Bet, now: number, { next }: SupportMessages): string {
  const { match, payout, claimed, wasPaid } = bet
  const amount = formatAmount(payout)
  if (!isFinal(match, now)) {
    const until = formatDateTime(match.claimableAt)
    return payout === 0n ? next.final(until) : next.claimLater(amount, until)
  }
  if (payout === 0n) return next.nothing
  if (!claimed) return next.claim(amount)
  return wasPaid ? next.paid(amount) : next.claimed(amount)
}
