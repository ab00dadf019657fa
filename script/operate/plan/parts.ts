import type { Match } from '../../../src/domain/match/match.ts'
import type { Plan, Step } from './types.ts'

// Plans of one entry, and of all.

export const nothing: Plan = { steps: [], questions: [], waiting: [] }

export const steps = (...planned: readonly Step[]): Plan => ({ ...nothing, steps: planned })

export const waits = (match: Match, reason: string): Plan => ({ ...nothing, waiting: [{ match, reason }] })

/** @param code distinguishes the reasons about one match */
export function asks(match: Match, code: string, reason: string): Plan {
  const question = { key: `${code}/${match.id}`, about: match.name, matchId: match.id, reason }
  return { ...nothing, questions: [question] }
}

export function combined(plans: readonly Plan[]): Plan {
  return {
    steps: plans.flatMap(({ steps }) => steps),
    questions: plans.flatMap(({ questions }) => questions),
    waiting: plans.flatMap(({ waiting }) => waiting),
  }
}
