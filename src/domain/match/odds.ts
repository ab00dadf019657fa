import { isBettingOpen, type Match, type Side } from './match'

/** A match's two pools: the early one takes bets until the start, the live one from then on. */
export type PoolName = 'early' | 'live'

/** One pool's stakes on either side, in wei. */
export interface Pool {
  1: bigint
  2: bigint
}

/** The match's rates that set a pool's odds together with its stakes. */
export type Rates = Pick<Match, 'feeBps' | 'maxGain'>

export type Pools = Record<PoolName, Pool>

export function poolsOf({ totalPoolA, totalPoolB, livePoolA, livePoolB }: Match): Pools {
  return {
    early: { 1: totalPoolA - livePoolA, 2: totalPoolB - livePoolB },
    live: { 1: livePoolA, 2: livePoolB },
  }
}

export const NO_POOLS: Pools = { early: { 1: 0n, 2: 0n }, live: { 1: 0n, 2: 0n } }

export function addStake(pools: Pools, name: PoolName, side: Side, amount: bigint): Pools {
  const pool = pools[name]
  return { ...pools, [name]: { ...pool, [side]: pool[side] + amount } }
}

/** Returns the pool that takes a bet placed now. */
export const openPool = (match: Match, now: number): PoolName => (now < match.startTime ? 'early' : 'live')

/** Returns the pool whose odds are shown: the one that takes bets, otherwise the early one unless nobody bet in it. */
export function shownPoolName(match: Match, now: number): PoolName {
  if (isBettingOpen(match, now)) return openPool(match, now)
  const { early } = poolsOf(match)
  return early[1] + early[2] > 0n ? 'early' : 'live'
}

export const shownPool = (match: Match, now: number): Pool => poolsOf(match)[shownPoolName(match, now)]

/** Returns the stakes that a list shows, in wei: the open pool's, or all once nobody can bet. */
export function shownStakes(match: Match, now: number): bigint {
  const pool = isBettingOpen(match, now) ? shownPool(match, now) : allStakes(match)
  return pool[1] + pool[2]
}

export const otherSide = (side: Side): Side => (side === 1 ? 2 : 1)

/** Returns the smaller of the losing stakes and `maxGain` times the winning ones, in wei. */
export function matchedStakes(losing: bigint, winning: bigint, maxGain: number): bigint {
  const most = BigInt(maxGain) * winning
  return losing < most ? losing : most
}

/** Returns both pools' stakes. */
export const allStakes = ({ totalPoolA, totalPoolB }: Match): Pool => ({ 1: totalPoolA, 2: totalPoolB })

/** Returns Team A's share of all stakes in bps, `undefined` before the first bet. */
export function poolShareABps({ 1: a, 2: b }: Pool): number | undefined {
  if (a + b === 0n) return undefined
  const share = Number((a * 10_000n) / (a + b))
  // Keeps a tiny side visible. Rounding down does so for Team B's.
  return share === 0 && a > 0n ? 1 : share
}

/**
 * Returns the payout per staked wei if `side` wins, net of the fee, at the pool's present stakes: six decimals, rounded
 * down. `undefined` for an empty side, where it depends on the first bet.
 */
export function multiplier(pool: Pool, side: Side, { feeBps, maxGain }: Rates): number | undefined {
  const own = pool[side]
  if (own === 0n) return undefined
  const matched = matchedStakes(pool[otherSide(side)], own, maxGain)
  const gain = (matched * BigInt(10_000 - feeBps) * 100n) / own
  return Number(1_000_000n + gain) / 1_000_000
}

/**
 * Returns the live stakes that a side still accepts from all bettors, in wei: maxBet + liveCapBps × early / 10,000 − live,
 * at least 0. `undefined` before the start.
 */
export function liveRoom(match: Match, side: Side, now: number): bigint | undefined {
  if (now < match.startTime) return undefined
  const { early, live } = poolsOf(match)
  const cap = match.maxBet + ((early[1] + early[2]) * BigInt(match.liveCapBps)) / 10_000n
  return live[side] < cap ? cap - live[side] : 0n
}

interface OddsOfAmount {
  /** A stake in wei. */
  amount: bigint
  /** Its payout per staked wei if its side wins and no other bet follows. */
  multiplier: number
}

/** Returns the odds of the smallest and of the largest bet that a side takes now, if anyone bet against it. */
export function oddsDepth(match: Match, side: Side, now: number): OddsOfAmount[] {
  const name = openPool(match, now)
  if (!isBettingOpen(match, now) || poolsOf(match)[name][otherSide(side)] === 0n) return []
  const { minBet, maxBet } = match
  const room = liveRoom(match, side, now)
  const largest = room === undefined || room > maxBet ? maxBet : room
  if (largest < minBet) return []
  const amounts = largest === minBet ? [largest] : [minBet, largest]
  return amounts.flatMap((amount) => {
    const times = multiplier(addStake(poolsOf(match), name, side, amount)[name], side, match)
    return times === undefined ? [] : { amount, multiplier: times }
  })
}

export interface ShownOdds extends Pick<OddsOfAmount, 'multiplier'> {
  /** Set where they are those of this stake alone, in wei. */
  amount?: bigint
}

/**
 * Returns a side's present odds in the pool that is shown. Where the largest bet halves those of the smallest, only one size is
 * left, or nobody bet on the side, present ones would mislead or don't exist: then the smallest bet's. `undefined` while there
 * are none either.
 */
export function shownOdds(match: Match, side: Side, now: number): ShownOdds | undefined {
  const times = multiplier(shownPool(match, now), side, match)
  const depth = oddsDepth(match, side, now)
  return times === undefined || depth.length === 1 || isSteep(depth) ? depth[0] : { multiplier: times }
}

/** Returns `true` if the largest bet gets less than half of the smallest one's odds: either alone would mislead. */
export function isSteep([small, large]: readonly OddsOfAmount[]): boolean {
  return small !== undefined && large !== undefined && large.multiplier < small.multiplier / 2
}
