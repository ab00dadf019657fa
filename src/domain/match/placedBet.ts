import type { Address } from 'viem'
import { type Side, sideOf } from './match'
import type { Pool, PoolName } from './odds'

/** One bet from its event. Amounts are wei. */
export interface PlacedBet {
  matchId: bigint
  account: Address
  side: Side
  amount: bigint
  /** The pool that took the bet. */
  pool: PoolName
  /** The stakes in that pool with this bet. */
  stakes: Pool
}

interface BetPlaced {
  matchId: bigint
  user: Address
  amount: bigint
  prediction: number
  poolA: bigint
  poolB: bigint
  isLive: boolean
}

/** Returns the bet of a `BetPlaced` event. */
export function toPlacedBet(event: BetPlaced): PlacedBet {
  const { matchId, user, amount, prediction, poolA, poolB, isLive } = event
  const stakes = { 1: poolA, 2: poolB }
  return { matchId, account: user, side: sideOf(prediction), amount, pool: isLive ? 'live' : 'early', stakes }
}
