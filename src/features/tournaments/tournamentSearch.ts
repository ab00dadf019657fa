import type { TournamentStage } from '@/domain/tournament/tournament'

export const TOURNAMENT_STAGES = ['upcoming', 'running', 'finished'] as const satisfies TournamentStage[]

export interface TournamentSearch {
  show: TournamentStage
}

export const DEFAULT_TOURNAMENT_SEARCH: TournamentSearch = { show: 'upcoming' }

export function parseTournamentSearch(raw: Record<string, unknown>): TournamentSearch {
  return {
    show: TOURNAMENT_STAGES.find((stage) => stage === raw.show) ?? DEFAULT_TOURNAMENT_SEARCH.show,
  }
}
