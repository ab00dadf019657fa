import type { Match } from '../../../src/domain/match/match.ts'
import { formatTime } from '../lib/durations.ts'
import type { Plan, Step } from './types.ts'

export const nothing: Plan = { steps: [], questions: [], waiting: [], leftOut: [] }

export const steps = (...planned: readonly Step[]): Plan => ({ ...nothing, steps: planned })

/** @param since when it could have been settled, in unix seconds */
export const waits = (match: Match, reason: string, since: number): Plan => ({
  ...nothing,
  waiting: [{ match, reason, since }],
})

/** Asks about something that isn't on the chain. */
export function asksAbout(key: string, about: string, reason: string): Plan {
  return { ...nothing, questions: [{ key, about, matchId: undefined, stake: 0n, reason }] }
}

/** @param code distinguishes the reasons about one match */
export function asks(match: Match, code: string, reason: string): Plan {
  const { id, totalPoolA, totalPoolB } = match
  const question = { key: `${code}/${id}`, about: titled(match.name, match.startTime), matchId: id, reason }
  return { ...nothing, questions: [{ ...question, stake: totalPoolA + totalPoolB }] }
}

export const titled = (name: string, startTime: number) => `${name} (${formatTime(startTime)})`

export function combined(plans: readonly Plan[]): Plan {
  return {
    steps: plans.flatMap(({ steps }) => steps),
    questions: plans.flatMap(({ questions }) => questions),
    waiting: plans.flatMap(({ waiting }) => waiting),
    leftOut: plans.flatMap(({ leftOut }) => leftOut),
  }
}
