import { resultTotals } from '@/domain/bet/payout'
import { type Position, stakeOf } from '@/domain/ledger/ledger'
import { bondAfterRuling, bondWithoutRuling } from '@/domain/match/challenge'
import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { allStakes } from '@/domain/match/odds'
import { type Outcome, outcomeOf, winningSide } from '@/domain/match/outcome'
import { type ResultSource, winningsOpenAt } from '@/domain/match/resultQueries'
import type { AdminMessages } from '@/i18n/catalogue'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import { compareBigints } from '@/lib/compareBigints'
import { stakesOf } from './needsAttention'

export function describeResult(match: Match, messages: AdminMessages): string {
  const { results } = messages.adminResults.manage
  if (!match.hasResult) return results.none
  if (match.winner === 0) return results.void
  return results.winner(match.winner, describeSide(match, match.winner, messages).team)
}

export function sideOptions(match: Match, messages: AdminMessages) {
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
  messages: AdminMessages,
): { does: string[]; cannot: string | undefined } {
  const { consequence: own } = messages.adminResults.finalize
  const { team } = describeSide(match, winner, messages)
  const paidTo = (paid: string) =>
    bettors
      ? [own.winners(bettors[winner], paid)]
      : [own.paid(paid), hasCountFailed ? own.countFailed : own.counting]
  const does = [own.winner(winner, team), ...describePayouts(match, winner, messages, paidTo)]
  if (bond !== undefined) does.push(own.bondReturned(formatAmount(bond)))
  if (source) does.push(own.source(source.host))
  if (disputeWindow === undefined) return { does, cannot: undefined }
  const opensAt = winningsOpenAt(match, disputeWindow, now)
  const time = formatDateTime(opensAt)
  const length = formatCountdown(disputeWindow, messages.time.countdown)
  const claims = disputeWindow === 0 ? own.atEnd(time) : own.claimable(time, length)
  if (stakesOf(match) > 0n) does.push(opensAt <= now ? own.atOnce : claims)
  return { does, cannot: opensAt <= now ? own.cannotAtOnce : own.cannot }
}

/** Describes who gets which part of the stakes if a side wins. */
export function describePayouts(
  match: Match,
  winner: Side,
  { adminResults }: AdminMessages,
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

export function describeRefund(match: Match, { adminResults }: AdminMessages): string {
  const { does, doesEmpty } = adminResults.manage.void
  const stakes = stakesOf(match)
  return stakes === 0n ? doesEmpty : does(formatAmount(stakes))
}

/** Says who can still correct or challenge a void. @param disputeWindow in seconds, `undefined` while it is loading */
export function cannotUndoVoid(
  disputeWindow: number | undefined,
  { adminResults }: AdminMessages,
  isCorrection = false,
): string | undefined {
  const messages = adminResults.manage.void
  if (disputeWindow === undefined) return undefined
  if (disputeWindow === 0) return messages.cannotAtOnce
  return isCorrection ? messages.cannotResolved : messages.cannot
}

/** Says who can still challenge a corrected result. @param disputeWindow in seconds, `undefined` while it is loading */
export function cannotUndoCorrection(
  match: Match,
  disputeWindow: number | undefined,
  now: number,
  { adminResults }: AdminMessages,
): string | undefined {
  const { cannot, cannotAtOnce } = adminResults.manage.overrule
  if (disputeWindow === undefined) return undefined
  return winningsOpenAt(match, disputeWindow, now) <= now ? cannotAtOnce : cannot
}

/** Describes where the bond, in wei, goes if the match is voided unruled. Empty unless it is challenged. */
export function describeBond(match: Match, bond: bigint | undefined, messages: AdminMessages): string[] {
  if (!match.isChallenged || bond === undefined) return []
  const { finalize, manage } = messages.adminResults
  const fates = { returned: finalize.consequence.bondReturned, burned: manage.void.bondBurned }
  return [fates[bondWithoutRuling(outcomeOf(match))](formatAmount(bond))]
}

/** Describes what a ruling does to the stakes and to the challenge's bond, in wei. */
export function describeRuling(
  match: Match,
  ruling: Outcome,
  bond: bigint,
  messages: AdminMessages,
): string[] {
  const { rule } = messages.adminResults.manage
  const side = winningSide(ruling)
  const amount = formatAmount(bond)
  const challenged = outcomeOf(match)
  return [
    ...(side
      ? [rule.wins(side, describeSide(match, side, messages).team), ...describePayouts(match, side, messages)]
      : [rule.voids]),
    challenged === 'None'
      ? rule.returned(amount)
      : bondAfterRuling(challenged, ruling) === 'fee'
        ? rule.upheld(amount)
        : rule.changed(amount),
  ]
}

/** Returns the largest positions on a match, largest first, with their share of all its stakes. */
export function largestBets(positions: readonly Position[], count: number) {
  const total = positions.reduce((sum, position) => sum + stakeOf(position), 0n)
  return positions
    .map((position) => ({ account: position.account, side: position.side, stake: stakeOf(position) }))
    .sort((a, b) => compareBigints(b.stake, a.stake))
    .slice(0, count)
    .map((bet) => ({ ...bet, shareBps: Number((bet.stake * 10_000n) / total) }))
}
