import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { poolsOf } from '@/domain/match/odds'
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

/** The outcome of a result. Amounts in wei. */
export type Consequence =
  /** Nobody bet on the winner: every stake is refunded. */
  | { isVoid: true; refunded: bigint }
  | {
      isVoid: false
      /** Total payout: the winners' stakes and the losing pool minus the fee. */
      paid: bigint
      /** The winners' own stakes, part of `paid`. */
      stakes: bigint
      /** Includes the referrers' share. */
      fee: bigint
    }

/** Computes the outcome of naming `winner`, before the rounding of each claim. */
export function consequenceOf(match: Match, winner: Side): Consequence {
  const { own, other } = poolsOf(match, winner)
  if (own === 0n) return { isVoid: true, refunded: other }
  const fee = (other * BigInt(match.feeBps)) / 10_000n
  return { isVoid: false, paid: own + other - fee, stakes: own, fee }
}
