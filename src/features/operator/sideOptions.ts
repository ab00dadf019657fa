import { formatAmount } from '@/lib/amounts'
import { type Match, poolsOf, type Side } from '@/lib/match'
import type { Words } from '@/lib/words/catalogue'
import { describeSide } from '@/lib/words/describeSide'
import type { OperatorWords } from '@/lib/words/useOperatorWords'

/** The two sides of a match to choose a winner from, each with its pool. */
export function sideOptions(match: Match, words: Words, { matches }: OperatorWords) {
  const option = (side: Side) => ({
    label: matches.finalize.side(side),
    team: describeSide(match, side, words).team,
    detail: `${formatAmount(poolsOf(match, side).own)} ${words.ui.weth}`,
  })
  return [option(1), option(2)] as const
}

/** What has to be typed to confirm a winner: the team's name, or the side's where the match's name tells none. */
export function winnerToType(match: Match, winner: Side, words: Words): string {
  const { label, team } = describeSide(match, winner, words)
  return team ?? label
}
