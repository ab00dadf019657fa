import { liveRoom } from '@/domain/bet/payout'
import type { Match, Side } from '@/domain/match/match'

/** The limit that applies: `maxBet` alone, `maxBet` less the position, or the live cap. */
type StakeBound = 'match' | 'position' | 'liveCap'

export interface StakeRoom {
  max: bigint
  bound: StakeBound
}

/** Returns how much a bettor who holds `held` may add to a side, in wei. */
export function stakeRoom(match: Match, side: Side, held: bigint, now: number): StakeRoom {
  const left = held < match.maxBet ? match.maxBet - held : 0n
  const live = liveRoom(match, side, now)
  if (live !== undefined && live < left) return { max: live, bound: 'liveCap' }
  return { max: left, bound: held > 0n ? 'position' : 'match' }
}
