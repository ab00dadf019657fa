import type { TournamentStage } from '@/domain/tournament/tournament'
import { searchOption } from '@/lib/searchText'

export const TOURNAMENT_STAGES = ['upcoming', 'running', 'finished'] as const satisfies TournamentStage[]

export interface TournamentSearch {
  show: TournamentStage
}

export function parseTournamentSearch(raw: Record<string, unknown>): TournamentSearch {
  return { show: searchOption(TOURNAMENT_STAGES, raw.show) }
}
