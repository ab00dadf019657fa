import { communitySteps } from './community'
import type { StepContext } from './contracts'
import { matchSteps } from './matches'
import { moneySteps } from './money'
import { tournamentSteps } from './tournaments'

/** Returns the steps on all contracts. */
export function contractSteps(context: StepContext) {
  const matches = matchSteps(context)
  return {
    ...context,
    ...matches,
    ...moneySteps(context),
    ...communitySteps(context),
    tournaments: tournamentSteps(context, matches),
  }
}
