import type { Match } from '../../../src/domain/match/match.ts'
import { parseMatchName } from '../../../src/domain/match/name.ts'
import type { SeasonMatch } from './recordedSeason.ts'

/** 0 is void. */
export type Outcome = 0 | 1 | 2

/** Finds the match of the season by its teams, which meet once. */
export function seasonMatchOf({ name }: Pick<Match, 'name'>, season: readonly SeasonMatch[]) {
  const { teamA, teamB } = parseMatchName(name)
  return season.find(({ teams: [one, two] }) => one === teamA && two === teamB)
}

/** Returns how the house rules settle a match of the season, at the time at which it was played. */
export function outcomeOf({ kind, winner }: SeasonMatch): Outcome {
  return kind === 'forfeit' || kind === 'draw' || kind === 'cancelled' ? 0 : winner
}

/** Returns what the organizer has published, `undefined` before. @param now unix seconds */
export function publishedOutcome(match: SeasonMatch, now: number): Outcome | undefined {
  const { kind, start, end, correctedAt } = match
  if (kind === 'cancelled') return now >= start ? 0 : undefined
  const publishedAt = kind === 'misreported' ? correctedAt : end
  return now >= publishedAt ? outcomeOf(match) : undefined
}
