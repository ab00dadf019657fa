import type { ContractEventArgsFromTopics } from 'viem'
import type { bettingPoolAbi } from '@/chain/queries/generated'
import { sideOf } from './match'

type BetPlaced = ContractEventArgsFromTopics<typeof bettingPoolAbi, 'BetPlaced'>

export type PlacedBet = ReturnType<typeof toPlacedBet>

/** Returns the bet of a `BetPlaced` event. Amounts are wei. */
export function toPlacedBet({ matchId, user, amount, prediction, poolA, poolB, isLive }: BetPlaced) {
  return {
    matchId,
    account: user,
    side: sideOf(prediction),
    amount,
    /** The pool that took the bet. */
    pool: isLive ? ('live' as const) : ('early' as const),
    /** The stakes in that pool with this bet. */
    stakes: { 1: poolA, 2: poolB },
  }
}
