import type { Match, Side } from '@/domain/match/match'
import {
  addStake,
  matchedStakes,
  multiplier,
  openPool,
  otherSide,
  type Pool,
  type PoolName,
  type Pools,
  poolsOf,
  type Rates,
} from '@/domain/match/odds'

/** A position's stakes on its side of the early and of the live pool, in wei. */
export type Stakes = Record<PoolName, bigint>

const POOLS = ['early', 'live'] as const

export const NO_STAKES: Stakes = { early: 0n, live: 0n }

export function addAmount(stakes: Stakes, name: PoolName, amount: bigint): Stakes {
  return { ...stakes, [name]: stakes[name] + amount }
}

/**
 * Computes what a position is paid if its side wins, in wei: stakes + gross − fee, with gross = matched × stake / W in each pool.
 * As in the contract, each division rounds down, each pool on its own.
 */
export function payoutIfWon(pools: Pools, side: Side, stakes: Stakes, rates: Rates) {
  const gross = sumOfPools((name) => grossGain(pools[name], side, stakes[name], rates.maxGain))
  const fee = (gross * BigInt(rates.feeBps)) / 10_000n
  return { gross, fee, payout: stakes.early + stakes.live + gross - fee }
}

/** Computes the part of a position in wei that comes back if its side loses: (L − matched) × stake / L in each pool. */
export function unmatchedStake(pools: Pools, side: Side, stakes: Stakes, { maxGain }: Rates): bigint {
  return sumOfPools((name) => unmatchedPart(pools[name], side, stakes[name], maxGain))
}

/** Computes a position's payout and the fee on it in wei. @param winner 0 if the match is void */
export function settledPayout(pools: Pools, side: Side, stakes: Stakes, rates: Rates, winner: 0 | Side) {
  if (winner === side) return payoutIfWon(pools, side, stakes, rates)
  const payout = winner === 0 ? stakes.early + stakes.live : unmatchedStake(pools, side, stakes, rates)
  return { payout, fee: 0n }
}

/** Returns the totals of a result over all bettors, before the rounding of each claim, in wei. */
export function resultTotals(match: Match, winner: Side) {
  const pools = poolsOf(match)
  const loser = otherSide(winner)
  const stakes = sumOfPools((name) => pools[name][winner])
  const losing = sumOfPools((name) => pools[name][loser])
  const matched = sumOfPools((name) => matchedStakes(pools[name][loser], pools[name][winner], match.maxGain))
  const fee = (matched * BigInt(match.feeBps)) / 10_000n
  return {
    /** The winners' own stakes. */
    stakes,
    /** Losing stakes that the winners share. */
    matched,
    /** Part of `matched` that the pool keeps, with the referrers' part. */
    fee,
    /** To the winners, with their own stakes. */
    paid: stakes + matched - fee,
    /** Losing stakes that come back. */
    unmatched: losing - matched,
  }
}

export type BetPreview = ReturnType<typeof previewBet>

/**
 * Previews a bet of `amount` wei, placed `now`: what it pays if it wins and no other bet follows, in wei.
 * @param held the bettor's stakes on that side, which share in the pool
 */
export function previewBet(match: Match, side: Side, amount: bigint, held: Stakes, now: number) {
  const name = openPool(match, now)
  const before = poolsOf(match)
  const after = addStake(before, name, side, amount)
  const stakes = addAmount(NO_STAKES, name, amount)
  const { fee, payout } = payoutIfWon(after, side, stakes, match)
  return {
    payout,
    fee,
    profit: payout - amount,
    /** Part of the amount that the other side matches. The rest comes back if the bet loses. */
    matchedAmount: amount - unmatchedStake(after, side, stakes, match),
    /** The position's share of its side of the open pool. */
    shareBps: Number(((held[name] + amount) * 10_000n) / after[name][side]),
    /** The gain is at the match's `maxGain`. */
    isCapped: after[name][otherSide(side)] > BigInt(match.maxGain) * after[name][side],
    multiplierBefore: multiplier(before[name], side, match),
    multiplierAfter: multiplier(after[name], side, match),
  }
}

function sumOfPools(partOf: (name: PoolName) => bigint): bigint {
  return POOLS.reduce((sum, name) => sum + partOf(name), 0n)
}

function grossGain(pool: Pool, side: Side, stake: bigint, maxGain: number): bigint {
  const winning = pool[side]
  if (winning === 0n) return 0n
  return (matchedStakes(pool[otherSide(side)], winning, maxGain) * stake) / winning
}

function unmatchedPart(pool: Pool, side: Side, stake: bigint, maxGain: number): bigint {
  const losing = pool[side]
  if (losing === 0n) return 0n
  return ((losing - matchedStakes(losing, pool[otherSide(side)], maxGain)) * stake) / losing
}
