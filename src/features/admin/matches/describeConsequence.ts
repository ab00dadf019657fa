import { resultTotals } from '@/domain/bet/payout'
import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { type ResultSource, winningsOpenAt } from '@/domain/match/pageQueries'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import type { Bettors } from './useBettors'

interface Circumstances {
  match: Match
  winner: Side
  bettors: Bettors | undefined
  hasCountFailed: boolean
  /** Of the result, in seconds. `undefined` while it is loading. */
  disputeWindow: number | undefined
  /** Of the challenge that the result ends, in wei. */
  bond?: bigint
  now: number
  source?: ResultSource
}

export function describeConsequence(
  { match, winner, bettors, hasCountFailed, disputeWindow, bond, now, source }: Circumstances,
  messages: Messages,
  finalize: FinalizeMessages,
): { does: string[]; cannot: string | undefined } {
  const { consequence: own } = finalize
  const { team } = describeSide(match, winner, messages)
  const paidTo = (paid: string) =>
    bettors
      ? [own.winners(bettors[winner], paid)]
      : [own.paid(paid), hasCountFailed ? own.countFailed : own.counting]
  const does = [own.winner(winner, team), ...describePayouts(match, winner, finalize, paidTo)]
  const opensAt = disputeWindow === undefined ? undefined : winningsOpenAt(match, disputeWindow, now)
  if (bond !== undefined) does.push(own.bondReturned(formatAmount(bond)))
  if (source) does.push(own.source(source.host))
  const hasStakes = match.totalPoolA + match.totalPoolB > 0n
  if (hasStakes && disputeWindow !== undefined && opensAt !== undefined) {
    if (opensAt <= now) does.push(own.atOnce)
    else if (disputeWindow === 0) does.push(own.atEnd(formatDateTime(opensAt)))
    else {
      const length = formatCountdown(disputeWindow, messages.time.countdown)
      does.push(own.claimable(formatDateTime(opensAt), length))
    }
  }
  if (opensAt === undefined) return { does, cannot: undefined }
  return { does, cannot: opensAt <= now ? own.cannotAtOnce : own.cannot }
}

/** Describes who gets which part of the stakes if a side wins. */
export function describePayouts(
  match: Match,
  winner: Side,
  { consequence: own }: FinalizeMessages,
  paidTo: (paid: string) => readonly string[] = (paid) => [own.paid(paid)],
): string[] {
  const { stakes, matched, fee, unmatched } = resultTotals(match, winner)
  if (stakes === 0n) return [unmatched === 0n ? own.noBets : own.nobodyBet(formatAmount(unmatched))]
  return [
    ...paidTo(formatAmount(stakes + matched - fee)),
    matched === 0n ? own.noGain : own.stakes(formatAmount(stakes), formatAmount(matched - fee)),
    fee === 0n ? own.noFee : own.fee(formatAmount(fee), formatPercent(match.feeBps)),
    ...(unmatched > 0n ? [own.unmatched(formatAmount(unmatched))] : []),
  ]
}

type FinalizeMessages = typeof import('@/i18n/en/adminResults').adminResults.finalize
