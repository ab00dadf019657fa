import type { Match } from '@/domain/match/match'
import { parseMatchName } from '@/domain/match/name'
import { seriesKey } from '@/domain/match/series'

/**
 * Returns a function that finds another series of a match's two teams among the open matches: the one about the winner that
 * starts first, else the first other market.
 */
export function rematchFinder(open: readonly Match[]): (match: Match) => Match | undefined {
  const byTeams = new Map<string, Match[]>()
  const rank = ({ name }: Match) => (parseMatchName(name).market ? 1 : 0)
  for (const match of open.toSorted((a, b) => rank(a) - rank(b) || a.startTime - b.startTime)) {
    const teams = teamsOf(match)
    if (teams) byTeams.set(teams, [...(byTeams.get(teams) ?? []), match])
  }
  return (match) => byTeams.get(teamsOf(match) ?? '')?.find((other) => seriesKey(other) !== seriesKey(match))
}

/** Returns a key that two matches of the same teams share, in either order; `undefined` for an unknown form of name. */
function teamsOf({ name }: Match): string | undefined {
  const { game, teamA, teamB } = parseMatchName(name)
  if (!teamA || !teamB) return undefined
  return [game ?? '', ...[teamA, teamB].sort()].join('\n').toLowerCase()
}
