import { resultTotals } from '@/domain/bet/payout'
import { type Position, stakeOf } from '@/domain/ledger/ledger'
import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { allStakes } from '@/domain/match/odds'
import { type ResultSource, winningsOpenAt } from '@/domain/match/pageQueries'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import { compareBigints } from '@/lib/compareBigints'

export function describeResult(match: Match, messages: Messages): string {
  const { results } = messages.adminResults.manage
  if (!match.isFinalized) return results.none
  if (match.winner === 0) return results.void
  return results.winner(match.winner, describeSide(match, match.winner, messages).team)
}

export function sideOptions(match: Match, messages: Messages) {
  const option = (side: Side) => ({
    label: messages.adminResults.finalize.side(side),
    team: describeSide(match, side, messages).team,
    detail: `${formatAmount(allStakes(match)[side])} ${messages.ui.weth}`,
  })
  return [option(1), option(2)] as const
}

interface Circumstances {
  match: Match
  winner: Side
  /** The match's bettors by side. */
  bettors: Record<Side, number> | undefined
  hasCountFailed: boolean
  /** Of the result, in seconds. `undefined` while it is loading. */
  disputeWindow: number | undefined
  /** Of the challenge that the result ends, in wei. */
  bond?: bigint
  now: number
  source?: ResultSource
}

/** Describes what naming a winner does, and who can still change it. */
export function describeConsequence(
  { match, winner, bettors, hasCountFailed, disputeWindow, bond, now, source }: Circumstances,
  messages: Messages,
): { does: string[]; cannot: string | undefined } {
  const { consequence: own } = messages.adminResults.finalize
  const { team } = describeSide(match, winner, messages)
  const paidTo = (paid: string) =>
    bettors
      ? [own.winners(bettors[winner], paid)]
      : [own.paid(paid), hasCountFailed ? own.countFailed : own.counting]
  const does = [own.winner(winner, team), ...describePayouts(match, winner, messages, paidTo)]
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
  { adminResults }: Messages,
  paidTo?: (paid: string) => readonly string[],
): string[] {
  const { consequence: own } = adminResults.finalize
  const { stakes, matched, fee, paid: wei, unmatched } = resultTotals(match, winner)
  if (stakes === 0n) return [unmatched === 0n ? own.noBets : own.nobodyBet(formatAmount(unmatched))]
  const paid = formatAmount(wei)
  return [
    ...(paidTo ? paidTo(paid) : [own.paid(paid)]),
    matched === 0n ? own.noGain : own.stakes(formatAmount(stakes), formatAmount(matched - fee)),
    fee === 0n ? own.noFee : own.fee(formatAmount(fee), formatPercent(match.feeBps)),
    ...(unmatched > 0n ? [own.unmatched(formatAmount(unmatched))] : []),
  ]
}

/** Returns the largest positions on a match, largest first, with their share of all its stakes. */
export function largestBets(positions: readonly Position[], count: number) {
  const total = positions.reduce((sum, position) => sum + stakeOf(position), 0n)
  return positions
    .map((position) => ({ ...position, stake: stakeOf(position) }))
    .sort((a, b) => compareBigints(b.stake, a.stake))
    .slice(0, count)
    .map(({ account, side, stake }) => ({
      account,
      side,
      stake,
      shareBps: Number((stake * 10_000n) / total),
    }))
}
