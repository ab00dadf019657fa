import { isFinal } from '../../../src/domain/match/status.ts'
import type { Participant } from '../../../src/domain/tournament/player.ts'
import { topScorers } from '../../../src/domain/tournament/settlement.ts'
import { isAbandoned } from '../../../src/domain/tournament/tournament.ts'
import type { ChainState, RunningTournament, Step } from './types.ts'

/** At about 10,000 gas each, far below the gas of one transaction. */
const PLAYERS_PER_TRANSACTION = 600

/** Plans the scoring of tournaments whose matches are all final, and finalizes those that are scored. */
export function planTournaments({ tournaments }: ChainState, now: number): Step[] {
  return tournaments.filter((running) => isSettleable(running, now)).flatMap(planTournament)
}

/** Judges do both for theirs. Scored match by match, a tournament would cost as many times more. */
export function isSettleable(
  { tournament, matches }: Pick<RunningTournament, 'tournament' | 'matches'>,
  now: number,
): boolean {
  return (
    !tournament.isJudged &&
    matches.every((match) => isFinal(match, now)) &&
    !isAbandoned(tournament, matches, now)
  )
}

function planTournament({ tournament, matches, participants }: RunningTournament): Step[] {
  const hasUnscored = ({ predictions, scored }: Participant) =>
    matches.some(({ isVoid }, index) => !isVoid && predictions[index] !== 0 && !scored[index])
  const players = participants.filter(hasUnscored).map(({ account }) => account)
  if (players.length === 0) {
    const winners = topScorers(tournament, participants)
    return [{ kind: 'finalizeTournament', tournament, winners, reason: 'Every match is final and scored.' }]
  }
  return Array.from({ length: Math.ceil(players.length / PLAYERS_PER_TRANSACTION) }, (_, batch) => ({
    kind: 'score',
    tournament,
    players: players.slice(batch * PLAYERS_PER_TRANSACTION, (batch + 1) * PLAYERS_PER_TRANSACTION),
    reason: 'Every match is final.',
  }))
}
