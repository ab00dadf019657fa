import { resultTotals } from '@/domain/bet/payout'
import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import type { Bettors } from './countBettors'

interface Circumstances {
  match: Match
  winner: Side
  bettors: Bettors | undefined
  hasCountFailed: boolean
  /** In seconds. */
  disputeWindow: number | undefined
  now: number
}

export function describeConsequence(
  { match, winner, bettors, hasCountFailed, disputeWindow, now }: Circumstances,
  messages: Messages,
  { consequence: own }: FinalizeMessages,
): { does: string[]; cannot: string } {
  const { team } = describeSide(match, winner, messages)
  const { stakes, matched, fee, unmatched } = resultTotals(match, winner)
  const does = [own.winner(winner, team)]
  if (stakes === 0n) {
    does.push(unmatched === 0n ? own.noBets : own.nobodyBet(formatAmount(unmatched)))
  } else {
    const paid = formatAmount(stakes + matched - fee)
    if (bettors) does.push(own.winners(bettors[winner], paid))
    else does.push(own.paid(paid), hasCountFailed ? own.countFailed : own.counting)
    does.push(
      matched === 0n ? own.noGain : own.stakes(formatAmount(stakes), formatAmount(matched - fee)),
      fee === 0n ? own.noFee : own.fee(formatAmount(fee), formatPercent(match.feeBps)),
    )
    if (unmatched > 0n) does.push(own.unmatched(formatAmount(unmatched)))
  }
  const opensAt = disputeWindow === undefined ? undefined : Math.max(now, match.endTime) + disputeWindow
  const hasStakes = match.totalPoolA + match.totalPoolB > 0n
  if (hasStakes && disputeWindow !== undefined && opensAt !== undefined) {
    if (opensAt <= now) does.push(own.atOnce)
    else if (disputeWindow === 0) does.push(own.atEnd(formatDateTime(opensAt)))
    else {
      const length = formatCountdown(disputeWindow, messages.time.countdown)
      does.push(own.claimable(formatDateTime(opensAt), length))
    }
  }
  return { does, cannot: opensAt !== undefined && opensAt <= now ? own.cannotAtOnce : own.cannot }
}

type FinalizeMessages = typeof import('@/i18n/en/adminMatches').adminMatches.finalize
