import type { Match, Side } from '@/domain/match/match'
import { multiplier, poolsOf } from '@/domain/match/odds'

/** Computes a winning stake's payout as the contract does, rounding down. `winning` includes the stake. */
export function payoutOf(
  stake: bigint,
  pools: { winning: bigint; losing: bigint },
  feeBps: number,
): { gross: bigint; fee: bigint; payout: bigint } {
  const gross = (pools.losing * stake) / pools.winning
  const fee = (gross * BigInt(feeBps)) / 10_000n
  return { gross, fee, payout: stake + gross - fee }
}

/** The payout of a position if its side wins and no other bet follows. Amounts in wei. */
export interface BetPreview {
  /** The held stake plus the new amount. */
  stake: bigint
  payout: bigint
  fee: bigint
  profit: bigint
  /** The payout of the new amount alone, which `placeBetWithin` guards. */
  payoutOfAmount: bigint
  /** The position's share of its side's pool. */
  shareBps: number
  multiplierBefore: number | undefined
  multiplierAfter: number | undefined
}

/** Previews a bet of `amount` wei on top of the `held` stake on that side. */
export function previewBet(match: Match, side: Side, amount: bigint, held = 0n): BetPreview {
  const after = withStake(match, side, amount)
  const { own, other } = poolsOf(after, side)
  const pools = { winning: own, losing: other }
  const stake = held + amount
  const { fee, payout } = payoutOf(stake, pools, match.feeBps)
  return {
    stake,
    payout,
    fee,
    profit: payout - stake,
    payoutOfAmount: payoutOf(amount, pools, match.feeBps).payout,
    shareBps: Number((stake * 10_000n) / own),
    multiplierBefore: multiplier(match, side),
    multiplierAfter: multiplier(after, side),
  }
}

/**
 * Returns the live stakes that a side still accepts from all bettors, in wei. `undefined` if there is no cap: before the
 * start, and if nobody bet before it.
 */
export function liveRoom(match: Match, side: Side, now: number): bigint | undefined {
  if (now < match.startTime) return undefined
  const early = { 1: match.totalPoolA - match.livePoolA, 2: match.totalPoolB - match.livePoolB }
  if (early[1] + early[2] === 0n) return undefined
  const cap = (early[side] * BigInt(match.liveCapBps)) / 10_000n
  const live = side === 1 ? match.livePoolA : match.livePoolB
  return live < cap ? cap - live : 0n
}

function withStake(match: Match, side: Side, amount: bigint): Match {
  return side === 1
    ? { ...match, totalPoolA: match.totalPoolA + amount }
    : { ...match, totalPoolB: match.totalPoolB + amount }
}
