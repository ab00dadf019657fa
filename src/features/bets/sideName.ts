import { describeSide } from '@/domain/match/describeSide'
import type { Match, Side } from '@/domain/match/match'
import type { Messages } from '@/i18n/catalogue'

/** The side's label, and the team's name where the match's name tells it: `Team A (T1)`. */
export function sideName(match: Pick<Match, 'name'>, side: Side, messages: Messages): string {
  const { label, team } = describeSide(match, side, messages)
  return messages.bets.team(label, team)
}
