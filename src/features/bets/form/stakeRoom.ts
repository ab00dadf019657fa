import { liveRoom } from '@/domain/bet/payout'
import type { Match, Side } from '@/domain/match/match'

/** What keeps a bettor from adding more: the match's `maxBet`, alone or with what is held, or the live cap. */
type StakeBound = 'match' | 'position' | 'liveCap'

/** The most that a bettor may add to one side now, in wei, and what sets it. */
export interface StakeRoom {
  max: bigint
  bound: StakeBound
}

/**
 * @param held what the bettor already has on that side, in wei
 * @param now the chain's now, unix seconds
 */
export function stakeRoom(match: Match, side: Side, held: bigint, now: number): StakeRoom {
  const left = held < match.maxBet ? match.maxBet - held : 0n
  const live = liveRoom(match, side, now)
  if (live !== undefined && live < left) return { max: live, bound: 'liveCap' }
  return { max: left, bound: held > 0n ? 'position' : 'match' }
}
