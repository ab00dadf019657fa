import type { Messages } from '@/i18n/catalogue'
import { type Match, parseMatchName, type Side } from './match'

/** Returns a side's label, and the team's name if the match's name has it. */
export function describeSide(match: Pick<Match, 'name'>, side: Side, messages: Messages) {
  const { teamA, teamB } = parseMatchName(match.name)
  return side === 1
    ? { label: messages.match.teamA, team: teamA }
    : { label: messages.match.teamB, team: teamB }
}

/** The side's label, and the team's name where the match's name tells it: `Team A (T1)`. */
export function sideName(match: Pick<Match, 'name'>, side: Side, messages: Messages): string {
  const { label, team } = describeSide(match, side, messages)
  return messages.bets.team(label, team)
}
