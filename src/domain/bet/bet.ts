import type { ContractFunctionReturnType } from 'viem'
import type { lensAbi } from '@/chain/queries/generated'
import { isFinal, sideOf, toMatch } from '@/domain/match/match'
import { poolsOf } from '@/domain/match/odds'
import { payoutIfWon, type Stakes, unmatchedStake } from './payout'

export type RawUserBet = ContractFunctionReturnType<typeof lensAbi, 'view', 'getUserBets'>[0][number]

/**
 * A bettor's whole position on a match, in wei: `amount` is the stake in both pools, `liveAmount` its part in the live pool, and
 * `payout` the winnings, refund, or unmatched part of a lost stake at the present result, claimed or not, 0 while unresolved.
 */
export type Bet = ReturnType<typeof toBet>

export function toBet({ matchInfo, claimedByOther, prediction, ...raw }: RawUserBet) {
  return {
    ...raw,
    match: toMatch(matchInfo),
    prediction: sideOf(prediction),
    /** Somebody else claimed it for the bettor. */
    wasPaid: claimedByOther,
  }
}

export function stakesOf({ amount, liveAmount }: Bet): Stakes {
  return { early: amount - liveAmount, live: liveAmount }
}

/** Returns a pending bet's payout if it wins, and how much of it is matched, at the present stakes in wei. */
export function currentOutlook(bet: Bet): { payout: bigint; matched: bigint } {
  const { match, prediction, amount } = bet
  const pools = poolsOf(match)
  const stakes = stakesOf(bet)
  return {
    payout: payoutIfWon(pools, prediction, stakes, match).payout,
    matched: amount - unmatchedStake(pools, prediction, stakes, match),
  }
}

/**
 * `claimableLater` awaits the end of the dispute window; `refund` is the stake of a void match, or one that nobody matched,
 * claimable now. A bet that was won is `claimed` by the bettor, or `paid` by somebody else. A lost bet can have a payout: the
 * part of it that wasn't matched.
 */
export type BetStatus =
  | 'pending'
  | 'challenged'
  | 'won'
  | 'lost'
  | 'claimed'
  | 'paid'
  | 'claimableLater'
  | 'refund'
  | 'refunded'

export function betStatus(bet: Bet, now: number): BetStatus {
  const { match } = bet
  if (match.isChallenged) return 'challenged'
  if (!match.hasResult) return 'pending'
  const isRefund = match.isVoid || isUnmatched(bet)
  if (hasLost(bet) && !isRefund) return 'lost'
  if (bet.claimed) return isRefund ? 'refunded' : bet.wasPaid ? 'paid' : 'claimed'
  if (now < match.claimableAt) return 'claimableLater'
  return isRefund ? 'refund' : 'won'
}

/** Returns the amount that can be claimed now, in wei. */
export function claimableNow(bet: Bet, now: number): bigint {
  return isFinal(bet.match, now) && !bet.claimed ? bet.payout : 0n
}

/** Returns `true` if the other side won. */
export function hasLost({ match, prediction }: Bet): boolean {
  return match.winner !== 0 && match.winner !== prediction
}

/** Returns `true` if a lost stake comes back whole, because nobody bet on the winner. */
const isUnmatched = (bet: Bet): boolean => hasLost(bet) && bet.payout === bet.amount
