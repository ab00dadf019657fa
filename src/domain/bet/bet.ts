import { type Match, type RawMatch, type Side, toMatch } from '@/domain/match/match'

/** A position as `getUserBets` returns it. */
export interface RawUserBet {
  matchInfo: RawMatch
  amount: bigint
  prediction: number
  claimed: boolean
  payout: bigint
}

/** One bettor's whole position on one match. Amounts in wei. */
export interface Bet {
  match: Match
  amount: bigint
  prediction: Side
  claimed: boolean
  /** What the resolution as it stands pays or paid: winnings or refund. 0 if it lost or there is none. */
  payout: bigint
}

/** Maps what the contract returned. */
export function toBet(raw: RawUserBet): Bet {
  return {
    match: toMatch(raw.matchInfo),
    amount: raw.amount,
    prediction: raw.prediction === 1 ? 1 : 2,
    claimed: raw.claimed,
    payout: raw.payout,
  }
}

/**
 * `claimableLater`: winnings or a refund that the dispute window still holds back, until the match's `claimableAt`.
 * `refund`: a void match's stake, claimable now.
 */
export type BetStatus = 'pending' | 'won' | 'lost' | 'claimed' | 'claimableLater' | 'refund' | 'refunded'

/** @param now the chain's now, unix seconds */
export function betStatus(bet: Bet, now: number): BetStatus {
  const { match } = bet
  if (!match.isFinalized) return 'pending'
  if (bet.claimed) return match.isVoid ? 'refunded' : 'claimed'
  if (!match.isVoid && match.winner !== bet.prediction) return 'lost'
  if (now < match.claimableAt) return 'claimableLater'
  return match.isVoid ? 'refund' : 'won'
}

/** What a claim of this position would pay now, in wei; 0 if nothing. @param now the chain's now, unix seconds */
export function claimableNow(bet: Bet, now: number): bigint {
  const status = betStatus(bet, now)
  return status === 'won' || status === 'refund' ? bet.payout : 0n
}
