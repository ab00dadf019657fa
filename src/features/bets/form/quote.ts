import type { Side } from '@/domain/match/match'
import { minPayoutOf, NO_ODDS_LIMIT } from './stakeRules'

/** What a stake paid on screen when the bettor stopped typing, or accepted since. The bet keeps to it. */
export interface Quote {
  side: Side
  /** Wei. */
  stake: bigint
  /** Wei. */
  payout: bigint
  /** The odds as shown: the payout per staked wei. */
  times: number
}

/** Odds that differ from the quoted ones. */
export interface OddsMove {
  from: number
  to: number
  /** The profit fell further than the bettor tolerates. */
  isBeyond: boolean
}

/** Returns the lowest payout in wei that keeps to a quote; `undefined` without odds protection. */
export function floorOf({ stake, payout }: Quote, toleranceBps: number): bigint | undefined {
  return toleranceBps === NO_ODDS_LIMIT ? undefined : minPayoutOf(stake, payout, toleranceBps)
}

/** Compares a quote with what the same stake pays now. */
export function oddsMove(quote: Quote, now: Quote, toleranceBps: number): OddsMove | undefined {
  if (now.payout === quote.payout) return undefined
  const floor = floorOf(quote, toleranceBps)
  return { from: quote.times, to: now.times, isBeyond: floor !== undefined && now.payout < floor }
}
