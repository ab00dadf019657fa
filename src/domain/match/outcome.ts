import type { Match, Side } from './match'

/** The contract's `Outcome`, in its order. */
const OUTCOMES = ['None', 'A', 'B', 'Void'] as const

/** `None`: unresolved. `A`, `B`: the side that won. `Void`: every stake is refunded. */
export type Outcome = (typeof OUTCOMES)[number]

export const toOutcome = (id: number): Outcome => OUTCOMES[id] ?? 'None'

/** Returns the outcome as the contract takes it. */
export const outcomeId = (outcome: Outcome): number => OUTCOMES.indexOf(outcome)

export function outcomeOf({ winner, isVoid }: Pick<Match, 'winner' | 'isVoid'>): Outcome {
  return isVoid ? 'Void' : toOutcome(winner)
}

/** Returns the outcome's text in CSV files, which aren't translated. */
export function outcomeText(outcome: Outcome): string {
  const texts = { None: 'none', A: 'team A', B: 'team B', Void: 'void' }
  return texts[outcome]
}

/** Returns the side that won, `undefined` if none did. */
export function winningSide(outcome: Outcome): Side | undefined {
  if (outcome === 'A') return 1
  return outcome === 'B' ? 2 : undefined
}
