import { bondAfterRuling, bondWithoutRuling, type EndedBond } from '@/domain/match/challenge'
import { type Match, sideOf } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import { type Outcome, toOutcome, winningSide } from '@/domain/match/outcome'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import type { MatchEvent } from './matchEvents'

/** An event as the feed shows it. */
export interface ActivityEntry extends Omit<MatchEvent, 'kind'> {
  kind: MatchEvent['kind'] | 'correction'
  /** The bond of the challenge that this event ended. */
  bond?: EndedBond
}

/** Tells corrections from first results, merges rulings with the results they lead to, and adds the fate of bonds. */
export function matchActivity(newestFirst: readonly MatchEvent[]): ActivityEntry[] {
  const rulings = new Set(
    newestFirst.flatMap(({ kind, transaction }) => (kind === 'ruling' ? [transaction] : [])),
  )
  let outcome: Outcome = 'None'
  let bond: bigint | undefined
  const entries: ActivityEntry[] = []
  for (const event of newestFirst.toReversed()) {
    const next = outcomeIn(event)
    const isByRuling = rulings.has(event.transaction)
    // A ruling also logs the result it leads to.
    if (!isByRuling || event.kind === 'ruling') {
      const isCorrection = event.kind === 'result' && outcome !== 'None'
      const entry: ActivityEntry = { ...event, kind: isCorrection ? 'correction' : event.kind }
      if (bond !== undefined && next) {
        const fate = isByRuling ? bondAfterRuling(outcome, next) : bondWithoutRuling(outcome)
        entry.bond = { amount: bond, fate }
        bond = undefined
      }
      entries.push(entry)
    }
    if (event.kind === 'challenge') bond = event.amount
    outcome = next ?? outcome
  }
  return entries.reverse()
}

/** Returns the outcome that an event sets; `undefined` for an event that sets none. */
export function outcomeIn({ kind, side }: Pick<ActivityEntry, 'kind' | 'side'>): Outcome | undefined {
  if (kind === 'void') return 'Void'
  return kind === 'result' || kind === 'correction' || kind === 'ruling' ? toOutcome(side) : undefined
}

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
