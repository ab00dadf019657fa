import type { StepContext } from './contracts'
import { matchSteps } from './matches'
import { moneySteps } from './money'
import { tournamentSteps } from './tournaments'

/** Returns the steps on all contracts. */
export function contractSteps(context: StepContext) {
  const matches = matchSteps(context)
  const money = moneySteps(context)
  return { ...context, ...matches, ...money, tournaments: tournamentSteps(context, matches, money) }
}
