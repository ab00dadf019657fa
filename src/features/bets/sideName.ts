import type { Match, Side } from '@/lib/match'
import type { Words } from '@/lib/words/catalogue'
import { describeSide } from '@/lib/words/describeSide'

/** The side's label, and the team's name where the match's name tells it: `Team A (T1)`. */
export function sideName(match: Pick<Match, 'name'>, side: Side, words: Words): string {
  const { label, team } = describeSide(match, side, words)
  return words.bets.team(label, team)
}
