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
  const paysSomething = match.totalPoolA + match.totalPoolB > 0n
  if (paysSomething && disputeWindow !== undefined)
    does.push(
      disputeWindow === 0
        ? own.atOnce
        : own.claimable(
            formatDateTime(now + disputeWindow),
            formatCountdown(disputeWindow, messages.time.countdown),
          ),
    )
  return { does, cannot: disputeWindow === 0 ? own.cannotAtOnce : own.cannot }
}

type FinalizeMessages = typeof import('@/i18n/en/adminMatches').adminMatches.finalize
