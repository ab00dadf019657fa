import type { TournamentStage } from '@/domain/tournament/tournament'

/** Which tournaments the list shows. */
export const TOURNAMENT_STAGES = ['upcoming', 'running', 'finished'] as const satisfies TournamentStage[]

/** The state of the list, as the URL keeps it. */
export interface TournamentSearch {
  show: TournamentStage
}

export const DEFAULT_TOURNAMENT_SEARCH: TournamentSearch = { show: 'upcoming' }

/** Reads the list's state from an address that anybody may have typed: what is malformed falls back. */
export function parseTournamentSearch(raw: Record<string, unknown>): TournamentSearch {
  return {
    show: TOURNAMENT_STAGES.find((stage) => stage === raw.show) ?? DEFAULT_TOURNAMENT_SEARCH.show,
  }
}
