import type { Match } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import { toOutcome, winningSide } from '@/domain/match/outcome'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import type { ActivityEntry } from './activity'
import { sideOf } from './matchEvents'

/** Describes what an account did on a match, without naming it, and what became of a bond by it. */
export function describeEntry(entry: ActivityEntry, match: Match, messages: Messages): string {
  const { bonds } = messages.matchActivity.feed
  const text = describeAct(entry, match, messages)
  return entry.bond ? `${text}. ${bonds[entry.bond.fate](formatAmount(entry.bond.amount))}` : text
}

function describeAct(entry: ActivityEntry, match: Match, messages: Messages): string {
  const { feed } = messages.matchActivity
  const team = shortSideName(match, sideOf(entry.side), messages)
  switch (entry.kind) {
    case 'bet':
      return feed.bet(formatAmount(entry.amount), team)
    case 'result':
    case 'correction':
      return feed[entry.kind](team)
    case 'challenge':
      return feed.challenge(formatAmount(entry.amount))
    case 'ruling':
      return winningSide(toOutcome(entry.side)) ? feed.ruling(team) : feed.rulingVoid
    case 'claim':
      return feed[match.isVoid ? 'refund' : 'claim'](formatAmount(entry.amount))
    default:
      return feed[entry.kind]
  }
}
