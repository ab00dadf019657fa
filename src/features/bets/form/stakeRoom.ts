import { liveRoom } from '@/domain/bet/payout'
import type { Match, Side } from '@/domain/match/match'

/** The largest stake in wei and the limit that applies: `maxBet` alone or less the position, the live cap, … */
export interface StakeRoom {
  max: bigint
  bound: 'match' | 'position' | 'liveCap' | 'dailyLimit'
}

/** The room within the balance too. */
export type PayableRoom = StakeRoom | { max: bigint; bound: 'balance' }

/** Returns how much a bettor who holds `held` may add to a side, in wei. Without a daily limit its rest is `undefined`. */
export function stakeRoom(
  match: Match,
  side: Side,
  held: bigint,
  now: number,
  dailyRemaining: bigint | undefined,
): StakeRoom {
  const left = held < match.maxBet ? match.maxBet - held : 0n
  const live = liveRoom(match, side, now)
  const room: StakeRoom =
    live !== undefined && live < left
      ? { max: live, bound: 'liveCap' }
      : { max: left, bound: held > 0n ? 'position' : 'match' }
  return dailyRemaining !== undefined && dailyRemaining < room.max
    ? { max: dailyRemaining, bound: 'dailyLimit' }
    : room
}

export function payableRoom(room: StakeRoom, balance: bigint | undefined): PayableRoom {
  return balance !== undefined && balance < room.max ? { max: balance, bound: 'balance' } : room
}
