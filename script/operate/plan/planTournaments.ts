import { isFinal } from '../../../src/domain/match/match.ts'
import { topScorers, unscored } from '../../../src/domain/tournament/finishing.ts'
import { isAbandoned } from '../../../src/domain/tournament/tournament.ts'
import { chunksOf } from '../../../src/lib/chunksOf.ts'
import type { ChainState, RunningTournament, Step } from './types.ts'

/** Gas of a player, and of each of a player's predictions. All of a transaction stay below what one takes. */
const PLAYER_GAS = 11_000
const PREDICTION_GAS = 250
const SCORING_GAS = 7_000_000

/** Plans the scoring of tournaments whose matches are all final, and finalizes those that are scored. */
export function planTournaments({ tournaments, time }: ChainState): Step[] {
  return tournaments
    .filter((running) => isFinishable(running, time))
    .flatMap((running) => planTournament(running, time))
}

/** Judges do both for theirs. Scored match by match, a tournament would cost as many times more. */
export function isFinishable(running: Pick<RunningTournament, 'tournament' | 'matches'>, now: number) {
  const { tournament, matches } = running
  const isDecided = matches.every((match) => isFinal(match, now))
  return !tournament.isJudged && isDecided && !isAbandoned(tournament, matches, now)
}

function planTournament({ tournament, matches, participants }: RunningTournament, now: number): Step[] {
  const players = new Set(unscored(matches, participants, now).flatMap((scoring) => scoring.players))
  if (players.size === 0) {
    const winners = topScorers(tournament, participants)
    return [{ kind: 'finalizeTournament', tournament, winners, reason: 'Every match is final and scored.' }]
  }
  const size = Math.floor(SCORING_GAS / (PLAYER_GAS + PREDICTION_GAS * matches.length))
  return chunksOf([...players], size).map((batch) => ({
    kind: 'score',
    tournament,
    players: batch,
    reason: 'Every match is final.',
  }))
}
