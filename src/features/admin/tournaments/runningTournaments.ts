import { tournamentAbandonedAt } from '@/domain/tournament/settlement'
import type { Tournament } from '@/domain/tournament/tournament'

/**
 * Where an open tournament stands for whoever runs it. `upcoming`: it can be cancelled. `playing`: its first match has
 * started. `settling`: it has ended. `abandoned`: it can only be voided.
 */
type RunningState = 'upcoming' | 'playing' | 'settling' | 'abandoned'

/** @param now the chain's now, unix seconds */
export function runningState(tournament: Tournament, now: number): RunningState {
  if (now >= tournamentAbandonedAt(tournament)) return 'abandoned'
  if (now >= tournament.endTime) return 'settling'
  return now >= tournament.firstMatchStart ? 'playing' : 'upcoming'
}

/** The open ones, which ended longest ago or end next first. */
export function runningTournaments(tournaments: readonly Tournament[]): Tournament[] {
  return tournaments
    .filter(({ status }) => status === 'open')
    .sort((one, other) => one.endTime - other.endTime || Number(one.id - other.id))
}
