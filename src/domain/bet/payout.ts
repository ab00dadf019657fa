import type { Match, Side } from '@/domain/match/match'
import { multiplier, poolsOf } from '@/domain/match/odds'

/**
 * What a winning stake is paid, to the wei as the contract reckons it. Every division rounds down.
 * @param pools in wei, the stake included in the winning one, which is not 0
 */
export function payoutOf(
  stake: bigint,
  pools: { winning: bigint; losing: bigint },
  feeBps: number,
): { gross: bigint; fee: bigint; payout: bigint } {
  const gross = (pools.losing * stake) / pools.winning
  const fee = (gross * BigInt(feeBps)) / 10_000n
  return { gross, fee, payout: stake + gross - fee }
}

/** What a position would be paid if its side wins and no bet follows. Amounts in wei. */
export interface BetPreview {
  /** The whole position: what is held and what is added. */
  stake: bigint
  payout: bigint
  fee: bigint
  /** What the payout adds to the stake. 0 if nobody bet on the other side, or not enough to be shared. */
  profit: bigint
  /** What the added amount alone would be paid: what a guarded bet bounds. */
  payoutOfAmount: bigint
  /** The position's part of its side's pool, in bps. */
  shareBps: number
  multiplierBefore: number | undefined
  multiplierAfter: number | undefined
}

/**
 * @param amount what is to be bet now, in wei, more than 0
 * @param held what the bettor already has on that side, in wei
 */
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
 * What a side still takes in live stakes from all bettors together, in wei; `undefined` where nothing bounds it: before
 * the start, and on a match on which nobody bet before it.
 * @param now the chain's now, unix seconds
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
