import { bondAfterRuling, bondWithoutRuling, type EndedBond } from '@/domain/match/challenge'
import { type Outcome, toOutcome } from '@/domain/match/outcome'
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
function outcomeIn({ kind, side }: MatchEvent): Outcome | undefined {
  if (kind === 'void') return 'Void'
  return kind === 'result' || kind === 'ruling' ? toOutcome(side) : undefined
}
