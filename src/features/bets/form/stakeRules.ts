import { parseEther } from 'viem'
import type { Match, Side } from '@/domain/match/match'
import { liveRoom, openPool } from '@/domain/match/odds'

/** The largest stake in wei and the limit that applies: `maxBet` alone or less the position, the live cap, … */
export interface StakeRoom {
  max: bigint
  bound: 'match' | 'position' | 'liveCap' | 'dailyLimit'
}

/** A `StakeRoom` that the wallet's balance can also limit. */
export type PayableRoom = StakeRoom | { max: bigint; bound: 'balance' }

/**
 * Returns how much a bettor who holds `held` may add to a side, in wei.
 * @param daily the rest of a daily limit
 * @param coming stakes on the match that may still be placed
 */
export function stakeRoom(
  match: Match,
  side: Side,
  held: bigint,
  now: number,
  daily: bigint | undefined,
  coming = 0n,
): StakeRoom {
  const left = less(match.maxBet, held + coming)
  const liveLeft = liveRoom(match, side, now)
  const live = liveLeft === undefined ? undefined : less(liveLeft, coming)
  const room: StakeRoom =
    live !== undefined && live < left
      ? { max: live, bound: 'liveCap' }
      : { max: left, bound: held + coming > 0n ? 'position' : 'match' }
  return daily !== undefined && daily < room.max ? { max: daily, bound: 'dailyLimit' } : room
}

const less = (wei: bigint, used: bigint): bigint => (used < wei ? wei - used : 0n)

export function payableRoom(room: StakeRoom, balance: bigint | undefined): PayableRoom {
  return balance !== undefined && balance < room.max ? { max: balance, bound: 'balance' } : room
}

const LADDER = ['0.01', '0.05', '0.1', '0.5', '1', '5', '10', '50']
const MOST = 4

/** Returns the minimum and the next round stakes that the match accepts, in wei, ascending. */
export function quickStakes(match: { minBet: bigint; maxBet: bigint }): bigint[] {
  const round = LADDER.map((weth) => parseEther(weth))
  const accepted = round.filter((stake) => stake > match.minBet && stake <= match.maxBet)
  return [match.minBet, ...accepted].slice(0, MOST)
}

/** Accepts any odds. */
export const NO_ODDS_LIMIT = 10_000

/** Accepted losses of profit, in bps. */
export const ODDS_TOLERANCES = [500, 1_000, 2_500, NO_ODDS_LIMIT] as const

export const DEFAULT_TOLERANCE = 1_000

export const GUARD_MINUTES = 10

/** Returns a bet's minimum payout in wei. The tolerance applies to the profit, a small part of a favourite's payout. */
export function minPayoutOf(stake: bigint, payout: bigint, toleranceBps: number): bigint {
  return stake + ((payout - stake) * BigInt(10_000 - toleranceBps)) / 10_000n
}

/** Returns the last second before the open pool changes, so that a late bet doesn't slide into the live pool. */
export function poolClosesAt(match: Match, now: number): number {
  return (openPool(match, now) === 'early' ? match.startTime : match.endTime) - 1
}
