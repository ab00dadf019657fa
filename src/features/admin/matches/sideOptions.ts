import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { poolsOf } from '@/domain/match/odds'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import type { AdminMessages } from '@/i18n/useAdminMessages'

/** The two sides of a match to choose a winner from, each with its pool. */
export function sideOptions(match: Match, messages: Messages, { matches }: AdminMessages) {
  const option = (side: Side) => ({
    label: matches.finalize.side(side),
    team: describeSide(match, side, messages).team,
    detail: `${formatAmount(poolsOf(match, side).own)} ${messages.ui.weth}`,
  })
  return [option(1), option(2)] as const
}

/** What has to be typed to confirm a winner: the team's name, or the side's where the match's name tells none. */
export function winnerToType(match: Match, winner: Side, messages: Messages): string {
  const { label, team } = describeSide(match, winner, messages)
  return team ?? label
}
