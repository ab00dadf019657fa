import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import { consequenceOf } from './consequence'
import type { Bettors } from './countBettors'

interface Circumstances {
  match: Match
  winner: Side
  /** Missing while they are counted. */
  bettors: Bettors | undefined
  hasCountFailed: boolean
  /** In seconds; missing while it is read. */
  disputeWindow: number | undefined
  /** The chain's now, in unix seconds. */
  now: number
}

/** What naming a winner does, and what can be done about it after that, in sentences. */
export function describeConsequence(
  { match, winner, bettors, hasCountFailed, disputeWindow, now }: Circumstances,
  messages: Messages,
  { consequence: own }: FinalizeMessages,
): { does: string[]; cannot: string } {
  const { team } = describeSide(match, winner, messages)
  const consequence = consequenceOf(match, winner)
  const does: string[] = []
  if (consequence.isVoid) {
    does.push(own.void(winner, team))
    does.push(consequence.refunded === 0n ? own.noBets : own.refund(formatAmount(consequence.refunded)))
  } else {
    const { paid, stakes, fee } = consequence
    const gain = paid - stakes
    does.push(own.winner(winner, team))
    if (bettors) does.push(own.winners(bettors[winner], formatAmount(paid)))
    else does.push(own.paid(formatAmount(paid)), hasCountFailed ? own.countFailed : own.counting)
    does.push(gain === 0n ? own.noGain : own.stakes(formatAmount(stakes), formatAmount(gain)))
    does.push(fee === 0n ? own.noFee : own.fee(formatAmount(fee), formatPercent(match.feeBps)))
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
