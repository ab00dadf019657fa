import type { Match } from '@/domain/match/match'
import { parseMatchName } from '@/domain/match/name'

const MOST_BESIDE = 4
const MOST_RESULTS = 5

/**
 * Returns the open matches to show beside one, the next first: of its event, or without others there of its game, `of` which they
 * then are; else any.
 */
export function matchesBeside(
  match: Match,
  others: readonly Match[],
): { of: string | undefined; shown: readonly Match[] } {
  const { event, game } = parseMatchName(match.name)
  const next = others.toSorted((a, b) => a.startTime - b.startTime)
  const ofEvent = next.filter(({ name }) => event !== undefined && parseMatchName(name).event === event)
  const ofGame = next.filter(({ name }) => game !== undefined && parseMatchName(name).game === game)
  const [of, shown] =
    ofEvent.length > 0 ? [event, ofEvent] : ofGame.length > 0 ? [game, ofGame] : [undefined, next]
  return { of, shown: shown.slice(0, MOST_BESIDE) }
}

/** Returns the last matches of a match's teams among others, newest first, of their whole series alone. */
export function lastResults(match: Match, past: readonly Match[]): readonly Match[] {
  const own = new Set(teamsOf(match))
  return past
    .filter((other) => other.id !== match.id && !parseMatchName(other.name).market)
    .filter((other) => teamsOf(other).some((team) => own.has(team)))
    .sort((a, b) => b.endTime - a.endTime)
    .slice(0, MOST_RESULTS)
}

/** A team plays one game under a name: others of the same name are other teams. */
function teamsOf({ name }: Match): string[] {
  const { game = '', teamA, teamB } = parseMatchName(name)
  return [teamA, teamB].flatMap((team) => (team ? [`${game}\n${team}`.toLowerCase()] : []))
}
