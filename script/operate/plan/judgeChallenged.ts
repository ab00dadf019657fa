import type { Outcome } from '../../../src/domain/match/outcome.ts'
import { openBook } from './book.ts'
import { opinionOf } from './feedView.ts'
import { planResult } from './planMatch.ts'
import type { ChainMatch, PlanInput, Step } from './types.ts'

export interface Judgement {
  match: ChainMatch
  /** The outcome that the plan would name; `undefined` if it would wait or ask. */
  outcome: Outcome | undefined
  /** Why a person must decide. */
  doubt: string | undefined
}

/** Judges every challenged result by the rules of the plan, as if the match had no result yet. */
export function judgeChallenged(input: PlanInput): Judgement[] {
  const book = openBook(input)
  return book.matches
    .filter(({ isChallenged, isFinalized }) => isChallenged && isFinalized)
    .map((match) => {
      const unresolved = { ...match, isFinalized: false, isVoid: false, winner: 0 } as const
      const { steps, questions } = planResult(unresolved, opinionOf(unresolved, book), book, false)
      const [step] = steps
      return { match, outcome: step && outcomeOf(step), doubt: questions[0]?.reason }
    })
}

function outcomeOf(step: Step): Outcome {
  if (step.kind !== 'finalize') return 'Void'
  return step.winner === 1 ? 'A' : 'B'
}
