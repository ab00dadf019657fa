import { openBook } from './book.ts'
import { planCreation } from './planCreation.ts'
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
  const book = openBook(input)
  const plans = [...book.matches.map((match) => planMatch(match, book)), planCreation(book)]
  const steps = [...plans.flatMap((plan) => plan.steps), ...planTournaments(input.chain, input.now)]
  return {
    steps: steps.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
    questions: plans.flatMap(({ questions }) => questions),
    waiting: plans.flatMap(({ waiting }) => waiting),
  }
}
