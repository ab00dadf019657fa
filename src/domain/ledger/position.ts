import type { Address } from 'viem'
import { type Bet, stakesOf } from '@/domain/bet/bet'
import { type Stakes, settledPayout } from '@/domain/bet/payout'
import type { Match, Side } from '@/domain/match/match'
import { poolsOf } from '@/domain/match/odds'

/** One account's stakes on a match, in wei. */
export interface Position {
  account: Address
  matchId: bigint
  side: Side
  stakes: Stakes
  claimed: boolean
}

const AMOUNT_BITS = 88
const MATCH_ID_BITS = 48
const SIDE_BITS = 8

/** Unpacks a `PackedPosition` of the lens. */
export function unpackPosition(account: Address, packed: bigint): Position {
  let left = packed
  const take = (bits: number) => {
    const value = BigInt.asUintN(bits, left)
    left >>= BigInt(bits)
    return value
  }
  const [early, live, matchId] = [take(AMOUNT_BITS), take(AMOUNT_BITS), take(MATCH_ID_BITS)]
  const side = take(SIDE_BITS) === 1n ? 1 : 2
  return { account, matchId, side, stakes: { early, live }, claimed: left !== 0n }
}

export function positionOf(account: Address, bet: Bet): Position {
  const { match, prediction: side, claimed } = bet
  return { account, matchId: match.id, side, stakes: stakesOf(bet), claimed }
}

export function stakeOf({ stakes }: Position): bigint {
  return stakes.early + stakes.live
}

/** Computes what a match with a result pays on a position and the fee on it, in wei, claimed or not. */
export function payoutOf(match: Match, { side, stakes }: Position): { payout: bigint; fee: bigint } {
  return settledPayout(poolsOf(match), side, stakes, match, match.winner)
}
