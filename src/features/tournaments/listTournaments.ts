import { type Tournament, type TournamentStage, tournamentStage } from '@/domain/tournament/tournament'

/**
 * Tournaments of one stage, the most pressing first: which starts, or ends, the soonest; of finished ones the last.
 * @param now the chain's now, unix seconds
 */
export function listTournaments(
  tournaments: readonly Tournament[],
  stage: TournamentStage,
  now: number,
): Tournament[] {
  const time = stage === 'upcoming' ? 'startTime' : 'endTime'
  const direction = stage === 'finished' ? -1 : 1
  return tournaments
    .filter((tournament) => tournamentStage(tournament, now) === stage)
    .sort((one, other) => direction * (one[time] - other[time]) || Number(other.id - one.id))
}
