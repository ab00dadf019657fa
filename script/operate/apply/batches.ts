import { stepKey } from '../chain/callsOf.ts'
import type { Step } from '../plan/types.ts'

/** Splits steps into those that can share a transaction, in their order: the pool's, and each of a tournament's. */
export function batchesOf(steps: readonly Step[]): Step[][] {
  const ofPool = steps.filter((step) => !isOfTournament(step))
  return [...(ofPool.length > 0 ? [ofPool] : []), ...steps.filter(isOfTournament).map((step) => [step])]
}

const isOfTournament = ({ kind }: Step) => kind === 'score' || kind === 'finalizeTournament'

/** Splits a batch by matches, so that closing one and naming its result stay together; else by steps. */
export function halvesOf(steps: readonly Step[]): Step[][] {
  const groups = new Map<string, Step[]>()
  for (const step of steps) {
    const key = 'match' in step ? String(step.match.id) : stepKey(step)
    groups.set(key, [...(groups.get(key) ?? []), step])
  }
  if (groups.size === 1) return steps.map((step) => [step])
  const all = [...groups.values()]
  const middle = Math.ceil(all.length / 2)
  return [all.slice(0, middle).flat(), all.slice(middle).flat()]
}
