import type { StepContext } from './contracts'
import { type Challenge, matchSteps } from './matches'
import { moneySteps } from './money'
import { tournamentSteps } from './tournaments'

/** Returns the steps on all contracts. */
export function contractSteps(context: StepContext) {
  const matches = matchSteps(context)
  const money = moneySteps(context)
  return {
    ...context,
    ...matches,
    ...money,
    tournaments: tournamentSteps(context, matches, money),

    /** Challenges an outcome, or the lack of one, with 1 WETH approved for the bond. */
    async fundAndChallenge(matchId: bigint, challenge: Challenge) {
      await money.giveWeth(challenge.by, '1')
      await money.approve(challenge.by, '1')
      return matches.challenge(matchId, challenge)
    },
  }
}
