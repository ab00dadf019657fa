import { type Tournament, type TournamentStage, tournamentStage } from '@/domain/tournament/tournament'

/** Returns tournaments of one stage: next to start or end first, finished ones latest first. */
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
