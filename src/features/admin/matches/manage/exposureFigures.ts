import type { Address } from 'viem'
import { resultTotals } from '@/domain/bet/payout'
import { type Position, stakeOf } from '@/domain/ledger/ledger'
import type { Match, Side } from '@/domain/match/match'

/** Where a match's stakes go if a side wins, in wei, before the rounding of each claim. */
export interface Outcome {
  winner: Side
  /** To the winners, with their own stakes. */
  paid: bigint
  /** To the losers, whose stakes weren't matched. */
  returned: bigint
  /** What the pool keeps, referrers' part included. */
  fee: bigint
}

export function outcomesOf(match: Match): readonly [Outcome, Outcome] {
  const outcomeOf = (winner: Side) => {
    const { stakes, matched, fee, unmatched } = resultTotals(match, winner)
    // Without winners nothing is matched, and every stake goes back.
    return { winner, paid: stakes + matched - fee, returned: unmatched, fee }
  }
  return [outcomeOf(1), outcomeOf(2)]
}

export interface LargeBet {
  account: Address
  side: Side
  /** Wei. */
  stake: bigint
  /** Of all stakes on the match. */
  shareBps: number
}

/** Returns the largest positions on a match, largest first. */
export function largestBets(positions: readonly Position[], count: number): LargeBet[] {
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
