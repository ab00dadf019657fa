import { resultTotals } from '@/domain/bet/payout'
import { type Position, stakeOf } from '@/domain/ledger/ledger'
import type { Match, Side } from '@/domain/match/match'

/**
 * Returns where a match's stakes go if either side wins, in wei, before the rounding of each claim: `paid` to the winners
 * with their own stakes, `returned` to losers whose stakes weren't matched, and `fee` with the referrers' part.
 */
export function outcomesOf(match: Match) {
  const outcomeOf = (winner: Side) => {
    const { stakes, matched, fee, unmatched } = resultTotals(match, winner)
    // Without winners nothing is matched, and every stake goes back.
    return { winner, paid: stakes + matched - fee, returned: unmatched, fee }
  }
  return [outcomeOf(1), outcomeOf(2)] as const
}

/** Returns the largest positions on a match, largest first, with their share of all its stakes. */
export function largestBets(positions: readonly Position[], count: number) {
  const total = positions.reduce((sum, position) => sum + stakeOf(position), 0n)
  return positions
    .map((position) => ({ ...position, stake: stakeOf(position) }))
    .sort((a, b) => Number(b.stake > a.stake) - Number(b.stake < a.stake))
    .slice(0, count)
    .map(({ account, side, stake }) => ({
      account,
      side,
      stake,
      shareBps: Number((stake * 10_000n) / total),
    }))
}
