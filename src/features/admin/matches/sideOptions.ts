import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { allStakes } from '@/domain/match/odds'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'

export function sideOptions(match: Match, messages: Messages) {
  const option = (side: Side) => ({
    label: messages.adminResults.finalize.side(side),
    team: describeSide(match, side, messages).team,
    detail: `${formatAmount(allStakes(match)[side])} ${messages.ui.weth}`,
  })
  return [option(1), option(2)] as const
}

/** Returns the text to type to confirm a winner: the team, or the side if the match's name has no teams. */
export function winnerToType(match: Match, winner: Side, messages: Messages): string {
  const { label, team } = describeSide(match, winner, messages)
  return team ?? label
}
