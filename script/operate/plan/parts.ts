import type { Match } from '../../../src/domain/match/match.ts'
import type { Plan, Question, Step } from './types.ts'

// Plans of one entry, and of all.

export const nothing: Plan = { steps: [], questions: [], waiting: [], leftOut: [] }

export const steps = (...planned: readonly Step[]): Plan => ({ ...nothing, steps: planned })

export const waits = (match: Match, reason: string): Plan => ({ ...nothing, waiting: [{ match, reason }] })

export const asksThat = (question: Question): Plan => ({ ...nothing, questions: [question] })

/** @param code distinguishes the reasons about one match */
export const asks = ({ id, name, totalPoolA, totalPoolB }: Match, code: string, reason: string): Plan =>
  asksThat({ key: `${code}/${id}`, about: name, matchId: id, stake: totalPoolA + totalPoolB, reason })

export function combined(plans: readonly Plan[]): Plan {
  return {
    steps: plans.flatMap(({ steps }) => steps),
    questions: plans.flatMap(({ questions }) => questions),
    waiting: plans.flatMap(({ waiting }) => waiting),
    leftOut: plans.flatMap(({ leftOut }) => leftOut),
  }
}
