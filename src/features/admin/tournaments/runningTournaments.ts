import type { Match } from '@/domain/match/match'
import type { Participant } from '@/domain/tournament/player'
import type { Scoring } from '@/domain/tournament/settlement'
import type { Tournament } from '@/domain/tournament/tournament'
import { tournamentAbandonedAt } from '@/domain/tournament/tournament'

export interface RunningProps {
  tournament: Tournament
  /** In the tournament's order. */
  matches: readonly Match[]
  participants: readonly Participant[]
  toScore: readonly Scoring[]
  now: number
}

/** `upcoming`: can be cancelled. `playing`: the first match has started. `settling`: over. `abandoned`: can only be voided. */
type RunningState = 'upcoming' | 'playing' | 'settling' | 'abandoned'

export function runningState(tournament: Tournament, now: number): RunningState {
  if (now >= tournamentAbandonedAt(tournament)) return 'abandoned'
  if (now >= tournament.endTime) return 'settling'
  return now >= tournament.firstMatchStart ? 'playing' : 'upcoming'
}

/** Returns the open tournaments, the earliest end first. */
export function runningTournaments(tournaments: readonly Tournament[]): Tournament[] {
  return tournaments
    .filter(({ status }) => status === 'open')
    .sort((one, other) => one.endTime - other.endTime || Number(one.id - other.id))
}
