import type { BadRow } from '../feeds/feed.ts'
import { indexMatches } from './matchIndex.ts'
import { asksAbout, combined, steps } from './parts.ts'
import { planCreation, planSpellings } from './planCreation.ts'
import { planMatch } from './planMatch.ts'
import { planTournaments } from './planTournaments.ts'
import type { Plan, PlanInput, Step } from './types.ts'

/** The order of the steps: what somebody could take advantage of comes first. */
const ORDER: readonly Step['kind'][] = [
  'close',
  'finalize',
  'void',
  'replace',
  'create',
  'score',
  'finalizeTournament',
]

/** Compares fixtures with the chain and returns what to do. Depends on nothing but its input. */
export function planOf(input: PlanInput): Plan {
  const index = indexMatches(input)
  const plan = combined([
    ...index.matches.map((match) => planMatch(match, index)),
    planCreation(index),
    planSpellings(index),
    ...index.feeds.flatMap(({ name, badRows }) => badRows.map((row) => asksAboutRow(name, row))),
    steps(...planTournaments(input.chain)),
  ])
  return { ...plan, steps: plan.steps.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)) }
}

function asksAboutRow(feed: string, { id, place, reason }: BadRow): Plan {
  return asksAbout(`row/${feed}/${id ?? place}`, place, `It can't be read: ${reason}`)
}
