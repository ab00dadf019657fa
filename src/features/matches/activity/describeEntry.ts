import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import type { ActivityEntry } from './activity'

/** Describes what an account did on a match, without naming it. */
export function describeEntry(entry: ActivityEntry, match: Match, messages: Messages): string {
  const { feed } = messages.matchActivity
  const team = (side: Side) => shortSideName(match, side, messages)
  switch (entry.kind) {
    case 'bet':
      return feed.bet(formatAmount(entry.amount), team(entry.side))
    case 'result':
    case 'correction':
      return feed[entry.kind](team(entry.winner))
    case 'challenge':
      return feed.challenge(formatAmount(entry.bond))
    case 'ruling':
      return entry.outcome === 0 ? feed.rulingVoid : feed.ruling(team(entry.outcome))
    case 'claim':
      return feed[match.isVoid ? 'refund' : 'claim'](formatAmount(entry.amount))
    default:
      return feed[entry.kind]
  }
}

/** Returns a side's team, or its label if the match's name has no teams. */
export function shortSideName(match: Match, side: Side, messages: Messages): string {
  const { label, team } = describeSide(match, side, messages)
  return team ?? label
}
