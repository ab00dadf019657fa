import { type Match, type RawMatch, type Side, toMatch } from '@/domain/match/match'

export interface RawUserBet {
  matchInfo: RawMatch
  amount: bigint
  prediction: number
  claimed: boolean
  payout: bigint
}

/** A bettor's whole position on a match. Amounts in wei. */
export interface Bet {
  match: Match
  amount: bigint
  prediction: Side
  claimed: boolean
  /** Winnings or refund at the present result, claimed or not. 0 if it lost or the match is unresolved. */
  payout: bigint
}

export function toBet(raw: RawUserBet): Bet {
  return {
    match: toMatch(raw.matchInfo),
    amount: raw.amount,
    prediction: raw.prediction === 1 ? 1 : 2,
    claimed: raw.claimed,
    payout: raw.payout,
  }
}

/** `claimableLater` awaits the end of the dispute window; `refund` is a void match's stake, claimable now. */
export type BetStatus = 'pending' | 'won' | 'lost' | 'claimed' | 'claimableLater' | 'refund' | 'refunded'

export function betStatus(bet: Bet, now: number): BetStatus {
  const { match } = bet
  if (!match.isFinalized) return 'pending'
  if (bet.claimed) return match.isVoid ? 'refunded' : 'claimed'
  if (!match.isVoid && match.winner !== bet.prediction) return 'lost'
  if (now < match.claimableAt) return 'claimableLater'
  return match.isVoid ? 'refund' : 'won'
}

/** Returns the amount that can be claimed now, in wei. */
export function claimableNow(bet: Bet, now: number): bigint {
  const status = betStatus(bet, now)
  return status === 'won' || status === 'refund' ? bet.payout : 0n
}
