import type { Match } from '../../../src/domain/match/match.ts'
import type { Plan, Step } from './types.ts'

export const nothing: Plan = { steps: [], questions: [], waiting: [], leftOut: [] }

export const steps = (...planned: readonly Step[]): Plan => ({ ...nothing, steps: planned })

export const waits = (match: Match, reason: string): Plan => ({ ...nothing, waiting: [{ match, reason }] })

/** Asks about something that isn't on the chain. */
export function asksAbout(key: string, about: string, reason: string): Plan {
  return { ...nothing, questions: [{ key, about, matchId: undefined, stake: 0n, reason }] }
}

/** @param code distinguishes the reasons about one match */
export function asks({ id, name, totalPoolA, totalPoolB }: Match, code: string, reason: string): Plan {
  const stake = totalPoolA + totalPoolB
  return { ...nothing, questions: [{ key: `${code}/${id}`, about: name, matchId: id, stake, reason }] }
}

export function combined(plans: readonly Plan[]): Plan {
  return {
    steps: plans.flatMap(({ steps }) => steps),
    questions: plans.flatMap(({ questions }) => questions),
    waiting: plans.flatMap(({ waiting }) => waiting),
    leftOut: plans.flatMap(({ leftOut }) => leftOut),
  }
}
