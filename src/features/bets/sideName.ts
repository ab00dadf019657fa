import { type Match, parseMatchName, type Side } from '@/lib/match'
import type { Words } from '@/lib/words/useWords'

/** The side's label, and the team's name where the match's name tells it: `Team A (T1)`. */
export function sideName(match: Pick<Match, 'name'>, side: Side, words: Words): string {
  const { teamA, teamB } = parseMatchName(match.name)
  return side === 1 ? words.bets.team(words.ui.teamA, teamA) : words.bets.team(words.ui.teamB, teamB)
}
