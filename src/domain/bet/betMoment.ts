import { isAbandoned, isBettingOpen, isFinal } from '@/domain/match/match'
import type { Messages } from '@/i18n/catalogue'
import { formatCountdown, formatDate, formatDay, formatTimeFrom } from '@/i18n/format/dates'
import { type Bet, betStatus, claimableNow, hasLost } from './bet'

/** Returns what a bet waits for, in words beside its status; its match's date once nothing, and none for a claim. */
export function betMoment(bet: Bet, now: number, messages: Messages): string {
  const { match } = bet
  const { moments } = messages.betHistory
  const until = (time: number) => formatCountdown(time - now, messages.time.countdown)
  if (isAbandoned(match, now)) return moments.overdue
  if (match.isChallenged) return moments.ruling(until(match.ruleBy))
  if (isFinal(match, now)) return claimableNow(bet, now) > 0n ? '' : formatDate(match.startTime)
  // The status says when.
  if (betStatus(bet, now) === 'claimableLater')
    return messages.placedBets.status[match.isVoid || hasLost(bet) ? 'refund' : 'won']
  if (match.hasResult) return moments.final(until(match.claimableAt))
  if (now < match.startTime) {
    const day = formatDay(match.startTime)
    return moments.starts(day === formatDay(now) ? formatTimeFrom(match.startTime, now) : day)
  }
  return isBettingOpen(match, now) ? moments.live(until(match.endTime)) : messages.match.status.ended
}
