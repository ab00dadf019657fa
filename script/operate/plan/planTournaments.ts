import { finalization, inBatches, topScorers, unscored } from '../../../src/domain/tournament/settlement.ts'
import type { ChainState, RunningTournament, Step } from './types.ts'

/** Plans the scoring of final matches, and finalizes tournaments that are scored. Judges do both for theirs. */
export function planTournaments({ tournaments, isTournamentAdmin }: ChainState, now: number): Step[] {
  return tournaments
    .filter(({ tournament }) => !tournament.isJudged)
    .flatMap((running) => planTournament(running, isTournamentAdmin, now))
}

function planTournament(running: RunningTournament, isAdmin: boolean, now: number): Step[] {
  const { tournament, matches, participants } = running
  const scorings = inBatches(unscored(matches, participants, now))
  if (scorings.length > 0) {
    return scorings.map(({ match, players }) => ({
      kind: 'score',
      ...{ tournament, match, players },
      reason: 'The result is final.',
    }))
  }
  if (!finalization({ ...running, isAdmin, now }).can) return []
  const winners = topScorers(tournament, participants)
  return [{ kind: 'finalizeTournament', tournament, winners, reason: 'Every match is final and scored.' }]
}
